import { wellFormed } from "#kernel/well-formed.ts"
import { languages } from "#language/pack.ts"
import { leaks } from "#script/leak.ts"
import type { Draft, DraftBeat } from "#script/draft.ts"
import type { WritingOrder } from "#script/ports.ts"
import { type Said, saidFrom, spokenSentences, textOfSaid } from "#script/said.ts"
import { foreignMatterIn, isForeign } from "./foreign-matter.ts"
import { wordsIn } from "./trim.ts"

/** More bad sentences than these are no slip: such an answer is written anew, or not at all. */
export const mostSpared = 2

/** A draft without its bad sentences, and how many spoken ones it lost. */
export interface Spared {
  readonly draft: Draft
  readonly lost: number
}

/**
 * A model's draft without the few sentences that may not stand in it, and without the notes, tips, letters and hooks that
 * may not. A beat that falls silent, or leaves the script too short, says a finding of the library instead. Null where
 * nothing is bad, too much is, or nothing can stand in.
 */
export const spared = (
  draft: Draft,
  isBad: (text: string) => boolean,
  order: WritingOrder,
): Spared | null => {
  const lost = draft.beats.flatMap(({ said }) => said.filter(({ text }) => isBad(text))).length
  const noteOf = (text: string): string => {
    const kept = spokenSentences(text).filter((sentence) => !isBad(sentence))
    return isBad(kept.join(" ")) ? "" : kept.join(" ")
  }
  const cut: Draft = {
    ...draft,
    beats: draft.beats.map((beat) => ({
      ...beat,
      said: beat.said.filter(({ text }) => !isBad(text)),
      direction: isBad(beat.direction) ? noteOf(beat.direction) : beat.direction,
      onScreen: isBad(beat.onScreen) ? "" : beat.onScreen,
    })),
    hooks: draft.hooks.filter(({ said }) => !isBad(said.text)),
    platformTips: Object.fromEntries(
      Object.entries(draft.platformTips)
        .map(([name, tip]) => [name, isBad(tip) ? noteOf(tip) : tip] as const)
        .filter(([, tip]) => tip !== ""),
    ),
  }
  const isSame = JSON.stringify(cut) === JSON.stringify(draft)
  if (isSame || lost > mostSpared) return null
  const beats = refilled(draft.beats, cut.beats, order)
  return beats === null ? null : { draft: { ...cut, beats }, lost }
}

/** What lost a sentence, with another one where it says nothing any more or the whole is too short. */
const refilled = (
  before: ReadonlyArray<DraftBeat>,
  cut: ReadonlyArray<DraftBeat>,
  order: WritingOrder,
): ReadonlyArray<DraftBeat> | null => {
  const { language } = order.settings
  let beats = cut
  for (const [index, { name, said }] of before.entries()) {
    const isShort = () => wordsIn(beats, language) < order.budget.min
    const left = beats[index]?.said.length ?? 0
    if (left === said.length || (left > 0 && !isShort())) continue
    const known = new Set(beats.flatMap((beat) => beat.said.flatMap(({ findings }) => findings)))
    const standIn = standInsFor(order, name, index).find(
      ([first]) => first !== undefined && first.findings.every((id) => !known.has(id)),
    )
    if (standIn === undefined && left === 0) return null
    beats = beats.map((beat, at) =>
      at === index ? { ...beat, said: [...beat.said, ...(standIn ?? [])] } : beat,
    )
  }
  return beats.map((beat) => ({ ...beat, text: textOfSaid(beat.said) }))
}

/** What the library has for a beat, the most fitting first, each with its limit. */
const standInsFor = (
  { given, settings: { language }, plan, disclaimer }: WritingOrder,
  beat: string,
  index: number,
): ReadonlyArray<ReadonlyArray<Said>> => {
  const ids = new Set(given.findings.map(({ id }) => id))
  const hooks = (given.subjects[0]?.hooks ?? [])
    .filter(({ finding }) => ids.has(finding))
    .map(({ says, finding }) => saidFrom(says[language], "finding", [finding]))
  const flags = given.redFlags.map(({ says, id }) => saidFrom(says[language], "finding", [id]))
  const steps = given.firstSteps.map(({ says, finding }) => saidFrom(says[language], "finding", [finding]))
  const findings = given.findings
    .filter(({ mustPair }) => mustPair.length === 0)
    .map(({ id, brief, limit }) => [
      ...saidFrom(brief[language], "finding", [id]),
      ...(limit === null ? [] : saidFrom(limit[language], "finding", [id])),
    ])
  if (index === 0) return hooks
  if (index === plan.length - 1) return [saidFrom(disclaimer, "connective")]
  if (/limits|should_not|stop_if/u.test(beat)) return [...flags, ...findings]
  return /do_this|tip|steps/u.test(beat) ? [...steps, ...findings] : findings
}

/** Which sentences may not stand in a model's draft: what a check has marked, and what is bad by itself. */
export const badIn = (
  marked: ReadonlyArray<string>,
  { settings: { language }, title }: WritingOrder,
  sources: ReadonlyArray<string>,
) => {
  const [other = language] = languages.filter((one) => one !== language)
  return (text: string): boolean =>
    text !== "" &&
    (foreignMatterIn(text) !== null ||
      isForeign(text, language, other) ||
      leaks(text, sources, title) ||
      marked.some((one) => one !== "" && (bare(text).includes(one) || one.includes(bare(text)))))
}

/** A text without invisible and control characters. */
export const bare = (text: string): string =>
  wellFormed(text)
    .replace(/\p{Cf}+/gu, "")
    .replace(/\p{Cc}+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim()
