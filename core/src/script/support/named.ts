import { naming, type NamingWords } from "#language/naming.ts"
import { partsOf } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { isSameWord, plain, readingsOf, wordsOf } from "./plain.ts"

/** What a sentence names that only a source could give it: studies, journals, numbers of record, people of science. */
export const namedStudiesIn = (text: string, known: string): ReadonlyArray<string> =>
  namedBy(study, text, known)

const anyOf = (part: keyof NamingWords): string => partsOf(naming, part).join("|")

// Known by these names everywhere.
const journals =
  "the lancet|lancet|new england journal\\p{L}*|nejm|jama|bmj|british medical journal|cochrane|nature medicine|nature|science magazine|cell metabolism|plos(?: one)?|annals of \\p{L}+|frontiers in \\p{L}+"
const houses =
  "harvard|stanford|oxford|cambridge|yale|johns hopkins|mayo clinic|cleveland clinic|mit|princeton|columbia|ucla|karolinska|imperial college|king'?s college"

const study = new RegExp(
  [
    String.raw`(?<!\p{L})pmid:?\s*\d*`,
    String.raw`(?<!\p{L})pubmed(?!\p{L})`,
    String.raw`(?<!\p{L})doi(?!\p{L})`,
    String.raw`10\.\d{4,9}/\S+`,
    String.raw`(?<!\p{L})nct\d{6,}`,
    `(?<!\\p{L})(?:${anyOf("coauthors")})`,
    `(?<!\\p{L})(?:${anyOf("scholars")})\\.? \\p{Lu}\\p{L}+`,
    // Two of these are also plain words: a journal is written with a capital.
    `(?<!\\p{L})(?:${houses}|${anyOf("houses")})(?!\\p{L})`,
    `(?<!\\p{L})(?:${journals})(?=\\s*(?:${anyOf("ofJournal")}|$|[,.;:]))(?!\\p{L})`,
    `(?<=(?:${anyOf("publishedIn")}) )(?:${journals})(?!\\p{L})`,
  ].join("|"),
  "giu",
)

/** Trade names that are spoken of in public. What a finding itself names may be said again. */
const sold =
  "ozempic|wegovy|mounjaro|zepbound|saxenda|victoza|rybelsus|trulicity|contrave|adderall|ritalin|concerta|vyvanse|xanax|valium|ativan|klonopin|prozac|zoloft|lexapro|paxil|effexor|cymbalta|wellbutrin|viagra|cialis|levitra|accutane|roaccutane|botox|dysport|lipitor|crestor|zocor|nexium|prilosec|advil|motrin|nurofen|tylenol|panadol|calpol|aleve|glucophage|euthyrox|coumadin|eliquis|xarelto|lyrica|neurontin|ambien|humira|centrum|supradyn|pharmaton|redoxon|berocca|huel|ag1|herbalife|solgar|thorne|gatorade|red bull|voltaren|bengay|theragun"

const trade = new RegExp(`(?<!\\p{L})(?:${sold}|${anyOf("trade")})(?!\\p{L})`, "giu")

export const tradeNamesIn = (text: string, known: string): ReadonlyArray<string> =>
  namedBy(trade, text, known)

/** What a text names and what is known does not, each once and as it is written where a pattern sees that. */
function namedBy(pattern: RegExp, text: string, known: string): ReadonlyArray<string> {
  const there = readingsOf(known)
  const found = readingsOf(text)
    .flatMap((reading) => [...reading.matchAll(pattern)].map(([name]) => name.trim()))
    .filter((name) => !readingsOf(name).some((read) => there.some((given) => given.includes(read))))
  const isSame = (name: string) => (other: string) =>
    readingsOf(other).some((read) => readingsOf(name).includes(read))
  return found.filter((name, at) => found.findIndex(isSame(name)) === at)
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

/** Names that name nobody, in any language. */
const common = new RegExp(
  `^(?:${anyOf("commonNames")}|Reddit|TikTok|Instagram|YouTube|LinkedIn|MRI|REM|DNA|HbA1c|LDL|HDL|ADHD|COVID)$`,
  "u",
)
