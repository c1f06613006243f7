import * as Result from "effect/Result"
import { without } from "#script/editing/cut.ts"
import { rebuilt, type Surroundings } from "#script/editing/rebuilt.ts"
import { ChangeRefused } from "#script/editing/rejections.ts"
import { hasMarkup, retold, saidIn, saying, typedText } from "#script/editing/retold.ts"
import type { Beat, Citation, Script } from "#script/script.ts"
import type { Point } from "./point.ts"

/** How a person settles a point. `Reopen` takes a reason back. */
export type Settlement =
  | { readonly _tag: "Reword"; readonly text: string }
  | { readonly _tag: "LeaveOut" }
  | { readonly _tag: "CiteFinding"; readonly finding: string; readonly at: string }
  | { readonly _tag: "CiteSource"; readonly citation: Citation; readonly at: string }
  | { readonly _tag: "Keep"; readonly reason: string; readonly at: string }
  | { readonly _tag: "Reopen" }

/** A person's own sources in one script. */
export const mostCitations = 20

/** The script after one of its points is settled, or what stands against it. */
export const settled = (
  script: Script,
  point: Point,
  settlement: Settlement,
  surroundings: Surroundings,
): Result.Result<Script, ChangeRefused> => {
  const next = { ...script, version: script.version + 1 }
  switch (settlement._tag) {
    case "Reword":
      return Result.map(reworded(script, point, settlement.text), (beats) =>
        rebuilt(next, beats, surroundings),
      )
    case "LeaveOut":
      return Result.map(leftOut(script, point), (beats) => rebuilt(next, beats, surroundings))
    case "CiteFinding":
      return surroundings.cite(settlement.finding) === null
        ? refuse("finding_unknown", "finding")
        : cited(next, point, settlement.finding, settlement.at, surroundings)
    case "CiteSource": {
      const { citation } = settlement
      if (!/^https:\/\/[^\s.]+\.[^\s]+$/.test(citation.url)) return refuse("citation_link", "citation.url")
      if (script.citations.length >= mostCitations) return refuse("too_many_citations", "citation")
      const withIt = { ...next, citations: [...script.citations, citation] }
      return cited(withIt, point, citation.id, settlement.at, surroundings)
    }
    case "Keep":
      return point.needsOtherWords
        ? refuse("point_changed_words_only", "how")
        : Result.succeed({
            ...next,
            kept: [
              ...script.kept.filter((one) => one.point !== point.id),
              { point: point.id, reason: settlement.reason, at: settlement.at },
            ],
          })
    case "Reopen":
      return Result.succeed({ ...next, kept: script.kept.filter((one) => one.point !== point.id) })
  }
}

const refuse = (problem: ChangeRefused["problem"], field: string): Result.Result<never, ChangeRefused> =>
  Result.fail(new ChangeRefused({ problem, field }))

/** The beat and the place in it that a point is about. */
const placeOf = (
  { beats }: Script,
  { beat, sentence }: Point,
): Result.Result<{ readonly at: number; readonly sentence: number; readonly beat: Beat }, ChangeRefused> => {
  const found = beat === null ? undefined : beats[beat]
  if (beat === null || sentence === null || found === undefined) {
    return refuse("point_without_sentence", "point")
  }
  return found.locked ? refuse("beat_locked", "point") : Result.succeed({ at: beat, sentence, beat: found })
}

type Beats = Result.Result<ReadonlyArray<Beat>, ChangeRefused>

const reworded = (script: Script, point: Point, typed: string): Beats => {
  const text = typedText(typed)
  if (hasMarkup(text)) return refuse("markup", "text")
  if (text === "") return leftOut(script, point)
  return Result.map(placeOf(script, point), ({ at, sentence, beat }) =>
    replaced(script, at, beat, sentence, retold(text, saidIn(script.beats))),
  )
}

const replaced = (
  { beats }: Script,
  at: number,
  beat: Beat,
  sentence: number,
  said: Beat["said"],
): ReadonlyArray<Beat> =>
  beats.map((one, index) =>
    index === at
      ? saying(one, [...beat.said.slice(0, sentence), ...said, ...beat.said.slice(sentence + 1)])
      : one,
  )

const leftOut = (script: Script, point: Point): Beats =>
  Result.flatMap(placeOf(script, point), ({ at, sentence }) => {
    const beats = without(script.beats, [{ beat: at, sentence }])
    return beats.length === 0 ? refuse("nothing_left", "point") : Result.succeed(beats)
  })

/** The words stay as they are, so that a locked beat may be cited too. */
const cited = (
  script: Script,
  { id, kind, beat, sentence, needsOtherWords }: Point,
  finding: string,
  at: string,
  surroundings: Surroundings,
): Result.Result<Script, ChangeRefused> => {
  if (needsOtherWords) return refuse("point_changed_words_only", "how")
  const said = beat === null || sentence === null ? undefined : script.beats[beat]?.said[sentence]
  if (said === undefined) return refuse("point_without_sentence", "point")
  const beats = script.beats.map((one, at) =>
    at === beat
      ? saying(
          one,
          one.said.map((other, index) =>
            index === sentence ? { ...other, findings: [finding], from: "finding" as const } : other,
          ),
        )
      : one,
  )
  const after = rebuilt(script, beats, surroundings)
  if (kind !== "claim") return Result.succeed(after)
  // The words that the check marked are the same: the source is what the person has to say to it.
  const source = after.sources.find(({ findingId }) => findingId === finding)
  const reason = `Source: ${source?.publisher ?? finding}${source?.year == null ? "" : `, ${source.year}`}`
  return Result.succeed({
    ...after,
    kept: [...script.kept.filter((one) => one.point !== id), { point: id, reason, at }],
  })
}
