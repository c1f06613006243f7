/**
 * Writes core/src/text/lexicon/{words,vectors}.gen.ts from the recorded public-domain posts and the two tables
 * derived from them (specificity and word vectors). Counts over posts only: nothing in them is anybody's sentence.
 *
 *   node core/src/testing/topic/build-lexicon.ts [folder of recorded data]
 */
import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { gunzipSync } from "node:zlib"
import { sharedData } from "#testing/shared-data.ts"
import { stem } from "#text/stem.ts"
import { stopWords } from "#text/stop-words.ts"

const data = process.argv[2] ?? sharedData()
if (data === undefined) throw new Error("no recorded data beside the repository: name its folder")
const target = fileURLToPath(new URL("../../text/lexicon", import.meta.url))

interface Row {
  readonly title: string
  readonly selftext: string
}
const rows: ReadonlyArray<Row> = gunzipSync(readFileSync(`${data}/reddit/health_2013.jsonl.gz`))
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
const specificity: Record<string, readonly [ratio: number, posts: number]> = JSON.parse(
  readFileSync(`${data}/derived/spec.json`, "utf8"),
)

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "))
const beforeNoun = words(
  "the a an my your his her our their of with for about on from any some this that no these those in without against by",
)
const beforeVerb = words(
  "to i you we they he she it can will would should could don't didn't doesn't not can't cannot might may never i'll i'd people who",
)
const article = words("a an")

interface Usage {
  posts: number
  noun: number
  verb: number
  /** Ends its phrase: a stop word, punctuation or the end follows. */
  last: number
  all: number
  counted: number
  readonly forms: Map<string, number>
}
const usage = new Map<string, Usage>()
const used = (key: string): Usage => {
  const found = usage.get(key)
  if (found !== undefined) return found
  const fresh = { posts: 0, noun: 0, verb: 0, last: 0, all: 0, counted: 0, forms: new Map<string, number>() }
  usage.set(key, fresh)
  return fresh
}
const add = (forms: Map<string, number>, form: string): void =>
  void forms.set(form, (forms.get(form) ?? 0) + 1)

for (const { title, selftext } of rows) {
  const text = `${title} . ${selftext.slice(0, 1500)}`.replace(/https?:\/\/\S+/g, " ").replaceAll("’", "'")
  const parts = text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? []
  const seen = new Set<string>()
  let previous: { readonly stem: string; readonly form: string } | null = null
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? ""
    const lower = part.toLowerCase().replace(/'s$/, "")
    if (!/^\p{L}/u.test(part) || stopWords.has(lower)) {
      previous = null
      continue
    }
    const root = stem(lower)
    const before = (parts[i - 1] ?? ".").toLowerCase()
    const after = (parts[i + 1] ?? ".").toLowerCase()
    const starts = !/[\p{L},]/u.test(before)
    const written = starts && /^\p{Lu}\p{Ll}+$/u.test(part) ? `^${lower}` : part.replace(/'s$/, "")
    const entry = used(root)
    entry.all++
    if (beforeNoun.has(before)) entry.noun++
    if (beforeVerb.has(before)) entry.verb++
    if (article.has(before)) entry.counted++
    if (!/^\p{L}/u.test(after) || stopWords.has(after)) entry.last++
    add(entry.forms, written)
    if (!seen.has(root)) {
      seen.add(root)
      entry.posts++
    }
    const here: { readonly stem: string; readonly form: string } = {
      stem: root,
      form: written.replace("^", ""),
    }
    if (previous !== null) {
      const key: string = `${previous.stem}_${root}`
      if ((specificity[key]?.[0] ?? 0) >= 1) {
        const pair = used(key)
        pair.all++
        if (article.has((parts[i - 2] ?? "").toLowerCase())) pair.counted++
        if (!/^\p{L}/u.test(after) || stopWords.has(after)) pair.last++
        add(pair.forms, `${previous.form} ${here.form}`)
        if (!seen.has(key)) {
          seen.add(key)
          pair.posts++
        }
      }
    }
    previous = here
  }
}

/** The usual written form, case from inside sentences; `want` filters the candidates. */
const usual = (forms: Map<string, number>, want: (lower: string) => boolean = () => true): string => {
  const byLower = new Map<string, number>()
  for (const [form, n] of forms) {
    const lower = form.replace("^", "").toLowerCase()
    if (want(lower)) byLower.set(lower, (byLower.get(lower) ?? 0) + n)
  }
  const best = [...byLower].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? ""
  const cased = [...forms]
    .filter(([form]) => !form.startsWith("^") && form.toLowerCase() === best)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]
  return cased?.[0] ?? best
}

const kindOf = (entry: Usage): string => {
  const verb = entry.verb / entry.all
  const noun = entry.noun / entry.all
  if (verb > 0.12 && verb > noun * 0.6) return "v"
  return entry.last / entry.all >= 0.45 ? "n" : "m"
}

const lines: Array<string> = []
for (const [key, [ratio, posts]] of Object.entries(specificity)) {
  const pair = key.includes("_")
  const entry = usage.get(key)
  const generic = ratio < 1
  if (pair && generic) lines.push(`${key} ${posts}`)
  if (entry === undefined || (pair && (generic || entry.posts < 5))) continue
  const form = usual(entry.forms)
  if (generic) {
    lines.push(`${key} ${posts}`)
    continue
  }
  const kind = pair ? (entry.last / entry.all >= 0.45 ? "n" : "m") : kindOf(entry)
  const plural = usual(entry.forms, (lower) => lower.endsWith("s") && !lower.endsWith("ss"))
  const single = usual(entry.forms, (lower) => !lower.endsWith("s") || lower.endsWith("ss"))
  const counted =
    entry.counted / entry.all > 0.06 &&
    single !== "" &&
    plural.toLowerCase().startsWith(single.toLowerCase().slice(0, 3))
  lines.push(
    [key, Math.round(ratio * 10), posts, kind, counted ? single : form, ...(counted ? [plural] : [])].join(
      "\t",
    ),
  )
}
lines.sort()

const origin = `// Made by core/src/testing/topic/build-lexicon.ts from umbrae/reddit-top-2.5-million (PDDL 1.0):
// 74 health communities against 60 general ones, 2008 to 2013. Counts over posts only.`
writeFileSync(
  `${target}/words.gen.ts`,
  `${origin}
// One line a word or pair: stem, log-ratio of health specificity times 10, posts, kind (n noun, v verb, m modifier), usual form, plural.
// Words that are not about health have only their posts, after a blank.
export const words = \`${lines.join("\n").replaceAll("\\", "").replaceAll("`", "'").replaceAll("${", "")}\`
`,
)

/** The most frequent stems; the rest is rare enough to do without. */
const vectorCount = 11_000
const table = readFileSync(`${data}/derived/emb64.i8`)
const vocabulary: { readonly voc: ReadonlyArray<string> } = JSON.parse(
  readFileSync(`${data}/derived/emb_vocab.json`, "utf8"),
)
writeFileSync(
  `${target}/vectors.gen.ts`,
  `${origin}
// Word vectors (PPMI, window 6, SVD to 64 numbers of 8 bits), trained without the labelled evaluation posts.
export const dimensions = 64
export const vectorStems = "${vocabulary.voc.slice(0, vectorCount).join(" ")}"
export const vectorTable = "${table.subarray(0, vectorCount * 64).toString("base64")}"
`,
)
