import type { ClaimRule } from "./rule.ts"

export const evidenceRules: ReadonlyArray<ClaimRule> = [
  {
    id: "EV-GUARANTEE",
    category: "overclaim",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "No method works for every person.",
    safer:
      'Give the typical result with its range: "About 4 in 10 people in the trial improved by at least 30%."',
    source:
      "FTC Gut Check #6 (works for all users); FTC HPCG (2022); CAP 3.7; TR Yönetmelik RG 12.11.2025 (yanıltıcı/abartılı ifade)",
  },
  {
    id: "EV-MIRACLE",
    category: "overclaim",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    reason: "Hype in the place of a finding.",
    safer: "Replace the hype word with the specific finding.",
    source:
      'FTC consumer advice: common health scams ("miracle cure"); FDA health fraud red flags; CAP 3.1; TR Yönetmelik',
  },
  {
    id: "EV-PROVEN-NOCITE",
    category: "substantiation",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    unlessCited: true,
    reason: "It leans on science without naming the source.",
    safer: "Attach a citation to this sentence ([1] with a PMID or DOI) or drop the appeal to science.",
    source:
      "FTC HPCG: establishment claims need the level of proof stated; CAP 3.7, 12.1; Walters & Wilder 2023; Gravel 2023 (fabricated references)",
  },
  {
    id: "EV-NO-RISK",
    category: "safety-overclaim",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "Nothing that has an effect is free of risk for everyone.",
    safer: "Name the commonest side effect and who should not use it.",
    source:
      "CAP 12.10 (not safe merely because natural); FTC HPCG: safety claims; Directive 2001/83/EC Art 90",
  },
  {
    id: "EV-ANIMAL",
    category: "substantiation",
    severity: "warn",
    markets: ["US", "UK", "EU"],
    reason: "Results in animals or cells do not tell people what to do.",
    safer: 'Say "in mice" and "not tested in people yet", or use a human trial.',
    source: "FTC HPCG 2022: animal and in-vitro studies alone are not sufficient",
  },
  {
    id: "EV-EVERYONE",
    category: "overclaim",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    reason: "What helps one group is not advice for all.",
    safer: 'Name the group: "Adults over 50 who …".',
    source: "CAP 3.1; UK CMA/ASA responsible advertising 1.3",
  },
  {
    id: "EV-SUPERLATIVE",
    category: "comparative",
    severity: "warn",
    markets: ["UK", "EU", "TR", "US"],
    reason: "It claims to be better than all others.",
    safer: "Say why it is first-line, and according to which guideline.",
    source: "CAP 3.33; TR Yönetmelik: diğer kuruluşlarla kıyas ve üstünlük iddiası yasağı",
  },
  {
    id: "EV-FDA-APPROVED",
    category: "regulatory-status",
    severity: "block",
    markets: ["US"],
    reason: "Supplements are not approved by regulators before they are sold.",
    safer: "FDA does not approve dietary supplements before they are sold.",
    source: 'FDA: "Is it really FDA approved?"; TR: 5996 sayılı Kanun / TİTCK',
  },
]
