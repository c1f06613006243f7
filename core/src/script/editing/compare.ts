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
  runs: readable(
    diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value,
    })),
  ),
})

type Run = ComparedBeat["runs"][number]

/** Words that both versions have by chance, between two changes: no more than these are struck out and said again. */
const fewWords = 2

/** What went, then what came: a blank or a little word between two changes does not part them. */
const readable = (runs: readonly Run[]): readonly Run[] => {
  const said: Run[] = []
  let went = ""
  let came = ""
  const close = () => {
    if (went !== "") said.push({ kind: "removed", text: went })
    if (came !== "") said.push({ kind: "added", text: came })
    went = ""
    came = ""
  }
  for (const [at, { kind, text }] of runs.entries()) {
    if (kind === "removed") went += text
    else if (kind === "added") came += text
    else if (at > 0 && at < runs.length - 1 && went !== "" && came !== "" && wordsOf(text) <= fewWords) {
      went += text
      came += text
    } else {
      close()
      said.push({ kind, text })
    }
  }
  close()
  return said
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "").length
