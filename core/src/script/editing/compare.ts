import { diffWordsWithSpace } from "diff"
import type { Beat } from "#script/script.ts"

/** A run of words that both versions have, or one of them. */
export interface Run {
  readonly kind: "same" | "added" | "removed"
  readonly text: string
}

/** One beat in two versions. `isChanged`: its words are others, or it stands in one of them alone. */
export interface ComparedBeat {
  readonly name: string
  readonly isChanged: boolean
  readonly runs: ReadonlyArray<Run>
}

/** What became of each beat's words from one version to another, in the order of the later one; beats that went come last. */
export const compareVersions = (
  from: ReadonlyArray<Pick<Beat, "name" | "text">>,
  to: ReadonlyArray<Pick<Beat, "name" | "text">>,
): ReadonlyArray<ComparedBeat> => {
  const before = new Map(from.map(({ name, text }) => [name, text]))
  const kept = new Set(to.map(({ name }) => name))
  return [
    ...to.map(({ name, text }) => compared(name, before.get(name) ?? "", text)),
    ...from.filter(({ name }) => !kept.has(name)).map(({ name, text }) => compared(name, text, "")),
  ]
}

const compared = (name: string, before: string, after: string): ComparedBeat => ({
  name,
  isChanged: before !== after,
  runs: diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  })),
})
