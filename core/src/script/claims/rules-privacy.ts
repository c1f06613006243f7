import type { ClaimRule } from "./rule.ts"

export const privacyRules: ReadonlyArray<ClaimRule> = [
  {
    id: "PHI-PATIENT",
    category: "privacy",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    ignoresFrames: true,
    cased: true,
    reason: "A detail like this can identify a patient.",
    safer: 'Use a composite: "People often tell me…" with no name, age, place, date or job.',
    source:
      "HIPAA Privacy Rule 45 CFR 164.514(b)(2) (18 identifiers); GMC social media guidance; GDPR Art 9; KVKK m.6; Hasta Hakları Yönetmeliği m.21",
  },
  {
    id: "PHI-IDENTIFIER",
    category: "privacy",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    ignoresFrames: true,
    cased: true,
    reason: "It names a person, an account, a number or an address.",
    safer: "Delete the identifier.",
    source: "45 CFR 164.514(b)(2)(i); KVKK m.3, m.6; Reddit Data API / Responsible Builder Policy",
  },
  {
    id: "PHI-TESTIMONIAL",
    category: "testimonial",
    severity: "warn",
    severityIn: { TR: "block" },
    markets: ["US", "UK", "EU", "TR"],
    reason: "A patient's praise or result is used as proof.",
    safer:
      "Say the typical result from a cited source; drop the testimonial (banned for health services in Türkiye).",
    source: "16 CFR 255.2 (typical results); CAP 3.45–3.48, 13.1; TR Yönetmelik RG 12.11.2025",
  },
  {
    id: "CR-TITLE",
    category: "credential",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    ignoresFrames: true,
    heldBy: ["sports_medicine_doctor"],
    reason: "It claims a title that the profile does not hold.",
    safer: "The profile says another profession; use your registered title.",
    source: "TR Yönetmelik RG 12.11.2025 (unvan); 16 CFR 255.3; UK Medical Act 1983 s49",
  },
]
