import type { ClaimRule } from "./rule.ts"
import { terms } from "./terms.ts"

export const treatmentRules: ReadonlyArray<ClaimRule> = [
  {
    id: "HC-CURE",
    category: "disease-claim",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:cures?|cured|curing|reverses?|reversed|eliminates?|eradicates?|heals?|healed|gets? rid of) (?:\p{L}+ ){0,3}?${terms.diseasesEnglish}`,
      String.raw`(?:a|the|natural) cure for (?:\p{L}+ ){0,2}?${terms.diseasesEnglish}`,
    ],
    turkish: [
      String.raw`${terms.diseasesTurkish} (?:\p{L}+ ){0,2}?(?:yok ed\p{L}*|iyileştir(?!me[zk]|il)\p{L}*|tamamen geçir(?!me)\p{L}*|bitir(?!me)(?:ir|iyor|en)\p{L}*|yen(?:er|iyor|en)(?!\p{L}))`,
      String.raw`${terms.diseasesTurkish} (?:kesin )?(?:çözüm|şifa)\p{L}*`,
    ],
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
    english: [
      String.raw`${terms.remediesEnglish}(?: ${terms.filler}){0,4}? (?:treats?|prevents?|fights?|heals?|stops?|to (?:treat|prevent|fight|heal|stop)) (?:\p{L}+ ){0,2}?${terms.diseasesEnglish}`,
    ],
    turkish: [
      String.raw`${terms.remediesTurkish}(?: ${terms.filler}){0,3}? ${terms.diseasesTurkish} (?:tedavi ed(?:er|iyor|en)\p{L}*|önle(?:r|yen|yor)(?!\p{L})|iyi gelir|engelle(?:r|yor)(?!\p{L})|geçirir)`,
    ],
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
    english: [
      String.raw`instead of (?:your |the )?(?:radiation(?: therapy)?|radiotherapy|chemo(?:therapy)?|insulin|statins?|antibiotics?|medications?|medicines?|meds|surgery|antidepressants?|inhalers?|blood pressure (?:pills?|medication))`,
      String.raw`(?:ditch|stop(?: taking)?|quit|throw (?:away|out)|come off|skip|get off|drop) (?:your|the) (?:\p{L}+ ){0,2}?(?:statins?|insulin|medications?|medicines?|meds|antidepressants?|blood thinners?|inhalers?|pills?)`,
      String.raw`(?:do not|don't|no longer|won't) need (?:your |any )?(?:insulin|statins?|medications?|medicines?|meds|chemo(?:therapy)?|antibiotics?|antidepressants?)`,
      String.raw`replaces? (?:your )?(?:insulin|statins?|medications?|medicines?|chemo(?:therapy)?|antidepressants?)`,
    ],
    turkish: [
      String.raw`ilac\p{L}* (?:bırak|kes)(?:ın|ınız|abilirsin\p{L}*|ıp|tım|tık)?(?!\p{L})`,
      String.raw`(?:kemoterapi|radyoterapi|insülin|ilaç|ilacınız|statin|antibiyotik|ameliyat)\p{L}* yerine(?! geçmez)`,
      String.raw`(?:insüline|ilaca|ilaçlara|kemoterapiye) (?:gerek|ihtiyaç\p{L}*) (?:yok|kalmaz)\p{L}*`,
    ],
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
    english: [
      String.raw`(?:do not|don't|no) need (?:to )?(?:see|visit|call|go to|consult)? ?(?:a|your|the|any) (?:doctor|physician|gp|clinician|dentist|pharmacist)`,
      String.raw`(?:do not|don't|never) (?:trust|listen to|believe|see|go to) (?:your |a |the )?(?:doctors?|physicians?|gp|clinicians?)`,
      String.raw`no need (?:to see|for) (?:a|your) doctor`,
      String.raw`skip the doctor`,
    ],
    turkish: [
      String.raw`(?:doktora|hekime|uzmana) (?:gitmenize|gitmene|gitmeye|danışmanıza|görünmenize|başvurmanıza)? ?gerek (?:yok|kalmaz)\p{L}*`,
      String.raw`(?:doktora|hekime|doktorunuza|hekiminize|doktorlara) (?:gitmeyin|güvenmeyin|inanmayın|danışmayın)`,
    ],
    reason: "It talks people out of seeing a clinician.",
    safer: "If it does not settle in [time] or you notice [red flags], see a clinician.",
    source: "CAP 12.2; YouTube: discouraging professional medical treatment; TikTok harmful misinformation",
  },
  {
    id: "HC-HARMFUL-REMEDY",
    category: "dangerous-substance",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [String.raw`${terms.harmfulEnglish}`],
    turkish: [String.raw`${terms.harmfulTurkish}`],
    reason: "It names a substance that regulators list as harmful, without saying so.",
    safer: "Remove it, or reframe as a safety warning and name the regulator that warned.",
    source:
      "YouTube harmful substances list (MMS, black salve, turpentine, B17, high-grade hydrogen peroxide, chelation for autism, colloidal silver, kerosene…); FDA warning on MMS",
  },
  {
    id: "HC-VACCINE",
    category: "public-health-misinformation",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:vaccines?|shots?|jabs?|immuni[sz]ations?)(?: ${terms.filler}){0,3}? (?:causes?|caused|makes?|leads? to|gives?|triggers?)(?: ${terms.filler}){0,3}? (?:autism|infertile|infertility|cancer|adhd|sterile|miscarriages?|dna)`,
      String.raw`(?:vaccines?|shots?|jabs?) (?:are|is) (?:poison|toxic|useless|a hoax|a scam)`,
    ],
    turkish: [
      String.raw`aşı\p{L}*(?: ${terms.filler}){0,3}? (?:otizm|kısırlık|kanser|kısır)\p{L}*(?: ${terms.filler}){0,2}? ?(?:yap(?:ıyor|ar)|yol aç(?:ar|ıyor)|neden ol(?:ur|uyor)|eder|ediyor)\p{L}*`,
      String.raw`aşı\p{L}* (?:zehir|zararlı|gereksiz)\p{L}*`,
    ],
    reason: "It contradicts what health authorities say about vaccines.",
    safer: "Quote the national schedule or WHO position and link it.",
    source: "YouTube: prevention misinformation; TikTok: misleading statements about vaccines",
  },
  {
    id: "HC-DENIAL",
    category: "public-health-misinformation",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:adhd|autism|long covid|covid(?:-19)?|endometriosis|fibromyalgia|depression|hiv|aids|viruses|germs|cancer|me/cfs|migraine)(?: \p{L}+)? (?:is|are) (?:made up|fake|a hoax|not real|a myth|invented)`,
      String.raw`(?:viruses|germs|adhd|autism|covid|hiv|depression|migraines?) (?:do not|don't|does not|doesn't) exist`,
    ],
    turkish: [
      String.raw`(?:otizm|dehb|depresyon|migren|covid|virüs\p{L}*|fibromiyalji|kanser) (?:diye bir şey yok|uydurma|gerçek değil)\p{L}*`,
    ],
    reason: "It denies that a recognised condition exists.",
    safer: "State the established definition and how it is diagnosed.",
    source: "YouTube: denial misinformation",
  },
]
