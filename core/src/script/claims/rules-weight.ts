import type { ClaimRule } from "./rule.ts"

export const weightRules: ReadonlyArray<ClaimRule> = [
  {
    id: "WT-RATE",
    category: "weight-loss",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "A rate or amount of weight loss may not be promised.",
    safer: "Many people aim for gradual loss; results vary. Talk to a dietitian about a plan that fits you.",
    source:
      "CAP 13.9, 13.10, 15.6 (rate or amount of weight loss); Reg (EC) 1924/2006 Art 12(b); FTC Gut Check #1, #5; TikTok Shop: weight-management claims prohibited",
  },
  {
    id: "WT-NO-EFFORT",
    category: "weight-loss",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "Weight does not change without effort, whatever is sold.",
    safer: "Name the effort: energy intake, activity, sleep, follow-up.",
    source: "FTC Gut Check #1–#4, #7; CAP 13.1, 13.4",
  },
  {
    id: "WT-SPOT",
    category: "weight-loss",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    reason: "Fat is not lost from a chosen place.",
    safer: "You cannot choose where fat is lost; strength work changes the muscle underneath.",
    source: "CAP 13.9 (fat lost from specific parts of the body)",
  },
  {
    id: "WT-EXTREME",
    category: "disordered-eating",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It sets an extreme target for eating or fasting.",
    safer: "Remove the target; point to a clinician or an eating-disorder helpline.",
    source:
      "TikTok Community Guidelines: disordered eating and body image; CAP 1.3 and section 13; NICE NG69",
  },
  {
    id: "WT-SHAME",
    category: "stigma",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    ignoresFrames: true,
    reason: "It shames a body or points at the viewer.",
    safer: 'Use person-first language: "people living with obesity".',
    source: "Meta ad policy: personal attributes; WHO/EASO people-first language",
  },
  {
    id: "WT-GLP1-LIKE",
    category: "weight-loss",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "No food or supplement compares with these medicines.",
    safer: "No food or supplement has shown an effect comparable to GLP-1 medicines.",
    source: "ASA rulings 2025 on GLP-1 comparison claims (Taylor Wessing summary); CAP 12.11, 12.12",
  },
]
