import type { Library } from "#evidence/library.ts"
import type { FindingSource } from "#evidence/finding.ts"
import { shownPublisher } from "#evidence/publisher.ts"
import type { Beat, Citation, Source } from "./script.ts"

/** What a finding rests on; null for an id that nobody knows. */
export type Cite = (findingId: string) => Omit<Source, "number" | "findingId"> | null

/**
 * The sources that a script's sentences name, one entry for each finding. They are numbered in the order of first
 * mention; findings of one source share its number.
 */
export const sourcesOf = (beats: ReadonlyArray<Pick<Beat, "said">>, cite: Cite): ReadonlyArray<Source> => {
  const numbers = new Map<string, number>()
  return findingsIn(beats).flatMap((findingId) => {
    const cited = cite(findingId)
    if (cited === null) return []
    const number = numbers.get(cited.url) ?? numbers.size + 1
    numbers.set(cited.url, number)
    return [{ number, findingId, ...cited }]
  })
}

/** The findings that a script's sentences name, each once, in the order of first mention. */
export const findingsIn = (beats: ReadonlyArray<Pick<Beat, "said">>): ReadonlyArray<string> => [
  ...new Set(beats.flatMap(({ said }) => said.flatMap(({ findings }) => findings))),
]

/** The numbers that stand beside a sentence, ascending. */
export const numbersBeside = (
  findings: ReadonlyArray<string>,
  sources: ReadonlyArray<Source>,
): ReadonlyArray<number> =>
  [
    ...new Set(findings.flatMap((id) => sources.find(({ findingId }) => findingId === id)?.number ?? [])),
  ].toSorted((a, b) => a - b)

/** By what a warning without a finding is named in a script; it may have a source of its own. */
export const warningId = (subject: string, index: number): string => `${subject}:warning-${index + 1}`

/** Cites from the library: findings, and warnings that have a source of their own. */
export const citeFrom = ({ files }: Library): Cite => {
  const known = new Map(
    files.flatMap((file) => [
      ...file.findings.map(
        (finding) => [finding.id, cited(finding.source, finding.strength, finding.checkedOn)] as const,
      ),
      ...file.redFlags.flatMap(({ source }, index) =>
        source === null ? [] : [[warningId(file.subject, index), cited(source, null, null)] as const],
      ),
    ]),
  )
  return (id) => known.get(id) ?? null
}

const cited = (
  source: FindingSource,
  strength: Source["strength"],
  checkedOn: string | null,
): Omit<Source, "number" | "findingId"> => {
  const { title, lang, year, url } = source
  return {
    publisher: shownPublisher(source),
    title,
    ...(lang === undefined ? {} : { lang }),
    year,
    url,
    strength,
    checkedOn,
  }
}

/** Cites the person's own sources beside the library's. */
export const citeOwn =
  (citations: ReadonlyArray<Citation>, cite: Cite): Cite =>
  (id) => {
    const own = citations.find((citation) => citation.id === id)
    if (own === undefined) return cite(id)
    const { publisher, title, year, url } = own
    return { publisher, title, year, url, strength: null, checkedOn: null }
  }
