import type { Draft } from "#script/draft.ts"
import type { WritingOrder } from "#script/ports.ts"
import { saidFrom, textOfSaid } from "#script/said.ts"
import type { ClaimFinding } from "#script/script.ts"
import { flagOf } from "./flags.ts"
import type { Ground } from "./ground.ts"
import type { Faulty } from "./refine.ts"
import { trimmed, wordsIn } from "./trim.ts"

type Beats = Draft["beats"]

/** Without the sentences at fault, as long as every beat says something and enough words are left; what must stay is flagged. */
export const withoutFaulty = (
  draft: Draft,
  faulty: ReadonlyArray<Faulty>,
  order: WritingOrder,
): { readonly draft: Draft; readonly flags: ReadonlyArray<ClaimFinding> } => {
  const { language } = order.settings
  let beats: Beats = draft.beats
  const flags: ClaimFinding[] = []
  for (const fault of faulty) {
    const cut = beats.map((beat, index) =>
      index === fault.beat ? { ...beat, said: beat.said.filter(({ text }) => text !== fault.text) } : beat,
    )
    const left = cut[fault.beat]?.said.filter(({ text }) => !order.disclaimer.includes(text)) ?? []
    const opens = fault.beat === 0 && beats[0]?.said[0]?.text === fault.text
    if (left.length > 0 && !opens && wordsIn(cut, language) >= order.budget.min) beats = cut
    else flags.push(...fault.faults.slice(0, 1).map((one) => flagOf(one, fault.text, language)))
  }
  return { draft: spokenAgain(draft, beats), flags }
}

/** Beats where a warning belongs, the best place first. */
const places = [/limits|should_not|stop_if/u, /do_not_know|why_it_misleads|fact_with/u]

/** With the subject's first warning, where the question touches harm and no sentence warns. */
export const withWarning = (draft: Draft, { given, settings }: WritingOrder): Draft => {
  const [flag] = given.redFlags
  if (!given.mustWarn || flag === undefined) return draft
  const ids = new Set(given.redFlags.map(({ id }) => id))
  const texts = given.redFlags.map(({ says }) => says[settings.language])
  const warns = draft.beats.some(({ said }) =>
    said.some(({ text, findings }) => findings.some((id) => ids.has(id)) || texts.includes(text)),
  )
  if (warns) return draft
  const at = places
    .map((place) => draft.beats.findIndex(({ name }) => place.test(name)))
    .find((index) => index >= 0)
  const index = at ?? Math.max(0, draft.beats.length - 2)
  const warning = saidFrom(flag.says[settings.language], "finding", [flag.id])
  return spokenAgain(
    draft,
    draft.beats.map((beat, nth) => (nth === index ? { ...beat, said: [...beat.said, ...warning] } : beat)),
  )
}

/** Cut to the longest that the duration holds; null when what must stay is longer. */
export const cutToLength = (
  draft: Draft,
  { budget, given, settings }: WritingOrder,
  ground: Ground,
): Draft | null => {
  const { language } = settings
  const kept = {
    warnings: given.redFlags.map(({ says }) => says[language]),
    limits: given.findings.flatMap(({ limit, safety }) =>
      [limit, safety].flatMap((text) => (text === null ? [] : [text[language]])),
    ),
    disclaimer: ground.disclaimer,
  }
  const beats =
    trimmed(draft.beats, budget.target, kept, language) ?? trimmed(draft.beats, budget.max, kept, language)
  return beats === null ? null : spokenAgain(draft, beats)
}

const spokenAgain = (draft: Draft, beats: Beats): Draft => ({
  ...draft,
  beats: beats.map((beat) => ({ ...beat, text: textOfSaid(beat.said) })),
})
