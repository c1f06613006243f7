import type { Ask, Finding } from "#evidence/finding.ts"
import type { Match } from "#evidence/library.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import { maySpeak } from "#evidence/standing.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { evidenceWords } from "#language/evidence.ts"
import { languages, packs, usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { checkClaims, type ClaimContext } from "#script/claims/check-claims.ts"
import type { Language } from "#script/settings.ts"
import { bears, besideOf, isSpoken, statedBy, wordsOf } from "./bearing.ts"
import type { Matter } from "./matter.ts"
import { isForOthers, mayBeSaid } from "./subject.ts"
import { namesIn, namesNothing, questionIn, type TitleQuestion } from "./title-question.ts"

/**
 * What a title that a person typed asks its subject about, and what the library has on that. `borne`: findings that may
 * be said speak of it; `nearest`: they speak of a part of it; `unknown`: none does; `held`: those that do may not be
 * said here; `whole`: it asks about the subject alone.
 */
export interface AskedOf extends Match {
  readonly answer: "whole" | "borne" | "nearest" | "unknown" | "held"
  /** The findings that speak of it, or of a part of it. */
  readonly bearing: ReadonlySet<string>
  /** What would tell only the half of it: the rest of the same source may not be said. */
  readonly leftOut: ReadonlySet<string>
  /** What is asked about, by a name that stands in a sentence; null where it has none in that language. */
  readonly beside: { readonly [L in Language]?: string }
  /** What the title is worded in. */
  readonly language: Language
}

const nothing: ReadonlySet<string> = new Set()

/**
 * What a typed title asks beside its subject, and what the files of the match have on it that may be said in `context`.
 * What it wants to do without answers it only where it is compared with something.
 */
export const askedOf = (match: Match, title: string, context: ClaimContext): AskedOf => {
  const question = withCompanion(questionIn(match.main, title), match)
  const asked = answerTo(question, match, title, context)
  const { spared } = question
  if (spared === null) return asked
  const unwanted = asked.main.findings.filter(
    (finding) =>
      !finding.asks.some((ask) => ask === "compare" || ask === "myth") &&
      bears(spared, statedBy(asked.main, finding), question.language),
  )
  return {
    ...asked,
    // It may have been found by that very word.
    ...(asked.answer === "whole" ? { companion: null } : {}),
    leftOut: new Set([...asked.leftOut, ...unwanted.map(({ id }) => id)]),
  }
}

/** A second subject whose name only asks ("the pill") is asked about all the same. */
const withCompanion = (question: TitleQuestion, { companion }: Match): TitleQuestion =>
  companion === null || question.spared !== null || question.matters.length + question.people.length > 0
    ? question
    : { ...question, matters: [matterOf(companion)] }

const answerTo = (question: TitleQuestion, match: Match, title: string, context: ClaimContext): AskedOf => {
  const { language } = question
  const whole: AskedOf = {
    ...match,
    answer: "whole",
    bearing: nothing,
    leftOut: nothing,
    beside: {},
    language,
  }
  if (match.main.kind === "interaction") {
    const bearing = ofPair(match.main, title, language, context)
    return bearing.size === 0 ? whole : { ...whole, answer: "borne", bearing }
  }
  if (question.matters.length === 0 && question.people.length === 0) return whole
  const beside = question.matters[0]?.names.called ?? {}
  const own = spokenOf(match.main, question, context)
  const ofOwn = own === null ? null : { ...whole, ...own, companion: null, beside }
  // Whom it is asked for only the file of the subject knows.
  if (ofOwn !== null && (ofOwn.answer !== "held" || question.people.length > 0)) return ofOwn
  // The other file may speak of both: one on acne of zinc.
  const turned = match.companion === null ? null : { main: match.companion, companion: match.main }
  const other = turned === null ? null : spokenOf(turned.main, ofOther(question, turned.companion), context)
  if (turned !== null && other?.answer === "borne")
    return { ...other, main: turned.main, companion: null, beside, language }
  if (ofOwn !== null) return ofOwn
  const near = nearestOf(match.main, question, context)
  if (near === null && turned !== null && isMeantFor(turned.main, match.main, title, language))
    return {
      ...whole,
      main: turned.main,
      companion: null,
      beside: namedIn(title, match.main, language),
      answer: "unknown",
    }
  return {
    ...whole,
    companion: null,
    beside,
    ...(near !== null ? { answer: "nearest" as const, bearing: near } : { answer: "unknown" as const }),
  }
}

/** Whether a title asks of a thing what it does for a complaint: who has it wants to know what is known of that. */
const isMeantFor = (other: SubjectFile, thing: SubjectFile, title: string, language: Language): boolean =>
  other.kind === "condition" &&
  thing.kind !== "condition" &&
  titleWords[language].asksForHelp.test(title.toLocaleLowerCase(packs[language].tag))

/** What a file is on, by the name that a title has for it; by its first one in other languages. */
const namedIn = (title: string, file: SubjectFile, language: Language): AskedOf["beside"] => {
  const words = nameWords(title, language)
  const typed = file.names[language].find(
    (name) => spanOf(nameWords(name, language), words, language) !== null,
  )
  return { ...matterOf(file).names.called, ...(typed === undefined ? {} : { [language]: typed }) }
}

/** The question as the other subject of a title puts it: about what was the subject. */
const ofOther = (question: TitleQuestion, subject: SubjectFile): TitleQuestion => ({
  ...question,
  people: [],
  matters: [matterOf(subject)],
})

/** Another subject as a thing that a title asks about. */
const matterOf = (subject: SubjectFile): Matter => ({
  words: [],
  names: {
    called: Object.fromEntries(languages.map((language) => [language, subject.names[language][0]])),
    forms: languages.flatMap((language) =>
      namesIn(subject, language).map((name) => ({ language, words: nameWords(name, language) })),
    ),
  },
})

/**
 * Of the findings on a pair, those that speak of most of a title's words, be they the pair's own names: the milk and the
 * antibiotic that are asked about. None where all speak of as many.
 */
const ofPair = (
  file: SubjectFile,
  title: string,
  language: Language,
  context: ClaimContext,
): ReadonlySet<string> => {
  const words = nameWords(title, language).filter((_, at, all) => !namesNothing(all, at, language))
  const counted = file.findings
    .filter((finding) => mayBeSaid(finding, context))
    .map(({ id, says, brief }) => {
      const states = wordsOf([says, brief])
      return { id, held: words.filter((word) => isSpoken(word, states, language)).length }
    })
  const most = Math.max(0, ...counted.map(({ held }) => held))
  const best = counted.filter(({ held }) => held === most).map(({ id }) => id)
  return new Set(most === 0 || best.length === counted.length ? [] : best)
}

/** What only stands beside a finding is less than what it states. */
const ofBeside = 0.5

/** What the library has on all that is asked, or on most of it; null where it has nothing. */
const spokenOf = (
  file: SubjectFile,
  { matters, people, asks, language, isForNursing, isWhetherItWorks }: TitleQuestion,
  context: ClaimContext,
): Pick<AskedOf, "answer" | "bearing" | "leftOut"> | null => {
  const isFor = (finding: Finding, ask: Ask): boolean =>
    finding.asks.includes(ask) && !(isForNursing && ask === "pregnancy" && !speaksOfNursing(finding))
  const weighed = file.findings.map((finding) => {
    const [states, beside] = [statedBy(file, finding), besideOf(file, finding)]
    const may = ({ answeredBy }: Matter): boolean =>
      answeredBy === undefined ||
      (!isForOthers({ asks }, finding) && finding.asks.some((ask) => answeredBy.has(ask)))
    const borne = matters
      .filter(may)
      .reduce(
        (sum, matter) =>
          sum + (bears(matter, states, language) ? 1 : bears(matter, beside, language) ? ofBeside : 0),
        0,
      )
    return { finding, weight: borne + people.filter((ask) => isFor(finding, ask)).length }
  })
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  if (most === 0) return null
  const isPart = most < matters.length + people.length
  const foremost = weighed.filter(({ weight }) => weight === most).map(({ finding }) => finding)
  // Whom it is asked for is not left out in silence: what holds for others must not sound as if it held for them.
  if (people.some((ask) => !foremost.some((finding) => isFor(finding, ask))))
    return { answer: "held", bearing: nothing, leftOut: nothing }
  const bearing = isPart ? ofRarest(file, matters, foremost, language) : foremost
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
    (text) => text === null || checkClaims(text[context.language], context).length === 0,
  )

const isOfSource = ({ source }: Finding, other: Finding): boolean =>
  source.url === other.source.url ||
  (source.pmid !== null && source.pmid === other.source.pmid) ||
  (source.doi !== null && source.doi === other.source.doi)

/**
 * The findings with the rarest word of a thing of several words: on the knee where the joints are asked about. Empty
 * where most have it, null where none has.
 */
const nearestOf = (
  file: SubjectFile,
  { matters, language }: TitleQuestion,
  context: ClaimContext,
): ReadonlySet<string> | null => {
  const sayable = file.findings.filter((finding) => mayBeSaid(finding, context))
  const spoken = sayable.map((finding) => ({ id: finding.id, words: statedBy(file, finding) }))
  const [rarest] = matters
    .flatMap(({ words }) => (words.length > 1 ? words : []))
    .map((word) => spoken.flatMap(({ id, words }) => (isSpoken(word, words, language) ? [id] : [])))
    .filter((ids) => ids.length > 0)
    .toSorted((a, b) => a.length - b.length)
  if (rarest === undefined) return null
  return new Set(rarest.length * 2 > sayable.length ? [] : rarest)
}
