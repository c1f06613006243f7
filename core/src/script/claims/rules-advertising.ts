import type { ClaimRule } from "./rule.ts"

export const advertisingRules: ReadonlyArray<ClaimRule> = [
  {
    id: "AD-UNDISCLOSED",
    category: "disclosure",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    excusedAnywhere: true,
    ignoresFrames: true,
    reason: "It advertises without saying so.",
    safer: 'Say it aloud and on screen in the first seconds: "This is a paid partnership with …".',
    source:
      "16 CFR 255.5, 255.0(f) (audio and visual disclosure); CAP 2.1, 2.3; TR: Sosyal Medya Etkileyicileri Kılavuzu (2021)",
  },
  {
    id: "AD-EXPERT-ENDORSE",
    category: "endorsement",
    severity: "warn",
    severityIn: { UK: "block", TR: "block" },
    markets: ["US", "UK", "EU", "TR"],
    reason: "A profession is used to recommend a product.",
    safer: "Give the criteria for choosing, not the brand, and disclose any connection.",
    source:
      "CAP 12.18, 15.6 (health professionals endorsing medicines / foods); Reg (EC) 1924/2006 Art 12(c); 16 CFR 255.3 (expert endorsements); TR Yönetmelik (ürün övme)",
  },
  {
    id: "AD-PRICE",
    category: "health-service-advertising",
    severity: "info",
    severityIn: { TR: "block" },
    markets: ["TR", "UK", "EU", "US"],
    reason: "A price or an offer for a health service.",
    safer: "Move price to your own price list page.",
    source:
      "TR Yönetmelik RG 12.11.2025 (ücret, kampanya, çekiliş yasağı); CAP 8 (promotions); GMC cosmetic interventions guidance",
  },
  {
    id: "AD-URGENCY",
    category: "pressure",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    ignoresFrames: true,
    reason: "It puts time pressure on a health decision.",
    safer: "Remove time pressure from a health decision.",
    source:
      "CAP guidance on cosmetic interventions; GMC guidance for doctors who offer cosmetic interventions",
  },
  {
    id: "AD-BEFORE-AFTER",
    category: "health-service-advertising",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    reason: "Before-and-after pictures mislead without the same conditions, consent and dates.",
    safer: "Typical result, same lighting, written consent, dates.",
    source: "CAP 3.1/13.10; CAP advice before-and-after photos; TR Yönetmelik RG 12.11.2025",
  },
]
