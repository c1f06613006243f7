import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { spokenWords } from "@rounds/core/script/spoken-words.ts"
import { type Line, type Phrases, type Pool, poolsOfBeat } from "./phrases.ts"
import { type Slots, slotsOf, sortOf } from "./subject.ts"
import { toneOf } from "./person.ts"

/** A sentence that could be said in a beat, with its slots filled. */
interface Candidate {
  readonly text: string
  readonly words: number
  readonly at: number
  /** Said when there is room, although it is fixed. */
  readonly isSpare?: true
}

interface Filling {
  readonly name: string
  /** Words the beat should have. */
  readonly share: number
  /** Said in any case, before or after the rest. */
  readonly fixed: ReadonlyArray<Candidate>
  /** In order of importance. */
  readonly open: ReadonlyArray<Candidate>
  readonly chosen: ReadonlyArray<Candidate>
}

/**
 * The text of every beat. Each beat starts with its most important sentence; then the beat that is furthest below its
 * share gets its next one, until the target is reached. No sentence is said twice.
 */
export const pack = (
  order: WritingOrder,
  phrases: Phrases,
): ReadonlyArray<{ readonly name: string; readonly text: string }> => {
  const { budget } = order
  let beats = unburdened(fitted(opened(order, phrases), budget.max), budget.max)
  for (;;) {
    const total = wordsIn(beats)
    const next = total >= budget.target ? undefined : neediest(beats, budget.max - total)
    if (next === undefined) break
    beats = beats.map((beat) => (beat === next.beat ? taking(beat, next.candidate) : beat))
  }
  return beats.map(({ name, fixed, chosen }) => ({
    name,
    text: [...fixed, ...chosen]
      .toSorted((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join(" "),
  }))
}

const opened = (order: WritingOrder, phrases: Phrases): ReadonlyArray<Filling> => {
  const { plan, budget, settings, disclaimer } = order
  const { scriptFormat, language } = settings
  const tone = toneOf(order)
  const slots = slotsOf(order, phrases)
  const used = new Set<string>()
  const candidate = (text: string, at: number): Candidate => ({
    text,
    at,
    words: spokenWords(text, language).length,
  })
  const listed = (pool: Pool, from: number): ReadonlyArray<Candidate> =>
    pool.flatMap((entry, index) => {
      const line: Line = typeof entry === "string" ? { text: entry } : entry
      if (line.only !== undefined && !line.only.includes(sortOf(order.topic))) return []
      const text = filled(typeof line.text === "string" ? line.text : line.text[tone], slots)
      if (text === null || used.has(text)) return []
      used.add(text)
      return [candidate(text, from + (line.at ?? index))]
    })

  const spare = (text: string, nth: number): Candidate => ({ ...candidate(text, nth - 10), isSpare: true })

  return plan.map(({ name, share }, index) => {
    const pools = poolsOfBeat[name] ?? []
    const open = pools.flatMap((pool, nth) => listed(phrases.pools[pool], nth * 100))
    const hook = filled(phrases.hooks[scriptFormat][tone], slots) ?? ""
    const named = filled(phrases.theTopicIs, slots)
    const introduced = index === 1 ? introduction(order, phrases, slots).map(spare) : []
    const fixed = [
      ...(index === 0 ? [candidate(hook, -10)] : []),
      ...introduced,
      ...(index === 1 && named !== null ? [candidate(named, -1)] : []),
      ...(index === plan.length - 1 && isAboutSymptoms(order)
        ? [{ ...candidate(phrases.whenToBeSeen, 999), isSpare: true as const }]
        : []),
      ...(index === plan.length - 1 ? [candidate(disclaimer, 1_000)] : []),
    ]
    const [first, ...rest] = open
    const hasOwnOpening = index > 0 && index < plan.length - 1 && first !== undefined
    return {
      name,
      // An introduction comes on top: what the beat is for keeps its place.
      share: share * budget.target + introduced.reduce((sum, { words }) => sum + words, 0),
      fixed,
      chosen: hasOwnOpening ? [first] : [],
      open: hasOwnOpening ? rest : open,
    }
  })
}

/** Most of a script that introducing oneself may take. */
const longestIntroduction = 0.14

/** Who speaks, for whom, and of what they know most: what the profile adds, as far as the length allows. */
const introduction = (
  { profile, budget, settings }: WritingOrder,
  phrases: Phrases,
  slots: Slots,
): ReadonlyArray<string> => {
  const speaker = phrases.speaker[profile?.profession ?? "other"]
  const says =
    speaker === undefined
      ? null
      : (phrases.speakerOf[profile?.experienceLevel ?? ""]?.replace("{noun}", speaker.noun) ?? speaker.says)
  const all = [says, filled(phrases.madeFor, slots), filled(phrases.myField, slots)].filter(
    (text) => text !== null,
  )
  const wordsUntil = (nth: number) => spokenWords(all.slice(0, nth + 1).join(" "), settings.language).length
  return all.filter((_, nth) => nth === 0 || wordsUntil(nth) <= budget.target * longestIntroduction)
}

const isAboutSymptoms = ({ topic }: WritingOrder) =>
  sortOf(topic) === "body" || topic?.userIntent === "symptom_concern"

/** Openings too long for a short video give way to the shortest sentence of their beat. */
const fitted = (beats: ReadonlyArray<Filling>, max: number): ReadonlyArray<Filling> => {
  let fitting = beats
  for (const { name } of beats.toSorted((a, b) => excess(b) - excess(a))) {
    if (wordsIn(fitting) <= max) break
    fitting = fitting.map((beat) => (beat.name === name ? shortest(beat) : beat))
  }
  return fitting
}

/** What is only said when there is room goes until the rest fits: the introduction first, from its end. */
const unburdened = (beats: ReadonlyArray<Filling>, max: number): ReadonlyArray<Filling> => {
  const spare = beats
    .map(({ fixed }) => fixed.findLast(({ isSpare }) => isSpare))
    .find((candidate) => candidate !== undefined)
  return spare === undefined || wordsIn(beats) <= max
    ? beats
    : unburdened(
        beats.map((beat) => ({ ...beat, fixed: beat.fixed.filter((one) => one !== spare) })),
        max,
      )
}

const excess = (beat: Filling) => wordsIn([beat]) - beat.share

const shortest = (beat: Filling): Filling => {
  const [current] = beat.chosen
  const brief = beat.open.toSorted((a, b) => a.words - b.words)[0]
  if (current === undefined || brief === undefined || brief.words >= current.words) return beat
  return { ...beat, chosen: [brief], open: [current, ...beat.open.filter((one) => one !== brief)] }
}

const wordsIn = (beats: ReadonlyArray<Filling>): number =>
  beats.reduce(
    (sum, { fixed, chosen }) => sum + [...fixed, ...chosen].reduce((count, { words }) => count + words, 0),
    0,
  )

const neediest = (beats: ReadonlyArray<Filling>, room: number) =>
  beats
    .flatMap((beat) => {
      const candidate = beat.open.find(({ words }) => words <= room)
      return candidate === undefined ? [] : [{ beat, candidate, missing: beat.share - wordsIn([beat]) }]
    })
    .toSorted((a, b) => b.missing - a.missing)[0]

const taking = (beat: Filling, candidate: Candidate): Filling => ({
  ...beat,
  chosen: [...beat.chosen, candidate],
  open: beat.open.filter((one) => one !== candidate),
})

const filled = (text: string, slots: Slots): string | null => {
  let isComplete = true
  const said = text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot] ?? null
    if (value === null) isComplete = false
    return value ?? ""
  })
  return isComplete ? said : null
}
