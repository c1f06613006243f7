import { checkClaims, type ClaimContext } from "./claims/check-claims.ts"
import { documentFindings } from "./claims/document-rules.ts"
import { acceptable, contentOf, type Draft, type DraftBeat } from "./draft.ts"
import { fit } from "./fit.ts"
import { leaks } from "./leak.ts"
import type { WritingOrder } from "./ports.ts"
import type { RefusalReason } from "./rejections.ts"
import { type Said, saidFrom, textOfSaid } from "./said.ts"
import type { ClaimFinding } from "./script.ts"
import { wellFormed } from "#kernel/well-formed.ts"

/** A draft that may be shipped, or why it may not, in words the writer can act on. */
export type Review =
  | { readonly _tag: "Passed"; readonly draft: Draft; readonly claims: ReadonlyArray<ClaimFinding> }
  | {
      readonly _tag: "Failed"
      readonly reason: RefusalReason
      readonly problems: ReadonlyArray<string>
      /** Null when the answer could not be read as a draft. */
      readonly draft: Draft | null
    }

/** Shape, length, health claims, copied words and foreign material: everything a draft is checked for before it is shown. */
export const review = (
  written: unknown,
  order: WritingOrder,
  sources: ReadonlyArray<string>,
  context: ClaimContext,
): Review => {
  const shaped = acceptable(written, order.plan)
  if (shaped === null) {
    const problems = ["The answer did not have the asked beats in their order, within the length limits."]
    return { _tag: "Failed", reason: "unreadable", problems, draft: null }
  }
  const draft = closed(cleaned(shaped), order.disclaimer)
  const failed = (reason: RefusalReason, ...problems: ReadonlyArray<string>): Review => ({
    _tag: "Failed",
    reason,
    problems,
    draft,
  })

  const spoken = contentOf(draft.beats)
  const aside = [
    ...draft.beats.flatMap(({ direction, onScreen }) => [direction, onScreen]),
    ...Object.values(draft.platformTips),
    ...draft.hooks.map(({ said }) => said.text),
  ].join("\n")
  const claims = checkClaims(spoken, context)
  const whole = documentFindings(draft, order, context)
  const blocking = [...claims, ...checkClaims(aside, context), ...whole].filter(
    ({ severity }) => severity === "block",
  )
  if (blocking.length > 0) {
    return failed(
      "claims",
      ...blocking.map(({ sentence, reason, safer }) => `"${sentence}": ${reason} Safer: ${safer}`),
    )
  }
  const everything = [spoken, aside, draft.hashtags.join(" ")].join("\n")
  if (markup.test(everything)) return failed("claims", "No HTML, no links and no addresses.")
  if (leaks(everything, sources, order.title))
    return failed("leak", "Too many words in a row come from a forum post.")

  const length = fit({ text: spoken, ...order.settings })
  if (length.verdict !== "fits") {
    return failed(
      "length",
      `The script has ${length.words} spoken words; it needs ${length.min} to ${length.max}, best ${length.target}.`,
    )
  }
  return { _tag: "Passed", draft, claims: [...claims, ...whole] }
}

/** Whether a piece of a draft may be seen while the rest is still being written. */
export const isShowable = (text: string, context: ClaimContext): boolean =>
  !markup.test(text) && !checkClaims(text, context).some(({ severity }) => severity === "block")

const markup = /<\/?[a-z!][^<>]*>|&(?:[a-z]+|#\d+);|https?:|www\.|\]\(|javascript:/i

/** Invisible and control characters hide text from the reader but not from the checks: they go first. */
const cleaned = (draft: Draft): Draft => {
  const clean = (text: string) =>
    wellFormed(text)
      .replace(/\p{Cf}+/gu, "")
      .replace(/\p{Cc}+/gu, " ")
      .replace(/ {2,}/g, " ")
      .trim()
  return {
    beats: draft.beats.map(({ name, said, direction, onScreen }) => ({
      name,
      ...spokenAs(said.map((one) => ({ ...one, text: clean(one.text) }))),
      direction: clean(direction),
      onScreen: clean(onScreen),
    })),
    hashtags: draft.hashtags,
    hooks: draft.hooks.map(({ type, said }) => ({ type, said: { ...said, text: clean(said.text) } })),
    platformTips: Object.fromEntries(
      Object.entries(draft.platformTips).map(([name, tip]) => [name, clean(tip)]),
    ),
  }
}

/** Sentences as a beat holds them; one that was nothing but invisible characters is gone. */
const spokenAs = (all: ReadonlyArray<Said>): Pick<DraftBeat, "said" | "text"> => {
  const said = all.filter(({ text }) => text !== "")
  return { said, text: textOfSaid(said) }
}

/**
 * The disclaimer is ours, not the writer's: a draft without it gets it as its last words. Whoever says it, it states
 * nothing about the subject.
 */
const closed = (draft: Draft, disclaimer: string): Draft => {
  const ours = saidFrom(disclaimer, "connective")
  const sentences = new Set(ours.map(({ text }) => text))
  const isMissing = !contentOf(draft.beats).includes(disclaimer)
  return {
    ...draft,
    beats: draft.beats.map((beat, index) => {
      const said = beat.said.map((one) =>
        sentences.has(one.text) ? { ...one, findings: [], from: "connective" as const } : one,
      )
      const isLast = index === draft.beats.length - 1
      return { ...beat, ...spokenAs(isLast && isMissing ? [...said, ...ours] : said) }
    }),
  }
}
