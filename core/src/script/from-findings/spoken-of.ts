import type { Ask, Finding } from "#evidence/finding.ts"
import { nameWords } from "#evidence/names.ts"
import { maySpeak } from "#evidence/standing.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { evidenceWords } from "#language/evidence.ts"
import { usualLanguage } from "#language/pack.ts"
import { checkSourced, type ClaimContext } from "#script/claims/check-claims.ts"
import type { Language } from "#script/settings.ts"
import { bears, besideOf, isSpoken, statedBy, wordsOf } from "./bearing.ts"
import type { Matter } from "./matter.ts"
import { isForOthers, mayBeSaid } from "./subject.ts"
import { namesNothing, type TitleQuestion } from "./title-question.ts"

/** What a file has on a matter: which of its findings speak of it, and which of those may be said. */
export interface SpokenOf {
  readonly answer: "borne" | "nearest" | "held"
  readonly bearing: ReadonlySet<string>
  /** What would tell only the half of it: the rest of the same source may not be said. */
  readonly leftOut: ReadonlySet<string>
}

const nothing: ReadonlySet<string> = new Set()

/**
 * Of the findings on a pair, those that speak of most of a title's words, be they the pair's own names: the milk and the
 * antibiotic that are asked about. None where all speak of as many.
 */
export const ofPair = (
  file: SubjectFile,
  title: string,
  language: Language,
  context: ClaimContext,
): ReadonlySet<string> => {
  const words = nameWords(title, language).filter((_, at, all) => !namesNothing(all, at, language))
  const sayable = file.findings.filter((finding) => mayBeSaid(finding, context))
  return sayingMost(words, sayable, language, ({ says, brief }) => wordsOf([says, brief])) ?? nothing
}

/** Of some findings those that say the most of some words; null where none says any, or all say as many. */
export const sayingMost = (
  words: ReadonlyArray<string>,
  findings: ReadonlyArray<Finding>,
  language: Language,
  statedIn: (finding: Finding) => ReturnType<typeof wordsOf>,
): ReadonlySet<string> | null => {
  const counted = findings.map((finding) => {
    const states = statedIn(finding)
    return { id: finding.id, held: words.filter((word) => isSpoken(word, states, language)).length }
  })
  const most = Math.max(0, ...counted.map(({ held }) => held))
  const best = counted.filter(({ held }) => held === most).map(({ id }) => id)
  return most === 0 || best.length === counted.length ? null : new Set(best)
}

/** What only stands beside a finding is less than what it states. */
const ofBeside = 0.5
/** Words that name no thing only choose among the findings that speak of one. */
const ofCircumstance = 0.5

