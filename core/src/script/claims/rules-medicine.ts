import type { ClaimRule } from "./rule.ts"
import { terms } from "./terms.ts"

export const medicineRules: ReadonlyArray<ClaimRule> = [
  {
    id: "RX-PROMO",
    category: "prescription-medicine",
    severity: "block",
    severityIn: { US: "warn" },
    markets: ["UK", "EU", "TR", "US"],
    english: [
      String.raw`(?:order|buy|get|book|grab|claim|shop) (?:your |some |for )?${terms.prescribedEnglish}`,
      String.raw`${terms.prescribedEnglish}(?: ${terms.filler}){0,3}? (?:from [£$€]\d+|for (?:only|just)|[£$€]\d+|offers?|deals?|sale|discount|link in)`,
    ],
    turkish: [
      String.raw`${terms.prescribedTurkish} (?:kampanya|indirim|fırsat|fiyat)\p{L}*`,
      String.raw`${terms.prescribedTurkish}(?: ${terms.filler}){0,3}? (?:sipariş|randevu al|satın al)\p{L}*`,
    ],
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
    english: [
      String.raw`(?:take|taking|use|try|start with|dose of|go (?:up )?to) (?:about |around |up to |at least |a )?${terms.amount}(?:[–-]${terms.amount})?\s?(?:mg|milligrams?|mcg|micrograms?|µg|iu|international units?|tablets?|capsules?|pills?|drops|grams? of|g of)(?! of protein)`,
      String.raw`${terms.amount}\s?(?:mg|mcg|iu|milligrams?) (?:every|each|twice|three times) (?:day|daily|night|morning|a day|\d+ hours)`,
    ],
    turkish: [
      String.raw`${terms.amount}\s?(?:mg|mcg|iu|ünite|miligram|mikrogram|tablet|kapsül|damla)(?: ${terms.filler}){0,4}? (?:alın|alınız|al|kullanın|kullanınız|için|içiniz|alabilirsiniz|almalısınız)(?!\p{L})`,
    ],
    unless: [String.raw`\[\d+\]|in the (?:trial|study)|participants|çalışmada|katılımcı`],
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
    english: [
      String.raw`bpc[- ]?157|tb[- ]?500|sarms?|ostarine|ligandrol|rad[- ]?140|dnp|dinitrophenol|clenbuterol|trenbolone|melanotan|ibutamoren|mk[- ]?677|cardarine`,
    ],
    turkish: [
      String.raw`bpc[- ]?157|tb[- ]?500|sarms?|sarm\p{L}*|ostarin\p{L}*|ligandrol|klenbuterol|trenbolon|melanotan|dnp`,
    ],
    reason: "It names a substance that is not approved for people.",
    safer: "Only as a safety topic, with the regulator's warning named.",
    source: "FDA bulk-substances category 2 / warning letters; WADA Prohibited List S0, S1; UK FSA on DNP",
  },
  {
    id: "RX-VULNERABLE",
    category: "vulnerable-groups",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`give (?:your |a |the )?(?:\p{L}+ )?(?:toddler|baby|babies|infant|newborn|child|children|kids?|son|daughter)s?(?: ${terms.filler}){1,3}`,
      String.raw`(?:pregnant|breastfeeding|expecting)(?:[^.!?]{0,30}?)(?:take|use|try|drink|add) \p{L}+`,
    ],
    turkish: [
      String.raw`(?:bebeğ|bebek|çocuğ|çocuk)\p{L}* (?:\p{L}+ ){1,3}?(?:verin|veriniz|verebilirsiniz|içirin|kullanın)(?!\p{L})`,
      String.raw`(?:hamile|gebe|emzir)\p{L}*(?: ${terms.filler}){0,4}? (?:kullanın|alın|için|deneyin)(?!\p{L})`,
    ],
    unless: [
      String.raw`(?:ask|talk to|check with|consult|speak (?:to|with)) (?:your|a|the)`,
      String.raw`danış\p{L}*|sorun(?!\p{L})`,
    ],
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
    english: [
      String.raw`(?:means|meaning|proves|shows|sign) (?:that )?you (?:have|are suffering from|'ve got|might have)`,
      String.raw`you (?:definitely|clearly|certainly|obviously|probably) (?:have|suffer from)`,
      String.raw`(?:then|so) you have (?:\p{L}+ )?(?:deficiency|resistance|adhd|autism|diabetes|syndrome)`,
    ],
    turkish: [
      String.raw`(?:sende|sizde|sen de|siz de) (?:kesin(?:likle)?|büyük ihtimalle|muhtemelen)(?: ${terms.filler}){0,4}? var(?!\p{L})`,
      String.raw`(?:\p{L}+ )(?:hastasısın|hastasısınız)(?!\p{L})`,
    ],
    reason: "It diagnoses the viewer from afar.",
    safer: "These can be signs of X and of other things; a blood test / exam can tell.",
    source: "CAP 12.2, 12.2.1 (no diagnosis by correspondence)",
  },
  {
    id: "DX-SEND-ME",
    category: "privacy",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:dm|message|send|email|text) (?:me|us) (?:your |a photo of your |pictures? of your )(?:\p{L}+ )?(?:blood ?work|labs?|results?|symptoms?|scans?|tests?|x-?rays?|mri|photos?|rash|prescriptions?|medications?)`,
      String.raw`(?:comment|post|share|tell me|drop) (?:below )?(?:your |all your )(?:symptoms?|diagnos[ei]s|blood ?work|lab results|medications?|meds|conditions?|weight)`,
    ],
    turkish: [
      String.raw`(?:tahlil|test|kan|mr|röntgen|reçete|belirti|şikayet|şikâyet|hastalık)\p{L}*(?: ${terms.filler}){0,2}?(?: \p{L}+['’]?\p{L}*){0,2}? (?:gönderin|gönder|paylaşın|paylaş|atın|(?:bana|bize|buraya|yoruma|yorumlara|dm'den|mesajla) (?:yazın|yaz))(?!\p{L})`,
    ],
    reason: "It asks people to hand over health details in public or by message.",
    safer: "Please do not post personal health details here; book an appointment.",
    source: "HIPAA 45 CFR 164.502; GDPR Art 9; KVKK m.6; CAP 12.2.1",
  },
]
