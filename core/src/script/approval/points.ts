import { hasBlank } from "#script/blanks.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import type { About } from "#script/claims/document-rule.ts"
import { type ClaimsIn, type Inspected, inspectScript, places } from "#script/editing/inspect.ts"
import type { Place } from "#script/editing/place.ts"
import type { Beat, ClaimFinding, Script } from "#script/script.ts"
import type { Point, SourceStanding } from "./point.ts"

/** What points are found with. `standingOf` knows how a finding's source stands today. */
export interface Looking {
  readonly about: About
  readonly context: ClaimContext
  readonly claimsIn: ClaimsIn
  readonly standingOf: (findingId: string) => SourceStanding
}

type Found = Omit<Point, "id" | "letter" | "kept">

/** Everything to look at before filming, in the order of the script; what is about the whole of it comes last. */
export const pointsOf = (
  script: Pick<Script, "beats" | "language" | "duration" | "kept">,
  looking: Looking,
): ReadonlyArray<Point> =>
  pointsFrom(script, inspectScript(script, looking.about, looking.context, looking.claimsIn), looking)

/** The same from words that were looked at already. */
export const pointsFrom = (
  script: Pick<Script, "beats" | "kept">,
  inspected: Inspected,
  { standingOf }: Pick<Looking, "standingOf">,
): ReadonlyArray<Point> => {
  const standing = places(script.beats)
  const found = [
    ...inspected.claims.map((claim) => claimPoint(claim, standing)),
    ...inspected.unsupported.map(unsupportedPoint),
    ...inspected.blanks.map(blankPoint),
    ...script.beats.flatMap(shownBlank),
    ...standing.flatMap((place) => sourcePoints(place, script.beats, standingOf)),
  ].toSorted((a, b) => placeOf(a) - placeOf(b))
  const seen = new Map<string, number>()
  const kept = new Map(script.kept.map((one) => [one.point, one]))
  let lettered = 0
  return found.map((point) => {
    const name = idOf(point)
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    const id = nth === 1 ? name : `${name}-${nth}`
    const keeping = point.needsOtherWords ? undefined : kept.get(id)
    const letter = letterOf(lettered)
    lettered += 1
    return {
      ...point,
      id,
      letter,
      kept: keeping === undefined ? null : { reason: keeping.reason, at: keeping.at },
    }
  })
}

/** Points that a script waits for. */
export const openPoints = (points: ReadonlyArray<Point>): ReadonlyArray<Point> =>
  points.filter(({ isOptional, kept }) => !isOptional && kept === null)

const placeOf = ({ beat, sentence }: Found): number =>
  beat === null ? Number.MAX_SAFE_INTEGER : beat * 1_000 + (sentence ?? 0)

/** A to Z, then AA. */
const letterOf = (at: number): string =>
  `${at < 26 ? "" : letterOf(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`

const claimPoint = (
  { rule, severity, sentence, reason, source, safer, words }: ClaimFinding,
  standing: ReadonlyArray<Place>,
): Found => {
  const at =
    standing.find(({ text }) => text === sentence) ??
    standing.find(({ text }) => text.includes(sentence) || (sentence !== "" && sentence.includes(text)))
  return {
    kind: "claim",
    beat: at?.beat ?? null,
    sentence: at?.sentence ?? null,
    text: sentence,
    severity,
    rule,
    reason,
    source,
    safer,
    isOptional: severity === "info",
    // What a model sees is settled like the rest: it may be wrong, and a person can say why.
    needsOtherWords: severity === "block" && words === undefined,
  }
}

const unsupportedPoint = ({ beat, sentence, text }: Place): Found => ({
  kind: "unsupported",
  beat,
  sentence,
  text,
  severity: "warn",
  rule: null,
  reason: "No source carries this: it is your statement. Add a source, or say why you keep it.",
  source: "",
  safer: "",
  isOptional: false,
  needsOtherWords: false,
})

/** Words on the screen have no sentence of their own: the place is theirs as a whole. */
const shownBlank = ({ onScreen }: Pick<Beat, "onScreen">, beat: number): ReadonlyArray<Found> =>
  hasBlank(onScreen)
    ? [
        {
          ...blankPoint({ beat, sentence: 0, text: onScreen }),
          sentence: null,
          reason:
            "These words on the screen are for you to fill in. Until then the script cannot be exported.",
        },
      ]
    : []

const blankPoint = ({ beat, sentence, text }: Place): Found => ({
  kind: "blank",
  beat,
  sentence,
  text,
  severity: "block",
  rule: null,
  reason: "This place is for you to fill in. Until then the script cannot be exported.",
  source: "",
  safer: "",
  isOptional: false,
  needsOtherWords: true,
})

const standings: {
  readonly [S in Exclude<SourceStanding, "current">]: Pick<Found, "reason" | "severity" | "needsOtherWords">
} = {
  overdue: {
    reason: "This source is due to be read again: it may have changed since.",
    severity: "warn",
    needsOtherWords: false,
  },
  retracted: {
    reason: "This source was withdrawn. Say something else, or leave it out.",
    severity: "block",
    needsOtherWords: true,
  },
  gone: {
    reason: "The evidence library no longer has this source.",
    severity: "warn",
    needsOtherWords: false,
  },
}

const sourcePoints = (
  { beat, sentence, text }: Place,
  beats: Script["beats"],
  standingOf: Looking["standingOf"],
): ReadonlyArray<Found> => {
  const all = beats[beat]?.said[sentence]?.findings.map(standingOf) ?? []
  const worst = (["retracted", "gone", "overdue"] as const).find((one) => all.includes(one))
  return worst === undefined
    ? []
    : [
        {
          kind: "source",
          beat,
          sentence,
          text,
          rule: null,
          source: "",
          safer: "",
          isOptional: false,
          ...standings[worst],
        },
      ]
}

/** Short, the same on every machine, and of the words alone (FNV-1a, 32 bits, twice). */
const idOf = ({ kind, rule, text }: Found): string => {
  const name = `${kind} ${rule ?? ""} ${text}`
  return `${kind}-${hashed(name).toString(36)}${hashed(`${name} ${name.length}`).toString(36)}`
}

const hashed = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
