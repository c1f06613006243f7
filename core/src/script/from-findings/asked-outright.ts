import { asksIn } from "#evidence/asks.ts"
import type { Asked } from "#evidence/asked-as.ts"
import type { Finding } from "#evidence/finding.ts"
import type { Library } from "#evidence/library.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { answersAsk } from "./findings-said.ts"
import { forWhom, isForOthers, mayBeSaid, ranked, type Substance } from "./subject.ts"
import { isNamedFor } from "./title-question.ts"

/**
 * How close a title must come to what is typed for a finding, from 0 to 1: `elsewhere` for one of another file than the
 * one that the title names, `within` for one of that file, `open` where nothing else answers. `ahead`: so much closer
 * than what would be told otherwise. Of the title the phrase must say `told`, where nothing else answers `whole`, for what
 * is asked beside would be passed over; of the phrase the title must say `typed`. What is as good as the `same` answers
 * however it is put. At these values, of 850 titles typed by nine people 25 were answered better and 3 worse than without;
 * of the 90 that no value was chosen by, 6 and none.
 */
const close = {
  elsewhere: 0.8,
  within: 0.5,
  open: 0.7,
  ahead: 0.25,
  told: 0.65,
  whole: 0.75,
  typed: 0.5,
  same: 0.85,
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
  { file, finding }: Asked,
  title: string,
  asks: Substance["asks"],
  { language }: ClaimContext,
): boolean => {
  const named = asksIn(title, language)
  return (
    !isForOthers({ asks }, finding) &&
    [...forWhom].every((ask) => {
      const isOfThem = isNamedFor(file, ask)
      return asks.includes(ask) ? isOfThem || finding.asks.includes(ask) : !isOfThem || named.includes(ask)
    })
  )
}

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
  const isOwn = ({ file }: Asked): boolean => known !== null && known.main === file
  const nearest =
    asked.find((one) => isOwn(one) && one.closeness > (asked[0]?.closeness ?? 0) - asNear) ?? asked[0]
  if (nearest === undefined || !maySpeak(nearest, context) || isForOthers({ asks }, nearest.finding))
    return null
  const { file: main, closeness, ofTitle, ofPhrase } = nearest
  const first = known === null || known.missing !== null ? undefined : ranked(known, context)[0]
  const told = asked.find(({ finding }) => finding === first)?.closeness ?? 0
  const { id, asks: answered } = nearest.finding
  const isSame = closeness >= close.same
  if (first !== undefined && !isSame && !answersAsk({ asks, onCompanion: new Set(), main }, id, answered))
    return null
  if (ofTitle < (first === undefined ? close.whole : close.told) || ofPhrase < close.typed) return null
  const isNamed = known !== null && (known.main === main || known.companion === main)
  const least = first === undefined ? close.open : isNamed ? close.within : close.elsewhere
  if (closeness < least || (first !== undefined && closeness - told < close.ahead)) return null
  const on = asked.filter(
    (one) => one.file === main && one.closeness > closeness - asClose && maySpeak(one, context),
  )
  return { main, on: new Set(on.map(({ finding }) => finding.id)) }
}
