import { writing } from "#language/writing.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { leavesUnseen } from "#script/claims/document-safety.ts"
import { lowered } from "#script/claims/pattern.ts"
import { type AskFirst, askFirst } from "#script/from-questions/words.ts"
import { mentionsProcedure, procedureNoticeIn } from "#script/disclaimer.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Hook } from "#script/said.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { isCountedOut } from "./counted-tips.ts"
import { answersOutright, isAnswered, isOnTopic, keepsPromise, tellsMyth } from "./draft-worth.ts"
import { fill, type FilledBeat } from "./fill.ts"
import { hooksOffered } from "./hooks-offered.ts"
import { type Kitchen, kitchenOf } from "./kitchen.ts"
import type { Line } from "./line.ts"
import { type Material, materialOf, withTips } from "./material.ts"
import { warningIn } from "./warnings.ts"
import { plots } from "./plots.ts"
import { namingSource } from "./study-named.ts"
import { isForOthers, type Substance } from "./subject.ts"
import { type Voice, voiceOf } from "./voice.ts"

/** So many drafts of one order differ; the next one begins again. */
export const draftsPerOrder = 5

/**
 * A draft made of findings: what each beat says, with where every sentence comes from. Takes the order's target, which
 * leaves the first breath and the end card free, and the whole time where nothing else fits. `seed` 0 to 4 gives another
 * script of the same findings.
 * Null when what may be said does not fill the beats or the time.
 */
export const draftFromFindings = (
  order: WritingOrder,
  substance: Substance,
  context: ClaimContext,
  seed: number,
): ReadonlyArray<FilledBeat> | null => {
  if (askFirstFor(substance) !== null) return null
  const before = new Set<string>()
  const draftBy = (each: number) => {
    const beats =
      draftUnlike(before, order, substance, context, each) ??
      (mayComeNear(order, substance) ? draftUnlike(before, order, asNearest(substance), context, each) : null)
    if (beats !== null) before.add(textOf(beats))
    return beats
  }
  const wanted = seed % draftsPerOrder
  for (let each = 0; each < wanted; each++) draftBy(each)
  const beats = draftBy(wanted)
  if (beats === null) return null
  const named = namingSource(plainVoice(order, substance, context), beats)
  return isWhole(named, order, { least: 0, most: order.budget.max }) ? named : beats
}

/** Of what a typed title asks beside its subject too little may be said for a script; of the subject itself there is more. */
const mayComeNear = ({ topic }: WritingOrder, { onCompanion, missing }: Substance): boolean =>
  topic === null && onCompanion.size > 0 && missing === null

/**
 * The same, told as what comes nearest: it says so first. What holds only for those for whom nobody asked, as what is known
 * of children, was never what is asked: there the subject's own answer is no second best.
 */
const asNearest = (substance: Substance): Substance => {
  const { main, onCompanion } = substance
  const isOfOthers = main.findings.every(
    ({ id, asks }) => !onCompanion.has(id) || isForOthers(substance, { asks }),
  )
  return {
    ...substance,
    onCompanion: new Set(),
    missing: isOfOthers ? null : { kind: "nearest", beside: null },
  }
}

/** One draft of an order; who asks for another is told the same once more only where all else keeps less of what it promises. */
const draftUnlike = (
  before: ReadonlySet<string>,
  order: WritingOrder,
  substance: Substance,
  context: ClaimContext,
  seed: number,
): ReadonlyArray<FilledBeat> | null => {
  const { language } = order.settings
  const fillBy = (by: Pick<Voice, "avoids" | "mayClip" | "turn">, disclaimer: string, words: Words) => {
    const beats = filled({ ...by, mustWarn: false }, disclaimer, words)
    // Who speaks of a symptom says when to be seen.
    return beats !== null && leavesUnseen(lowered(textOf(beats), language), language)
      ? (filled({ ...by, mustWarn: true }, disclaimer, words) ?? beats)
      : beats
  }
  const filled = (
    by: Pick<Voice, "avoids" | "mayClip" | "turn" | "mustWarn">,
    disclaimer: string,
    { least, most }: Words,
  ) => {
    const turned = seed + by.turn * draftsPerOrder
    const voice = voiceOf({ ...order, disclaimer }, substance, context, turned, by)
    const material = materialOf(voice)
    const filledWith = (from: Material): ReadonlyArray<FilledBeat> =>
      spread(fill(plots[order.settings.scriptFormat](from), most, language))
    const isFit = (beats: ReadonlyArray<FilledBeat>): boolean => isWhole(beats, order, { least, most })
    const told = countedFrom(voice, material, filledWith, isFit)
    // What is true instead says nothing where the myth found no place.
    const beats = tellsMyth(told, order) ? told : filledWith({ ...material, myths: [] })
    return isFit(beats) && isOnTopic(beats, substance) ? beats : null
  }
  const attempt = (avoids: (text: string) => boolean, disclaimer: string) => {
    let best: { readonly beats: ReadonlyArray<FilledBeat>; readonly fault: number } | null = null
    for (const { words, mayClip, turn, isLast } of triesOf(order)) {
      if (isLast && best !== null) return best.beats
      const beats = fillBy({ avoids, mayClip, turn }, disclaimer, words)
      if (beats === null) continue
      const fault =
        (tellsMyth(beats, order) ? 0 : 3) +
        (keepsPromise(beats) ? 0 : 2) +
        (isAnswered(beats, order, substance) ? 0 : 1) +
        // Another draft is none that is the same, nor one that answers less well.
        (before.has(textOf(beats)) ? 0.5 : before.size > 0 && !answersOutright(beats, substance) ? 0.6 : 0)
      if (fault === 0) return beats
      if (best === null || fault < best.fault) best = { beats, fault }
    }
    return best?.beats ?? null
  }
  const notice = missingNotice(order, context)
  if (notice === null) return attempt(() => false, order.disclaimer)
  // A word on an operation costs the mandatory notice: first without any.
  const without = attempt(mentionsProcedure, order.disclaimer)
  if (without !== null) return without
  const noticed = attempt(() => false, `${notice} ${order.disclaimer}`)
  const isCalledFor = noticed?.some(({ lines }) => lines.some(saysProcedure)) ?? false
  return isCalledFor ? noticed : null
}

