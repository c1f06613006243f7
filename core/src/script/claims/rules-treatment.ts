import type { ClaimRule } from "./rule.ts"

export const treatmentRules: ReadonlyArray<ClaimRule> = [
  {
    id: "HC-CURE",
    category: "disease-claim",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It promises a cure, which no food, product or exercise may be said to do.",
    safer:
      'Say what the evidence shows and for whom, and name the limit: "In adults with X, one trial found Y; it is not a cure. Ask your clinician."',
    source:
      "FTC Health Products Compliance Guidance (2022); 21 CFR 101.93(g)(2)(i); CAP 12.6, 12.11, 15.6.2; Reg (EU) 1169/2011 Art 7(3); YouTube medical misinformation policy (answer 13813322); TR: Sağlık Hizmetlerinde Tanıtım ve Bilgilendirme Faaliyetleri Hakkında Yönetmelik (RG 12.11.2025)",
  },
  {
    id: "HC-SUPP-DISEASE",
    category: "disease-claim",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It says that a food or supplement treats or prevents a disease.",
    safer:
      'Use a structure/function or authorised wording: "Vitamin D contributes to the maintenance of normal bones" (Reg (EU) 432/2012).',
    source:
      "21 CFR 101.93(g); CAP 15.6.2; Reg (EC) 1924/2006 Arts 10, 14; TR: Gıda ve Takviye Edici Gıdalarda Sağlık Beyanı Kullanımı Hakkında Yönetmelik (RG 20.04.2023/32169)",
  },
  {
    id: "HC-SUBSTITUTE",
    category: "treatment-substitution",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It puts something in the place of a prescribed treatment.",
    safer: "Do not stop or change a prescribed treatment without talking to the clinician who prescribed it.",
    source:
      'CAP 12.2; YouTube: treatment misinformation ("take vitamin C instead of radiation therapy"); TikTok: medical advice that discourages appropriate care; FTC HPCG (2022)',
  },
  {
    id: "HC-DISCOURAGE",
    category: "treatment-substitution",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It talks people out of seeing a clinician.",
    safer: "If it does not settle in [time] or you notice [red flags], see a clinician.",
    source: "CAP 12.2; YouTube: discouraging professional medical treatment; TikTok harmful misinformation",
  },
  {
    id: "HC-HARMFUL-REMEDY",
    category: "dangerous-substance",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It names a substance that regulators list as harmful, without saying so.",
    safer: "Remove it, or reframe as a safety warning and name the regulator that warned.",
    source:
      "YouTube harmful substances list (MMS, black salve, turpentine, B17, high-grade hydrogen peroxide, chelation for autism, colloidal silver, kerosene…); FDA warning on MMS",
  },
  {
    id: "HC-INFANT-FOOD",
    category: "dangerous-substance",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It gives honey to a child under one year, whom it can poison.",
    safer: "No honey before the first birthday: it can cause infant botulism.",
    source: "NHS: foods to avoid giving babies; CDC: botulism prevention",
  },
  {
    id: "HC-VACCINE",
    category: "public-health-misinformation",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It contradicts what health authorities say about vaccines.",
    safer: "Quote the national schedule or WHO position and link it.",
    source: "YouTube: prevention misinformation; TikTok: misleading statements about vaccines",
  },
  {
    id: "HC-DENIAL",
    category: "public-health-misinformation",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    reason: "It denies that a recognised condition exists.",
    safer: "State the established definition and how it is diagnosed.",
    source: "YouTube: denial misinformation",
  },
]
