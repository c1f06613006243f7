import type { ClaimRule } from "./rule.ts"
import { terms } from "./terms.ts"

export const evidenceRules: ReadonlyArray<ClaimRule> = [
  {
    id: "EV-GUARANTEE",
    category: "overclaim",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`guaranteed?(?: ${terms.filler}){0,2}? (?:results?|to work|success|weight loss|relief)|guaranteed`,
      String.raw`(?:works?|effective) for (?:everyone|everybody|anyone|all people|every body)`,
      String.raw`(?:100|one hundred) ?(?:%|percent) (?:effective|success|cure)`,
      String.raw`never fails?`,
    ],
    turkish: [
      String.raw`kesin sonuç\p{L}*`,
      String.raw`garanti\p{L}*`,
      String.raw`(?:herkeste|her bünyede) işe yarar`,
      String.raw`(?:%100|yüzde yüz) (?:etkili|garanti\p{L}*|sonuç\p{L}*)`,
    ],
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
    english: [
      String.raw`miracles?|miraculous`,
      String.raw`magic(?:al)? (?:pill|bullet|cure|formula|potion|trick)`,
      String.raw`(?:doctors?|they|big pharma|your doctor)(?: \p{L}+)? (?:won't|will not|don't|doesn't|do not|does not) (?:tell you|want you to know)`,
      String.raw`secret (?:cure|remedy)`,
      String.raw`(?:game[- ]?changer|life[- ]changing)`,
    ],
    turkish: [
      String.raw`mucize\p{L}*`,
      String.raw`sihirli (?:\p{L}+ )?(?:formül|hap|karışım|değnek|çözüm)\p{L}*`,
      String.raw`(?:doktorlar\p{L}*|ilaç firmaları\p{L}*) (?:söylemediği|sakladığı|saklıyor)\p{L}*`,
    ],
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
    english: [
      String.raw`(?:clinically|scientifically|medically) (?:proven|tested|shown|validated)`,
      String.raw`(?:studies|research|science|trials|scientists|experts)(?: \p{L}+)? (?:shows?|proves?|proved|says?|confirms?|confirmed|agree)(?! \p{L}*thing)`,
      String.raw`backed by science|science[- ]backed`,
    ],
    turkish: [
      String.raw`(?:bilimsel|klinik) olarak (?:kanıtlan|ispatlan|test edil)\p{L}*`,
      String.raw`(?:araştırma|çalışma|bilim|uzman)(?:lar)?\p{L}* (?:gösteriyor|kanıtlıyor|kanıtladı|söylüyor|gösterdi)(?!\p{L})`,
    ],
    unless: [String.raw`\[\d+\]`],
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
    english: [
      String.raw`(?:no|zero|without(?: any)?) (?:known )?side[- ]effects?`,
      String.raw`(?:risk|side[- ]effect)[- ]free|no risks?(?: at all)?(?= *$)`,
      String.raw`natural\P{L}{1,3}(?:so|and|therefore|which means)(?: it'?s| it is| they are|'s)?(?: \p{L}+)? safe`,
      String.raw`(?:completely|totally|perfectly|100%|entirely) safe`,
      String.raw`(?:harmless|can't hurt you)`,
    ],
    turkish: [
      String.raw`(?:hiçbir )?yan etki\p{L}* (?:yok|bulunmuyor|görülmez|olmaz)\p{L}*`,
      String.raw`(?:tamamen|kesinlikle|yüzde yüz|%100) (?:güvenli|zararsız|risksiz)\p{L}*`,
      String.raw`(?:zararsız|risksiz)\p{L}*`,
      String.raw`doğal (?:olduğu için|olduğundan) güvenli\p{L}*`,
    ],
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
    english: [
      String.raw`(?:mice|mouse|rats?|animals?|worms?|test tubes?|petri dish|cell (?:culture|study))(?:[^.!?]{0,80})(?:you should|you can|you need|your |start |so take|try it)`,
    ],
    turkish: [
      String.raw`(?:fare|sıçan|hayvan|hücre)\p{L}*(?:[^.!?]{0,80})(?:sizi|siz de|sizde|denemelisiniz|başlayın|alın(?!\p{L})|gençleştirir)`,
    ],
    unless: [
      String.raw`not (?:yet )?(?:been )?(?:tested|shown|proven|studied)|(?:in|on) (?:people|humans)`,
      String.raw`insanlarda|henüz`,
    ],
    reason: "Results in animals or cells do not tell people what to do.",
    safer: 'Say "in mice" and "not tested in people yet", or use a human trial.',
    source: "FTC HPCG 2022: animal and in-vitro studies alone are not sufficient",
  },
  {
    id: "EV-EVERYONE",
    category: "overclaim",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:everyone|everybody|all of (?:you|us)|every (?:adult|woman|man|person)) (?:should|must|needs to|has to|ought to) (?:be )?(?:take|taking|use|using|eat|eating|drink|drinking|try|trying|do|doing|supplement|start|add)`,
    ],
    turkish: [
      String.raw`herkes(?: ${terms.filler}){0,4}? (?:almalı|kullanmalı|içmeli|yemeli|denemeli|yapmalı|başlamalı)\p{L}*`,
    ],
    reason: "What helps one group is not advice for all.",
    safer: 'Name the group: "Adults over 50 who …".',
    source: "CAP 3.1; UK CMA/ASA responsible advertising 1.3",
  },
  {
    id: "EV-SUPERLATIVE",
    category: "comparative",
    severity: "warn",
    markets: ["UK", "EU", "TR", "US"],
    english: [
      String.raw`(?:the|our|my|is) (?:(?:very |single )?best|number one|no\. ?1|#1|most effective|safest|strongest|fastest) (?:supplements?|clinics?|doctors?|treatments?|products?|brands?|pills?|vitamins?|creams?|methods?|diets?|therap(?:y|ies)|pharmac(?:y|ies)|cures?)`,
    ],
    turkish: [
      String.raw`en (?:iyi|etkili|güvenli|başarılı|kaliteli) (?:klini|takviye|doktor|hekim|tedavi|ürün|marka|yöntem|vitamin|diyet|merkez|eczane)\p{L}*`,
    ],
    reason: "It claims to be better than all others.",
    safer: "Say why it is first-line, and according to which guideline.",
    source: "CAP 3.33; TR Yönetmelik: diğer kuruluşlarla kıyas ve üstünlük iddiası yasağı",
  },
  {
    id: "EV-FDA-APPROVED",
    category: "regulatory-status",
    severity: "block",
    markets: ["US"],
    english: [
      String.raw`(?:fda|mhra|ema)[- ]?(?:approved|certified|cleared)(?: ${terms.filler}){0,3}? (?:supplements?|vitamins?|herbs?|gumm(?:y|ies)|probiotics?|teas?|foods?)`,
      String.raw`(?:supplements?|vitamins?|herbs?|gumm(?:y|ies)|probiotics?)(?: ${terms.filler}){0,3}? (?:fda|mhra|ema)[- ]?(?:approved|certified)`,
    ],
    turkish: [
      String.raw`(?:sağlık bakanlığı|tarım bakanlığı|titck|bakanlık) (?:onaylı|ruhsatlı)(?: ${terms.filler}){0,2}? (?:takviye|vitamin|bitki|çay|ürün)\p{L}*`,
    ],
    reason: "Supplements are not approved by regulators before they are sold.",
    safer: "FDA does not approve dietary supplements before they are sold.",
    source: 'FDA: "Is it really FDA approved?"; TR: 5996 sayılı Kanun / TİTCK',
  },
]
