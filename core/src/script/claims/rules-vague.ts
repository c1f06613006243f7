import type { ClaimRule } from "./rule.ts"
import { terms } from "./terms.ts"

export const vagueRules: ReadonlyArray<ClaimRule> = [
  {
    id: "VG-DETOX",
    category: "vague-health-claim",
    severity: "warn",
    markets: ["UK", "EU", "TR", "US"],
    english: [
      String.raw`detox(?:es|ing|ify|ifies|ification)?`,
      String.raw`(?:flush(?:es)?|cleans(?:e|es)|removes?|eliminates?)(?: out)?(?: ${terms.filler}){0,2}? toxins?`,
      String.raw`(?:body|colon|liver|gut) cleanse`,
    ],
    turkish: [
      String.raw`detoks\p{L}*`,
      String.raw`toksin\p{L}* (?:at(?:ar|an|ıyor)|temizle\p{L}*)`,
      String.raw`(?:vücudu|karaciğeri|bağırsağı) temizle(?!me)\p{L}*`,
    ],
    reason: "Liver and kidneys do this; no drink does.",
    safer: "Your liver and kidneys already do this. A balanced diet supports normal function.",
    source: "CAP 15.2 / Reg 1924/2006 Art 10(3) (general claims need a specific authorised claim); FTC HPCG",
  },
  {
    id: "VG-IMMUNE",
    category: "vague-health-claim",
    severity: "warn",
    markets: ["UK", "EU", "TR", "US"],
    english: [
      String.raw`(?:boosts?|boosting|supercharges?|strengthens?|strengthen|turbocharges?) (?:your |the )?(?:immune system|immunity|immune)`,
      String.raw`immune[- ]boosting|immunity booster`,
    ],
    turkish: [
      String.raw`bağışıklı\p{L}*(?: \p{L}+)? (?:güçlendir(?!me[zk])|arttır|artır|uçur|destekle|güçlen(?:ir|sin))\p{L}*`,
    ],
    reason: "General promises about immunity need an authorised wording.",
    safer: "Vitamin C contributes to the normal function of the immune system.",
    source: "Reg (EU) 432/2012 authorised wording; CAP 15.1, 15.2; FTC COVID-era warning letters",
  },
  {
    id: "VG-HORMONE",
    category: "vague-health-claim",
    severity: "info",
    markets: ["UK", "EU", "TR", "US"],
    english: [
      String.raw`(?:balanc(?:e|es|ing)|reset(?:s|ting)?|fix(?:es|ing)?|heal(?:s|ing)?) (?:your |the |my )?hormones?`,
      String.raw`hormone[- ]balancing`,
    ],
    turkish: [String.raw`hormon\p{L}* (?:dengele(?!me[zk])|düzenle(?!me[zk])|sıfırla)\p{L}*`],
    reason: "Hormones are measured, not balanced.",
    safer: "Name the measurable thing (sleep, cycle length, HbA1c) and the evidence.",
    source: "CAP 12.1, 15.2; Reg 1924/2006 Art 10(3)",
  },
  {
    id: "VG-FEAR",
    category: "fear-appeal",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:killing|poisoning|destroying) (?:you|your)(?: \p{L}+)?`,
      String.raw`silent killer`,
      String.raw`toxic (?:poison|killer)`,
    ],
    turkish: [
      String.raw`(?:sizi|seni) (?:\p{L}+ ){0,2}?(?:öldür|zehirle)\p{L}*`,
      String.raw`sessiz katil`,
      String.raw`(?:zehirliyor|zehirlemekte)\p{L}*`,
    ],
    unless: [
      String.raw`smok\p{L}*|tobacco|cigarettes?|carbon monoxide`,
      String.raw`sigara|tütün|karbonmonoksit`,
    ],
    reason: "It frightens without a figure.",
    safer: "State the absolute risk with a denominator.",
    source: "CAP 4.2 (no fear without justifiable reason); TikTok FYF eligibility",
  },
  {
    id: "SF-EMERGENCY",
    category: "safety-net",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:chest pain|shortness of breath|sudden (?:weakness|headache)|slurred speech|face droop\p{L}*|coughing up blood|suicidal thoughts|fainting)(?: ${terms.filler}){0,6}? (?:is|are|comes?) (?:usually|often|mostly|just|only|probably|normally|nothing|almost always)`,
    ],
    turkish: [
      String.raw`(?:göğüs ağrısı|nefes darlığı|ani (?:güçsüzlük|baş ağrısı)|konuşma bozukluğu|bayılma)\p{L}*(?: ${terms.filler}){0,3}? (?:çoğu zaman|genellikle|çoğunlukla|sadece|normaldir|önemsizdir)`,
    ],
    unlessAnywhere: [String.raw`(?:911|999|112|emergency|ambulance|urgent care)`, String.raw`112|acil`],
    ignoresFrames: true,
    reason: "It reassures about a sign that can be an emergency, and does not say when to call for help.",
    safer: 'Add one line: "If this is happening now, call 911/999/112."',
    source: "CAP 12.2; WHO responsible reporting on suicide; GMC",
  },
  {
    id: "SF-CHALLENGE",
    category: "dangerous-activity",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`dry[- ]?scoop(?:ing|ed)?`,
      String.raw`(?:breath[- ]hold(?:ing)?|choking|blackout|cinnamon|benadryl|tide pod) challenge`,
    ],
    turkish: [
      String.raw`kuru (?:kuru )?(?:protein|scoop)\p{L}* (?:yut|iç)\p{L}*`,
      String.raw`nefes tutma (?:yarışma|meydan okuma|challenge)\p{L}*`,
    ],
    reason: "It invites to something dangerous.",
    safer: "Reframe as a warning and give the safer option.",
    source: "TikTok dangerous activities and challenges; YouTube harmful or dangerous content",
  },
]
