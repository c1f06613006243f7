import type { ClaimRule } from "./rule.ts"

export const medicineRules: ReadonlyArray<ClaimRule> = [
  {
    id: "RX-PROMO",
    category: "prescription-medicine",
    severity: "block",
    severityIn: { US: "warn" },
    markets: ["UK", "EU", "TR", "US"],
    reason: "It advertises a medicine that needs a prescription.",
    safer: "Describe the condition and the consultation, not the prescription medicine.",
    source:
      "CAP 12.12; Human Medicines Regulations 2012 reg 284; Directive 2001/83/EC Art 88(1)(a); TR: 1262 sayılı Kanun / TİTCK tanıtım yönetmeliği; FDA prescription drug advertising (fair balance)",
  },
  {
    id: "RX-DOSE",
    category: "individual-advice",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    unlessCited: true,
    reason: "It gives the viewer a dose.",
    safer:
      'Replace the dose by "follow the label" or "ask your pharmacist", or attribute it to a cited trial or guideline.',
    source: "CAP 12.2; GPhC/GMC remote advice guidance",
  },
  {
    id: "RX-UNAPPROVED",
    category: "dangerous-substance",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It names a substance that is not approved for people.",
    safer: "Only as a safety topic, with the regulator's warning named.",
    source: "FDA bulk-substances category 2 / warning letters; WADA Prohibited List S0, S1; UK FSA on DNP",
  },
  {
    id: "RX-VULNERABLE",
    category: "vulnerable-groups",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    reason:
      "It advises children, or people who are pregnant or breastfeeding, without sending them to a professional.",
    safer: 'Add the exclusion or "ask your midwife, pharmacist or paediatrician first".',
    source: "CAP 12.2, 5.1; Reg (EC) 1924/2006 Art 14(1)(b)",
  },
  {
    id: "DX-PERSONAL",
    category: "remote-diagnosis",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It diagnoses the viewer from afar.",
    safer: "These can be signs of X and of other things; a blood test / exam can tell.",
    source: "CAP 12.2, 12.2.1 (no diagnosis by correspondence)",
  },
  {
    id: "DX-SEND-ME",
    category: "privacy",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It asks people to hand over health details in public or by message.",
    safer: "Please do not post personal health details here; book an appointment.",
    source: "HIPAA 45 CFR 164.502; GDPR Art 9; KVKK m.6; CAP 12.2.1",
  },
]
