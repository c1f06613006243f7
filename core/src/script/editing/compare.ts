import { diffWordsWithSpace } from "diff"
import * as Schema from "effect/Schema"
import type { Beat } from "#script/script.ts"

/** One beat in two versions. `isChanged`: its words are others, or it stands in one of them alone. */
export const ComparedBeat = Schema.Struct({
  name: Schema.String,
  isChanged: Schema.Boolean,
  /** Runs of words that both versions have, or one of them. */
  runs: Schema.Array(
    Schema.Struct({ kind: Schema.Literals(["same", "added", "removed"]), text: Schema.String }),
  ),
}).annotate({ identifier: "ComparedBeat" })
export type ComparedBeat = typeof ComparedBeat.Type

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
