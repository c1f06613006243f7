import { asksIn } from "#evidence/asks.ts"
import type { Asked } from "#evidence/asked-as.ts"
import type { Finding } from "#evidence/finding.ts"
import { usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Library } from "#evidence/library.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { asksForSigns } from "./asked-by.ts"
import { answersAsk } from "./answers-ask.ts"
import { forWhom, isForOthers, mayBeSaid, ranked, type Substance } from "./subject.ts"
import { isOnThingsOf, speaksOf } from "./things-of-title.ts"
import { isNamedFor } from "./title-question.ts"

/**
 * How close a title must come to what is typed for a finding, from 0 to 1: `elsewhere` for one of another file than the
 * one that the title names, `within` for one of that file, `open` where nothing else answers. `ahead`: so much closer
 * than what would be told otherwise. Of the title the phrase must say `told`, where nothing else answers `whole`, for what
 * is asked beside would be passed over; of the phrase the title must say `typed`, `typedElsewhere` or `typedAlone`. What
 * is as good as the `same` answers however it is put, and what is typed just so (`exactly`) where it is but a little closer
 * (`littleAhead`). Where nothing else answers, a `lone` phrase that the title says, with a `lead` before all other subjects,
 * is what is asked: "Pain started round my belly button and moved to the right side". What a title says `wholly`, be it but `part`
 * of it, and `farAhead` of what would be told, is asked too: "cat bit my hand and its swelling up do I need antibiotics".
 * Before `exactly` these values answered 557 of 800 titles that eight people typed first, 544 without
 * them; of 90 that no value was chosen by 42, and 37. With `wholly` 708 of 1,150 are answered first, 695 without; of 129
 * that no value was chosen by 97, and 95.
 */
const close = {
  elsewhere: 0.8,
  within: 0.5,
  open: 0.7,
  ahead: 0.25,
  told: 0.65,
  whole: 0.75,
  typed: 0.5,
  typedElsewhere: 0.8,
  typedAlone: 0.7,
  same: 0.85,
  exactly: 0.95,
  littleAhead: 0.05,
  lone: 0.45,
  lead: 0.15,
  wholly: 0.95,
  part: 0.55,
  farAhead: 0.2,
}
/** What comes as close, but for so much, is told with it. */
const asClose = 0.03

/** Of two files that answer the same, the one that the title names. */
const asNear = 0.05

/** What a title asks outright, in nearly the words in which others ask it: the file and its findings that answer. */
export interface Outright {
  readonly main: SubjectFile
  readonly on: ReadonlySet<string>
}

const maySpeak = ({ file, finding }: Asked, context: ClaimContext): boolean => {
  const partners = file.findings.filter(({ id }) => finding.mustPair.includes(id))
  return [finding, ...partners].every((one: Finding) => mayBeSaid(one, context))
}

/** Whether a finding is for whom a title asks: of children where it asks of them, and of the pregnant nowhere else. */
const isForWhomAsked = (
  { file, finding, closeness }: Asked,
  title: string,
  known: Substance | null,
  asks: Substance["asks"],
  { language }: ClaimContext,
): boolean => {
  const named = asksIn(title, language)
  return (
    // Who types it just so asks for them without a word of them: at what age flat feet go.
    (closeness >= close.exactly || !isForOthers({ asks }, finding)) &&
    [...forWhom].every((ask) => {
      const isOfThem = isNamedFor(file, ask)
      // The title names the subject that is theirs.
      if (isOfThem && known?.main === file) return true
      return named.includes(ask) || asks.includes(ask) ? isOfThem || finding.asks.includes(ask) : !isOfThem
    })
  )
}

/** Whether a finding is about what a title asks of its people, its missing thing and its signs, however near its words are. */
const isOnAsked = (
  one: Asked,
  title: string,
  known: Substance | null,
  asks: Substance["asks"],
  context: ClaimContext,
): boolean => {
  const missing = known?.missing?.beside ?? null
  return (
    isForWhomAsked(one, title, known, asks, context) &&
    // What is missing is told in its name, and by nothing that leaves it out.
    (missing === null || speaksOf(one.phrase, missing, context)) &&
    // How something is recognised is told by its signs.
    (!asksForSigns(title, context.language) ||
      asksForSigns(one.phrase, context.language) ||
      titleWords[usualLanguage].signs.test(one.finding.says[usualLanguage]))
  )
}

/** Whether a title comes close enough to what is typed for a finding where nothing else answers it. */
const isCloseAlone = (
  { file, closeness, ofTitle, ofPhrase }: Asked,
  asked: ReadonlyArray<Asked>,
): boolean => {
  if (closeness >= close.open && ofTitle >= close.whole && ofPhrase >= close.typedAlone) return true
  const other = asked.find((one) => one.file !== file)?.closeness ?? 0
  return ofPhrase >= close.typedAlone && closeness >= close.lone && closeness - other >= close.lead
}

/** The same where something else does, which comes as close as `told`. */
const isCloser = (
  one: Asked,
  { main, companion }: Substance,
  asks: Substance["asks"],
  told: number,
): boolean => {
  const { file, finding, closeness, ofTitle, ofPhrase } = one
  const isNamed = main === file || companion === file
  return (
    closeness >= (isNamed ? close.within : close.elsewhere) &&
    closeness - told >= (closeness >= close.exactly ? close.littleAhead : close.ahead) &&
    ofTitle >= close.told &&
    ofPhrase >= (isNamed ? close.typed : close.typedElsewhere) &&
    (closeness >= close.same ||
      answersAsk({ asks, onCompanion: new Set(), main: file }, finding.id, finding.asks))
  )
}

/** Whether a title says all that is typed for a finding, and far less of what is typed for the one told otherwise. */
const isSaidWhole = ({ closeness, ofPhrase }: Asked, told: number): boolean =>
  ofPhrase >= close.wholly && closeness >= close.part && closeness - told >= close.farAhead

/**
 * The findings that answer a typed title because others type nearly the same for them; null where none comes close
 * enough, where they may not be said here, and where what is known otherwise (`known`) is as close.
 */
export const askedOutright = (
  library: Library,
  title: string,
  known: Substance | null,
  asks: Substance["asks"],
  context: ClaimContext,
): Outright | null => {
  const asked = library.askedIn(title, context.language)
  const [closest] = asked
  if (closest === undefined) return null
  const nearest =
    asked.find(({ file, closeness }) => file === known?.main && closeness > closest.closeness - asNear) ??
    closest
  const first = known === null || known.missing !== null ? undefined : ranked(known, context)[0]
  const told = asked.find(({ finding }) => finding === first)?.closeness ?? 0
  const isClose = (one: Asked): boolean =>
    known === null || first === undefined ? isCloseAlone(one, asked) : isCloser(one, known, asks, told)
  const mayAnswer = (one: Asked): boolean =>
    maySpeak(one, context) &&
    isOnAsked(one, title, known, asks, context) &&
    isOnThingsOf(title, one, known, library, context)
  const answer =
    isClose(nearest) && mayAnswer(nearest)
      ? nearest
      : asked.find((one) => isSaidWhole(one, told) && mayAnswer(one))
  if (answer === undefined) return null
  const { file: main, closeness } = answer
  const on = asked.filter(
    (one) => one.file === main && one.closeness > closeness - asClose && maySpeak(one, context),
  )
  return { main, on: new Set(on.map(({ finding }) => finding.id)) }
}