/** What the library has on all that is asked, or on most of it; null where it has nothing. */
export const spokenOf = (
  file: SubjectFile,
  { matters, people, asks, language, isForNursing, isWhetherItWorks }: TitleQuestion,
  context: ClaimContext,
): SpokenOf | null => {
  const isFor = (finding: Finding, ask: Ask): boolean =>
    finding.asks.includes(ask) && !(isForNursing && ask === "pregnancy" && !speaksOfNursing(finding))
  const things = matters.filter(({ isCircumstance }) => isCircumstance !== true)
  const circumstances = matters.filter(({ isCircumstance }) => isCircumstance === true)
  const weighed = file.findings.map((finding) => {
    const [states, beside] = [statedBy(file, finding), besideOf(file, finding)]
    const may = ({ answeredBy }: Matter): boolean =>
      answeredBy === undefined ||
      (!isForOthers({ asks }, finding) && finding.asks.some((ask) => answeredBy.has(ask)))
    const borne = (of: ReadonlyArray<Matter>): number =>
      of
        .filter(may)
        .reduce(
          (sum, matter) =>
            sum + (bears(matter, states, language) ? 1 : bears(matter, beside, language) ? ofBeside : 0),
          0,
        )
    const said = ({ words }: Matter): number =>
      words.filter((word) => isSpoken(word, states, language)).length / words.length
    const named = borne(things) + people.filter((ask) => isFor(finding, ask)).length
    return {
      finding,
      named,
      weight: named + ofCircumstance * circumstances.reduce((sum, one) => sum + said(one), 0),
    }
  })
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  if (most === 0) return null
  const best = weighed.filter(({ weight }) => weight === most)
  const isPart = Math.max(...best.map(({ named }) => named)) < things.length + people.length
  const foremost = best.map(({ finding }) => finding)
  // Whom it is asked for is not left out in silence: what holds for others must not sound as if it held for them.
  if (people.some((ask) => !foremost.some((finding) => isFor(finding, ask))))
    return { answer: "held", bearing: nothing, leftOut: nothing }
  // For whom it is asked, and what of them: how much old people need.
  const forThem = foremost.filter((finding) => people.some((ask) => isFor(finding, ask)))
  const answeringThem = forThem.filter((finding) => asks.some((ask) => finding.asks.includes(ask)))
  const forPeople = answeringThem.length > 0 ? answeringThem : forThem
  // Of which of two things somebody has, what is known of either tells.
  const isOfEither = asks.includes("compare")
  const ofPart = (): ReadonlyArray<Finding> =>
    isOfEither ? foremost : ofRarest(file, matters, foremost, language)
  const bearing = !isPart ? foremost : forPeople.length > 0 ? forPeople : ofPart()
  const answering = bearing.filter((finding) =>
    [...asks, ...(isWhetherItWorks ? (["works"] as const) : [])].some((ask) => finding.asks.includes(ask)),
  )
  // What is told around a result that may not be told would be heard as the result.
  const held = bearing.filter((finding) => !maySpeak(finding))
  const around = bearing.filter(
    (finding) => finding.strength === "none" && held.some((other) => isOfSource(finding, other)),
  )
  const leftOut = new Set(around.map(({ id }) => id))
  const byId = new Map(file.findings.map((finding) => [finding.id, finding]))
  const maySpeakOf = (finding: Finding | undefined) =>
    finding !== undefined && mayBeSaid(finding, context) && isClean(finding, context)
  const mayStand = (finding: Finding) =>
    maySpeakOf(finding) &&
    !leftOut.has(finding.id) &&
    finding.mustPair.every((id) => maySpeakOf(byId.get(id)))
  const isHeld = !(answering.length > 0 ? answering : bearing).some(mayStand)
  return isHeld
    ? { answer: "held", bearing: nothing, leftOut }
    : {
        answer: isPart ? "nearest" : "borne",
        bearing: new Set(bearing.filter(mayStand).map(({ id }) => id)),
        leftOut,
      }
}

const speaksOfNursing = ({ says, brief, limit, safety }: Finding): boolean =>
  [says, brief, limit, safety].some(
    (text) => text !== null && text[usualLanguage].search(evidenceWords[usualLanguage].nursing) >= 0,
  )

/** Of the findings on a part of what is asked, those on the thing that the file speaks of least: on hair, not on women. */
const ofRarest = (
  file: SubjectFile,
  matters: ReadonlyArray<Matter>,
  findings: ReadonlyArray<Finding>,
  language: Language,
): ReadonlyArray<Finding> => {
  const speaking = (all: ReadonlyArray<Finding>, matter: Matter) =>
    all.filter((finding) => bears(matter, statedBy(file, finding), language))
  const [rarest] = matters
    .map((matter) => ({ own: speaking(findings, matter), all: speaking(file.findings, matter).length }))
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => a.all - b.all)
  return rarest?.own ?? findings
}

/** Whether the claims check has nothing against a finding: what it marks is left out of a script. */
const isClean = ({ says, brief, limit, safety }: Finding, context: ClaimContext): boolean =>
  [says, brief, limit, safety].every(
    (text) => text === null || checkSourced(text[context.language], context).length === 0,
  )

const isOfSource = ({ source }: Finding, other: Finding): boolean =>
  source.url === other.source.url ||
  (source.pmid !== null && source.pmid === other.source.pmid) ||
  (source.doi !== null && source.doi === other.source.doi)

/**
 * The findings with the rarest word of a thing of several words: on the knee where the joints are asked about. Empty
 * where most have it, null where none has.
 */
export const nearestOf = (
  file: SubjectFile,
  { matters, language }: TitleQuestion,
  context: ClaimContext,
): ReadonlySet<string> | null => {
  const sayable = file.findings.filter((finding) => mayBeSaid(finding, context))
  const spoken = sayable.map((finding) => ({ id: finding.id, words: statedBy(file, finding) }))
  const [rarest] = matters
    .flatMap(({ words, isOneName }) => (words.length > 1 && isOneName !== true ? words : []))
    .map((word) => spoken.flatMap(({ id, words }) => (isSpoken(word, words, language) ? [id] : [])))
    .filter((ids) => ids.length > 0)
    .toSorted((a, b) => a.length - b.length)
  if (rarest === undefined) return null
  return new Set(rarest.length * 2 > sayable.length ? [] : rarest)
}
