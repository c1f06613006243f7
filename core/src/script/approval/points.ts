import { type PointWords, points as pointWords } from "#language/points.ts"
import { hasBlank } from "#script/blanks.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import type { About } from "#script/claims/document-rule.ts"
import { toldTo } from "#script/claims/told-to.ts"
import { type ClaimsIn, type Inspected, inspectScript, places } from "#script/editing/inspect.ts"
import type { Place } from "#script/editing/place.ts"
import type { Beat, ClaimFinding, Script } from "#script/script.ts"
import type { Language } from "#script/settings.ts"
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

/** The same from words that were looked at already, as somebody is told of it who reads the script's language or another. */
export const pointsFrom = (
  script: Pick<Script, "beats" | "kept" | "language">,
  inspected: Inspected,
  { standingOf }: Pick<Looking, "standingOf">,
  reader: Language = script.language,
): ReadonlyArray<Point> => {
  const words = pointWords[reader]
  const standing = places(script.beats)
  const found = [
    ...inspected.claims.map((claim) => claimPoint(toldTo(claim, script.language, reader), standing)),
    ...inspected.unsupported.map((place) => unsupportedPoint(place, words)),
    ...inspected.blanks.map((place) => blankPoint(place, words)),
    ...script.beats.flatMap((beat, at) => shownBlank(beat, at, words)),
    ...standing.flatMap((place) => sourcePoints(place, script.beats, standingOf, words)),
  ].toSorted((a, b) => placeOf(a) - placeOf(b))
  const seen = new Map<string, number>()
  const kept = new Map(script.kept.map((one) => [one.point, one]))
  let lettered = 0
  let noted = 0
  return found.map((point) => {
    const name = idOf(point)
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    const id = nth === 1 ? name : `${name}-${nth}`
    const keeping = point.needsOtherWords ? undefined : kept.get(id)
    // Letters are what is counted: what nothing waits for has none.
    const letter = point.isOptional ? `i${(noted += 1)}` : letterOf(lettered)
    if (!point.isOptional) lettered += 1
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

const unsupportedPoint = ({ beat, sentence, text }: Place, words: PointWords): Found => ({
  kind: "unsupported",
  beat,
  sentence,
  text,
  severity: "warn",
  rule: null,
  reason: words.unsupported,
  source: "",
  safer: "",
  isOptional: false,
  needsOtherWords: false,
})

/** Words on the screen have no sentence of their own: the place is theirs as a whole. */
const shownBlank = (
  { onScreen }: Pick<Beat, "onScreen">,
  beat: number,
  words: PointWords,
): ReadonlyArray<Found> =>
  hasBlank(onScreen)
    ? [
        {
          ...blankPoint({ beat, sentence: 0, text: onScreen }, words),
          sentence: null,
          reason: words.shownBlank,
        },
      ]
    : []

const blankPoint = ({ beat, sentence, text }: Place, words: PointWords): Found => ({
  kind: "blank",
  beat,
  sentence,
  text,
  severity: "block",
  rule: null,
  reason: words.blank,
  source: "",
  safer: "",
  isOptional: false,
  needsOtherWords: true,
})

const standings: {
  readonly [S in Exclude<SourceStanding, "current">]: Pick<Found, "severity" | "needsOtherWords">
} = {
  overdue: {
    severity: "warn",
    needsOtherWords: false,
  },
  retracted: {
    severity: "block",
    needsOtherWords: true,
  },
  gone: {
    severity: "warn",
    needsOtherWords: false,
  },
}

const sourcePoints = (
  { beat, sentence, text }: Place,
  beats: Script["beats"],
  standingOf: Looking["standingOf"],
  words: PointWords,
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
          reason: words.standings[worst],
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
