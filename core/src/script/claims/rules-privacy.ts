import type { ClaimRule } from "./rule.ts"

export const privacyRules: ReadonlyArray<ClaimRule> = [
  {
    id: "PHI-PATIENT",
    category: "privacy",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:[Mm]y|[Oo]ur|[Aa]) (?:patient|client)(?:,)? (?:named |called )?\p{Lu}\p{Ll}+(?!\p{L})`,
      String.raw`(?:[Mm]y|[Oo]ur|[Aa]) (?:\p{L}+ )?(?:patient|client) (?:from|in|aged|who is \d+|born|works?)`,
      String.raw`\d{1,3}[- ]year[- ]old (?:\p{Ll}+ )?(?:patient|client|man|woman|boy|girl)`,
    ],
    turkish: [
      String.raw`(?:[Hh]astam(?:ız)?|[Dd]anışanım) \p{Lu}\p{Ll}+`,
      String.raw`\d{1,3} yaşında(?:ki)? (?:\p{Ll}+ )?(?:hasta|danışan)\p{Ll}*`,
    ],
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
    english: [
      String.raw`\/?[ur]\/[A-Za-z0-9_-]{3,}`,
      String.raw`(?<!\d)(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{2,3}[ .-]\d{2,4}(?:[ .-]\d{2})?(?!\d)`,
      String.raw`(?<!\d)\d{11}(?!\d)`,
      String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+`,
      String.raw`(?:https?:\/\/|www\.)\S+`,
      String.raw`@[A-Za-z0-9_.]{3,}`,
    ],
    turkish: [],
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
    english: [
      String.raw`my (?:patient|client)(?:s)? (?:lost|dropped|gained|recovered|was cured|loves?|is (?:so )?happy|swears?|got rid|raves?)`,
      String.raw`(?:patient|client)s? (?:loves?|rave|swear by) (?:it|this|my|our)`,
    ],
    turkish: [
      String.raw`(?:hasta|danışan)(?:m|mız|ımız|ım|larım|larımız) (?:\p{L}+ ){0,2}?(?:teşekkür|memnun|kurtuldu|zayıfladı|verdi)\p{L}*`,
      String.raw`(?:hasta|danışan)\p{L}*[^.!?]{0,40}çok memnun\p{L}*`,
    ],
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
    english: [
      String.raw`as (?:a|an|your) (?:medical )?(?:doctor|physician|gp|surgeon|psychiatrist|cardiologist|dermatologist|neurologist)(?=\P{L}*(?:,|i\b|my))`,
      String.raw`i(?:'m| am) (?:a|an|your) (?:medical )?(?:doctor|physician|gp|surgeon)`,
    ],
    turkish: [
      String.raw`(?:doktor|hekim|cerrah|psikiyatrist|kardiyolog|dermatolog) olarak`,
      String.raw`ben (?:bir )?(?:doktorum|hekimim)`,
    ],
    ignoresFrames: true,
    heldBy: ["sports_medicine_doctor"],
    reason: "It claims a title that the profile does not hold.",
    safer: "The profile says another profession; use your registered title.",
    source: "TR Yönetmelik RG 12.11.2025 (unvan); 16 CFR 255.3; UK Medical Act 1983 s49",
  },
]
