import { languages } from "#language/pack.ts"
import type { Finding } from "./finding.ts"
import type { Library } from "./library.ts"
import { nameWords } from "./names.ts"
import { maySpeak } from "./standing.ts"
import type { SubjectFile } from "./subject-file.ts"

/** A finding with the subject it is about. */
export interface FoundFinding {
  readonly file: SubjectFile
  readonly finding: Finding
}

/** Finds findings by what they say and are about, in any language, the best first. */
export type EvidenceSearch = (text: string, limit: number) => ReadonlyArray<FoundFinding>

/** So many letters of a word are compared: endings differ, in Turkish above all. */
const stem = 5

/** Words that stand everywhere weigh little, and those of one or two letters nothing. */
const shortest = 3

interface Entry extends FoundFinding {
  readonly stems: ReadonlySet<string>
  readonly named: ReadonlySet<string>
}

/** A word of the subject's own name counts for as much as three of the statement. */
const nameWeight = 3

/** Reads the library once; each search then is a look at its words. Only what may be spoken is found. */
export const searchIn = ({ files }: Library): EvidenceSearch => {
  const entries = files.flatMap(entriesOf)
  const commonness = new Map<string, number>()
  for (const { stems } of entries) {
    for (const one of stems) commonness.set(one, (commonness.get(one) ?? 0) + 1)
  }
  const rarity = (one: string): number => Math.log(1 + entries.length / (commonness.get(one) ?? 1))
  return (text, limit) => {
    const wanted = stemsOf(text)
    if (wanted.size === 0) return []
    return entries
      .map((entry, at) => ({ entry, at, score: scoreOf(entry, wanted, rarity) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, limit)
      .map(({ entry: { file, finding } }) => ({ file, finding }))
  }
}

const scoreOf = (
  { stems, named }: Entry,
  wanted: ReadonlySet<string>,
  rarity: (one: string) => number,
): number =>
  [...wanted].reduce(
    (sum, one) => sum + (stems.has(one) ? rarity(one) * (named.has(one) ? nameWeight : 1) : 0),
    0,
  )

const entriesOf = (file: SubjectFile): ReadonlyArray<Entry> => {
  const named = stemsOf(
    languages.flatMap((language) => [...file.names[language], ...file.alsoCalled[language]]).join(" "),
  )
  return file.findings.filter(maySpeak).map((finding) => {
    const { says, brief, source } = finding
    const texts = languages.flatMap((language) => [says[language], brief[language]])
    return {
      file,
      finding,
      named,
      stems: new Set([...named, ...stemsOf([...texts, source.title].join(" "))]),
    }
  })
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    languages
      .flatMap((language) => nameWords(text, language))
      .filter((word) => word.length >= shortest)
      .map((word) => word.slice(0, stem)),
  )
