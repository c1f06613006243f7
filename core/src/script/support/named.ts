import type { Language } from "#script/settings.ts"
import { isSameWord, plain, wordsOf } from "./plain.ts"

/** What a sentence names that only a source could give it: studies, journals, numbers of record, people of science. */
export const namedStudiesIn = (text: string, known: string): ReadonlyArray<string> => {
  const there = plain(known).toLowerCase()
  return [...plain(text).matchAll(study)]
    .map(([name]) => name.trim())
    .filter((name) => !there.includes(name.toLowerCase()))
}

const journals =
  "the lancet|lancet|new england journal\\p{L}*|nejm|jama|bmj|british medical journal|cochrane|nature medicine|nature|science magazine|cell metabolism|plos(?: one)?|annals of \\p{L}+|frontiers in \\p{L}+"
const houses =
  "harvard|stanford|oxford|cambridge|yale|johns hopkins|mayo clinic|cleveland clinic|mit|princeton|columbia|ucla|karolinska|imperial college|king'?s college|hacettepe|ankara üniversitesi|istanbul üniversitesi|çapa|cerrahpaşa|boğaziçi|koç üniversitesi|ege üniversitesi"

const study = new RegExp(
  [
    String.raw`(?<!\p{L})pmid:?\s*\d*`,
    String.raw`(?<!\p{L})pubmed(?!\p{L})`,
    String.raw`(?<!\p{L})doi(?!\p{L})`,
    String.raw`10\.\d{4,9}/\S+`,
    String.raw`(?<!\p{L})nct\d{6,}`,
    String.raw`(?<!\p{L})et al(?!\p{L})\.?`,
    String.raw`(?<!\p{L})ve arkadaşlarının (?:çalışma|araştırma)\p{L}*`,
    String.raw`(?<!\p{L})(?:professors?|prof|dr|doçent|doç)\.? \p{Lu}\p{L}+`,
    // Two of these are also plain words: a journal is written with a capital.
    `(?<!\\p{L})(?:${houses})(?!\\p{L})`,
    `(?<!\\p{L})(?:${journals})(?=\\s*(?:study|paper|article|trial|review|journal|dergisi\\p{L}*|çalışması\\p{L}*|makalesi\\p{L}*|['’](?:te|ta|de|da)|$|[,.;:]))(?!\\p{L})`,
    `(?<=(?:published in|in the|in) )(?:${journals})(?!\\p{L})`,
  ].join("|"),
  "giu",
)

/** Trade names that are spoken of in public. What a finding itself names may be said again. */
const trade =
  /(?<!\p{L})(?:ozempic|wegovy|mounjaro|zepbound|saxenda|victoza|rybelsus|trulicity|contrave|adderall|ritalin|concerta|vyvanse|xanax|valium|ativan|klonopin|prozac|zoloft|lexapro|cipralex|paxil|effexor|cymbalta|wellbutrin|viagra|cialis|levitra|accutane|roaccutane|botox|dysport|lipitor|crestor|zocor|nexium|prilosec|advil|motrin|nurofen|tylenol|panadol|calpol|aspirin protect|aleve|parol|arveles|majezik|minoset|dolorex|apranax|vermidon|glucophage|glifor|glukofen|euthyrox|levotiron|coumadin|eliquis|xarelto|lyrica|neurontin|ambien|stilnox|humira|centrum|supradyn|pharmaton|redoxon|berocca|huel|athletic greens|ag1|herbalife|nutriversum|hardline|solgar|thorne|optimum nutrition|gatorade|red bull|voltaren|bengay|theragun|ozempik|vegovi|botoks)(?!\p{L})/giu

export const tradeNamesIn = (text: string, known: string): ReadonlyArray<string> => {
  const there = plain(known).toLowerCase()
  return [...plain(text).matchAll(trade)]
    .map(([name]) => name)
    .filter((name) => !there.includes(name.toLowerCase()))
}

/** Words written with a capital inside a sentence, which nobody gave: names of people, firms, places. */
export const strangeNamesIn = (
  text: string,
  known: ReadonlyArray<string>,
  language: Language,
): ReadonlyArray<string> =>
  [...plain(text).matchAll(/(?<=[\p{Ll}\d,;] (?:["“'‘(])?)\p{Lu}[\p{L}\d]{2,}/gu)]
    .map(([name]) => name)
    .filter((name) => !common.test(name))
    .filter(
      (name) => !wordsOf(name, language).every((word) => known.some((other) => isSameWord(word, other))),
    )

/** Names that name nobody: days, months, peoples, letters of the trade. */
const common =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$|^(?:Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)\p{L}*$|^(?:English|Turkish|Europe\p{L}*|America\p{L}*|Brit\p{L}+|Türk\p{L}*|Avrupa\p{L}*|Amerika\p{L}*|Reddit|TikTok|Instagram|YouTube|LinkedIn|Internet)$|^(?:GP|BMI|MRI|REM|DNA|HbA1c|LDL|HDL|ECG|PCOS|IBS|ADHD|COVID|VKİ|EKG)$/u
