import type { Library } from "#evidence/library.ts"
import type { Match } from "#evidence/match.ts"
import { otherThingsIn } from "#evidence/named-in.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import { isHad, type SubjectFile } from "#evidence/subject-file.ts"
import { languages, packs } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import type { Language } from "#script/settings.ts"
import { asksOfTitle } from "./asked-by.ts"
import { bears, statedBy } from "./bearing.ts"
import { byOneName, type Matter } from "./matter.ts"
import { withoutNoise } from "./noise.ts"
import { nearestOf, ofPair, type SpokenOf, spokenOf } from "./spoken-of.ts"
import { namesIn, questionIn, type TitleQuestion } from "./title-question.ts"

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
export const askedOf = (library: Library, match: Match, title: string, context: ClaimContext): AskedOf => {
  const files = [match.main, ...(match.companion === null ? [] : [match.companion])]
  const put = questionIn(match.main, title)
  const others = otherThingsIn(library, { text: title, of: languages })
  const named = { ...put, matters: byOneName(put.matters, others, put.language) }
  const question = withoutNoise(library, withCompanion(named, match), title, files)
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

/**
 * The question with the second subject by its names that share a word with the one asked about: high blood pressure is
 * blood pressure. One whose name only asks ("the pill") is asked about all the same.
 */
const withCompanion = (question: TitleQuestion, { companion }: Match): TitleQuestion => {
  if (companion === null) return question
  const { language, matters, people, spared } = question
  const known = matterOf(companion)
  // Who names a maker's product asks about the medicine.
  const isMedicine = companion.kind === "medicine"
  if (spared === null && matters.length + people.length === 0) return { ...question, matters: [known] }
  const names = namesIn(companion, language).map((name) => nameWords(name, language))
  const isKnown = ({ words }: Matter): boolean =>
    names.some((name) => name.length === words.length && spanOf(name, words, language) !== null)
  return {
    ...question,
    matters: matters.map((matter) =>
      isKnown(matter)
        ? {
            ...matter,
            names: {
              ...matter.names,
              forms: [
                ...matter.names.forms,
                // What thins the blood is no medicine that is called after it.
                ...(isMedicine
                  ? known.names.forms.map((form) => ({ ...form, isOneName: true as const }))
                  : known.names.forms.filter(sharesWord(matter))),
              ],
            },
          }
        : matter,
    ),
  }
}

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
  // The other file may speak of both: one on acne of zinc.
  const turned = match.companion === null ? null : { main: match.companion, companion: match.main }
  const other = turned === null ? null : spokenOf(turned.main, ofOther(question, turned.companion), context)
  // What a medicine does for a complaint that its own file only comes near is told by the file of the complaint.
  const isToldByComplaint =
    ofOwn?.answer === "nearest" &&
    other?.answer === "borne" &&
    question.people.length === 0 &&
    isHad(match.companion ?? match.main) &&
    !isHad(match.main)
  // Whether two are taken together is told by the file that tells just that, and not by what else the first says of the other.
  const tellsTogether = (file: SubjectFile, spoken: SpokenOf | null): boolean =>
    file.findings.some(({ id, asks }) => spoken?.bearing.has(id) === true && asks.includes("with"))
  if (
    turned !== null &&
    other?.answer === "borne" &&
    asksOfTitle(title, language)[0] === "with" &&
    !tellsTogether(match.main, own) &&
    tellsTogether(turned.main, other)
  )
    return { ...other, main: turned.main, companion: null, beside, language }
  // Whom it is asked for only the file of the subject knows.
  if (ofOwn !== null && !isToldByComplaint && (ofOwn.answer !== "held" || question.people.length > 0))
    return ofOwn
  if (turned !== null && other?.answer === "borne")
    return { ...other, main: turned.main, companion: null, beside, language }
  if (ofOwn !== null) return ofOwn
  // Of two things for one purpose, what either does for that comes nearest.
  const either = turned === null ? null : eitherFor(question, match.main, turned.main, context)
  if (turned !== null && either !== null)
    return {
      ...whole,
      main: either.main,
      companion: null,
      beside: namedIn(title, either.main === match.main ? turned.main : match.main, language),
      answer: "nearest",
      bearing: either.bearing,
      leftOut: either.leftOut,
    }
  // What is known of both and may not be said is not unknown.
  if (other?.answer === "held") return { ...whole, companion: null, beside, answer: "held" }
  // A word of what has a file of its own is not that thing: of hair loss, no loss of smell.
  const near = turned === null ? nearestOf(match.main, question, context) : null
  if (near === null && turned !== null && isMeant(turned.main, match.main, title, question))
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

/** What one of two things that a title compares does for what it compares them for; null where it asks of nothing else. */
const eitherFor = (
  question: TitleQuestion,
  main: SubjectFile,
  other: SubjectFile,
  context: ClaimContext,
): (SpokenOf & { readonly main: SubjectFile }) | null => {
  if (!question.asks.includes("compare")) return null
  const isOf = (file: SubjectFile) => {
    const names = namesIn(file, question.language).map((name) => nameWords(name, question.language))
    return ({ words }: Matter): boolean =>
      names.some((name) => name.length > 0 && spanOf(name, words, question.language) !== null)
  }
  const purpose = question.matters.filter((matter) => !isOf(other)(matter) && !isOf(main)(matter))
  if (purpose.length === 0 || purpose.length === question.matters.length) return null
  const found = [main, other].flatMap((file) => {
    const spoken = spokenOf(file, { ...question, matters: purpose }, context)
    return spoken?.answer === "borne" ? [{ ...spoken, main: file }] : []
  })
  const compares = ({ main: file, bearing }: (typeof found)[number]): boolean =>
    file.findings.some(({ id, asks }) => bearing.has(id) && asks.includes("compare"))
  return found.find(compares) ?? found[0] ?? null
}

const sharesWord =
  ({ words }: Matter) =>
  (form: Matter["names"]["forms"][number]): boolean =>
    form.words.some((word) => words.includes(word))

/**
 * Whether a title that nothing answers is told by its other subject. Who asks what a thing does for a complaint wants to
 * know what is known of the complaint; who asks which fruit goes with one, or whether a milk harms it, what is known of
 * the thing.
 */
const isMeant = (
  other: SubjectFile,
  main: SubjectFile,
  title: string,
  { language, asks }: Pick<TitleQuestion, "language" | "asks">,
): boolean => {
  if (isHad(other) === isHad(main)) return false
  const asksForHelp = titleWords[language].asksForHelp.test(title.toLocaleLowerCase(packs[language].tag))
  // Walking or bed rest with a slipped disc: of two things to do for a complaint, the complaint's file knows.
  return asksForHelp || asks.includes("compare") ? other.kind === "condition" : !isHad(other)
}

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