/** What is filled with as many of the tips that a title promises as find a place in time, each in its turn. */
const countedFrom = (
  voice: Voice,
  material: Material,
  filledWith: (from: Material) => ReadonlyArray<FilledBeat>,
  isFit: (beats: ReadonlyArray<FilledBeat>) => boolean,
): ReadonlyArray<FilledBeat> => {
  for (let most = material.promised?.tips.length ?? 0; most > 0; most--) {
    const counting = withTips(voice, material, most)
    if (counting.counted === null) break
    const beats = filledWith(counting)
    if (isFit(beats) && isCountedOut(beats, counting.counted)) return beats
  }
  return filledWith(withTips(voice, material, 0))
}

/** A beat that nothing is left for says how far the statement before it reaches, which stands at that one's end. */
const spread = (beats: ReadonlyArray<FilledBeat>): ReadonlyArray<FilledBeat> => {
  const isHandedOn = (at: number): boolean =>
    at > 1 &&
    beats[at]?.lines.length === 0 &&
    (beats[at - 1]?.lines.length ?? 0) > 1 &&
    beats[at - 1]?.lines.at(-1)?.isBound !== true
  return beats.map(({ name, lines }, at) => ({
    name,
    lines: isHandedOn(at)
      ? (beats[at - 1]?.lines.slice(-1) ?? [])
      : isHandedOn(at + 1)
        ? lines.slice(0, -1)
        : lines,
  }))
}

const saysProcedure = ({ origin, text }: Line): boolean =>
  origin.kind !== "disclaimer" && mentionsProcedure(text)

/** Other first words for a draft of an order, five types of them where the speaker may say them. */
export const hooksFromFindings = (
  order: WritingOrder,
  substance: Substance,
  context: ClaimContext,
): ReadonlyArray<Hook> => hooksOffered(plainVoice(order, substance, context))

/** What there is to say of what dishes are asked of. */
export const kitchenFromFindings = (
  order: WritingOrder,
  substance: Substance,
  context: ClaimContext,
): Kitchen => kitchenOf(plainVoice(order, substance, context))

/** When to see someone about a subject of which there is too little to say for a script of findings. */
export const warningFromFindings = (
  order: WritingOrder,
  substance: Substance,
  context: ClaimContext,
): Line | null => {
  const who = askFirstFor(substance)
  return who === null
    ? warningIn(plainVoice(order, substance, context))
    : { text: writing[order.settings.language].questions.askFirst[who], origin: { kind: "connective" } }
}

/** Who is told to ask first, where a title asks for them and no finding answers: the rest would sound as if it held for them, too. */
export const askFirstFor = ({ asks, missing }: Substance): AskFirst | null =>
  missing === null || missing.kind === "nearest" ? null : (askFirst.find((who) => asks.includes(who)) ?? null)

const plainVoice = (order: WritingOrder, substance: Substance, context: ClaimContext): Voice =>
  voiceOf(order, substance, context, order.earlier % draftsPerOrder, {
    // A word on an operation would cost the notice that is mandatory there.
    avoids: missingNotice(order, context) === null ? () => false : mentionsProcedure,
    mayClip: false,
    turn: 0,
    mustWarn: false,
  })

/** What a market asks for about a procedure, where the order does not carry it anyway. */
const missingNotice = ({ disclaimer }: WritingOrder, { market }: ClaimContext): string | null => {
  const notice = procedureNoticeIn(market)
  return notice === null || disclaimer.includes(notice) ? null : notice
}

interface Words {
  readonly least: number
  readonly most: number
}

/** One way to fill the time. `isLast`: only where nothing else fits at all. */
interface Try extends Pick<Voice, "mayClip" | "turn"> {
  readonly words: Words
  readonly isLast: boolean
}

/**
 * The ways to fill a script, the best first: whole sentences before headlines; where what comes first is too long, or its
 * promise is not kept, something else first. Then without room for a breath, where that answers and keeps more; and last
 * by little, shorter than was ordered: rather than with blanks. Few of them, since each is a whole script.
 */
const triesOf = ({ budget: { min, target, max } }: WritingOrder): ReadonlyArray<Try> => {
  const whole = { words: { least: min, most: target }, isLast: false }
  const tight = { words: { least: min, most: max }, isLast: false }
  const little = { words: { least: Math.ceil(min / 2), most: max }, isLast: true }
  return [
    ...[0, 1, 2].map((turn) => ({ ...whole, mayClip: false, turn })),
    ...[0, 1, 2].map((turn) => ({ ...whole, mayClip: true, turn })),
    { ...tight, mayClip: false, turn: 0 },
    ...[0, 1].map((turn) => ({ ...tight, mayClip: true, turn })),
    ...[false, true].map((mayClip) => ({ ...little, mayClip, turn: 0 })),
  ]
}

const textOf = (beats: ReadonlyArray<FilledBeat>): string =>
  beats.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" ")

const isWhole = (
  beats: ReadonlyArray<FilledBeat>,
  { settings }: WritingOrder,
  { least, most }: Words,
): boolean => {
  const count = spokenWords(textOf(beats), settings.language).length
  return beats.every(({ lines }) => lines.length > 0) && count >= least && count <= most
}
