import { checkClaims, type ClaimContext } from "./claims/check-claims.ts"
import { documentFindings } from "./claims/document-rules.ts"
import { acceptable, contentOf, type Draft, type DraftBeat } from "./draft.ts"
import { fit } from "./fit.ts"
import { lookOf, problemsOf, type WrittenBy } from "./draft-claims.ts"
import { leaks } from "./leak.ts"
import type { WritingOrder } from "./ports.ts"
import type { PostWords } from "./post-words.ts"
import type { RefusalReason } from "./rejections.ts"
import { type Said, saidFrom, textOfSaid } from "./said.ts"
import { nothingRead } from "./claims/reading.ts"
import type { ClaimFinding, Reading } from "./script.ts"
import { foreignMatterIn } from "./support/foreign-matter.ts"
import { judgedBy, lengthProblems } from "./support/judge.ts"
import { badIn, bare, mostSpared, spared, type Spared } from "./support/spare.ts"
import { postWordsOf } from "./support/post-words.ts"

/** A draft that may be shipped, or why it may not, in words the writer can act on. */
export type Review =
  | {
      readonly _tag: "Passed"
      readonly draft: Draft
      readonly claims: ReadonlyArray<ClaimFinding>
      /** What the language model of the claims check has read: nothing, before `readBeside`. */
      readonly reading: Reading
      /** What another try could do better; what is left of it stands in `claims` and in the origin of the sentences. */
      readonly problems: ReadonlyArray<string>
      /** How much is open: of several drafts the one with the least is kept. */
      readonly open: number
      /** The draft before anything was cut: what a revision starts from. */
      readonly asWritten: Draft
    }
  | {
      readonly _tag: "Failed"
      readonly reason: RefusalReason
      readonly problems: ReadonlyArray<string>
      /** Null when the answer could not be read as a draft. */
      readonly draft: Draft | null
      /** The sentences that it failed for, where these can be told. */
      readonly marked?: ReadonlyArray<string>
    }

type Failed = Extract<Review, { readonly _tag: "Failed" }>

/**
 * Shape, length, health claims, copied words, foreign material and support: everything a draft is checked for before it is
 * shown. A model's draft with a slip is kept without it, and its writer is told all the same.
 */
export const review = (
  written: unknown,
  order: WritingOrder,
  sources: ReadonlyArray<string>,
  context: ClaimContext,
  by: WrittenBy = "library",
): Review => {
  const first = examined(written, order, sources, context, by)
  if (by === "library" || first._tag === "Passed") return first
  let failed: Review = first
  let current = acceptable(written, order.plan)
  let lost = 0
  for (let round = 0; round < mostRounds && current !== null && failed._tag === "Failed"; round += 1) {
    const next: Spared | null = spared(current, badIn(failed.marked ?? [], order, sources), order)
    lost += next?.lost ?? 0
    if (next === null || lost > mostSpared) return first
    current = next.draft
    failed = examined(current, order, sources, context, by)
  }
  return failed._tag === "Failed"
    ? first
    : {
        ...failed,
        asWritten: first.draft ?? failed.asWritten,
        problems: [...new Set([...first.problems, ...failed.problems])],
        open: failed.open + 3 * lost + 1,
      }
}

/** So often is looked again after something has been left out. */
const mostRounds = 3

const examined = (
  written: unknown,
  order: WritingOrder,
  sources: ReadonlyArray<string>,
  context: ClaimContext,
  by: WrittenBy,
): Review => {
  const shaped = acceptable(written, order.plan)
  if (shaped === null) {
    const names = order.plan.map(({ name }) => name).join(", ")
    const problems = [
      `The answer did not have the asked beats in their order, within the length limits: ${names}.`,
    ]
    return { _tag: "Failed", reason: "unreadable", problems, draft: null }
  }
  // A model's hashtags are repaired: what is wrong with one of them is left out.
  const matter = foreignMatterIn(everythingIn(by === "model" ? { ...shaped, hashtags: [] } : shaped))
  if (matter !== null) return { _tag: "Failed", reason: "claims", problems: [matter], draft: cleaned(shaped) }
  const clean = cleaned(shaped)
  const judgement =
    by === "model" ? judgedBy(clean, order) : { ...unjudged, draft: closed(clean, order.disclaimer) }
  if ("reason" in judgement) return { _tag: "Failed", draft: clean, ...judgement }
  const { draft, asWritten } = judgement
  const failed = (reason: RefusalReason, ...problems: ReadonlyArray<string>): Failed => ({
    _tag: "Failed",
    reason,
    problems,
    draft: asWritten ?? draft,
  })

  const spoken = contentOf(draft.beats)
  const aside = asideIn(draft)
  const look = lookOf(draft, order, context, by)
  const claims = look.usually(spoken)
  const whole = documentFindings(draft, order, context)
  const blocking = [
    ...look.strictly(spoken),
    ...checkClaims([aside, asideIn(clean)].join("\n"), context),
    ...publishedIn(draft).flatMap(look.usually),
    ...whole,
  ].filter(({ severity }) => severity === "block")
  if (blocking.length > 0) {
    const marked = blocking.map(({ sentence }) => sentence)
    return { ...failed("claims", ...problemsOf(blocking)), marked }
  }
  if (leaks([spoken, aside, draft.hashtags.join(" ")].join("\n"), sources, order.title))
    return failed("leak", "Too many words in a row come from a forum post.")

  const { words, min, target, verdict } = fit({ text: spoken, ...order.settings })
  // A model's draft is cut by now: what is still too long cannot be.
  const isNearlyThere = by === "model" && verdict === "short" && words >= min * shortest
  // Blanks are for the speaker to fill: until then nobody knows how long it gets. Nor is padded what the library has on a question.
  const isUnpadded = by === "library" && verdict === "short"
  if (verdict !== "fits" && !isNearlyThere && !isUnpadded) {
    return failed("length", ...lengthProblems(words, order, draft))
  }
  return {
    _tag: "Passed",
    draft: by === "model" ? { ...draft, post: postWordsOf(draft, order, sources, context) } : draft,
    asWritten: asWritten ?? draft,
    claims: [...claims, ...whole, ...judgement.flags],
    reading: nothingRead,
    problems: [
      ...judgement.problems,
      ...(isNearlyThere ? [`The script has ${words} spoken words: add about ${target - words}.`] : []),
    ],
    open: judgement.open + (isNearlyThere ? 4 : 0),
  }
}

/** A draft this much under the shortest is still better than none. */
const shortest = 0.9

const unjudged = { asWritten: null, flags: [], problems: [], open: 0 }

/** Everything a draft holds, as it came. */
const everythingIn = ({ beats, hashtags, platformTips, hooks }: Draft): string =>
  [
    ...beats.flatMap(({ text, direction, onScreen }) => [text, direction, onScreen]),
    ...Object.values(platformTips),
    ...hooks.map(({ said }) => said.text),
    // A tag runs its words together: "#zone2cardio" hides nothing.
    ...hashtags.map((tag) => tag.replace(/\d+/gu, " $& ")),
  ].join("\n")

/** What is read but not said. */
const asideIn = ({ beats, platformTips, hooks }: Draft): string =>
  [
    ...beats.flatMap(({ direction, onScreen }) => [direction, onScreen]),
    ...Object.values(platformTips),
    ...hooks.map(({ said }) => said.text),
  ].join("\n")

/** What people may see or hear beside the beats' words, each alone; letters on the screen that repeat what is said say nothing new. */
const publishedIn = ({ beats, hooks }: Draft): ReadonlyArray<string> => {
  const spoken = contentOf(beats).toLowerCase()
  return [
    ...beats.map(({ onScreen }) => onScreen).filter((shown) => !spoken.includes(shown.toLowerCase())),
    ...hooks.map(({ said }) => said.text),
  ]
}

/** Whether a piece of a draft may be seen while the rest is still being written. */
export const isShowable = (text: string, context: ClaimContext): boolean =>
  foreignMatterIn(text) === null && !checkClaims(text, context).some(({ severity }) => severity === "block")

/** Invisible and control characters hide text from the reader but not from the checks: they go first. */
const cleaned = (draft: Draft): Draft => ({
  beats: draft.beats.map(({ name, said, direction, onScreen }) => ({
    name,
    ...spokenAs(said.map((one) => ({ ...one, text: bare(one.text) }))),
    direction: bare(direction),
    onScreen: bare(onScreen),
  })),
  hashtags: draft.hashtags,
  hooks: draft.hooks.map(({ type, said }) => ({ type, said: { ...said, text: bare(said.text) } })),
  platformTips: Object.fromEntries(
    Object.entries(draft.platformTips).map(([name, tip]) => [name, bare(tip)]),
  ),
  ...(draft.post === undefined ? {} : { post: cleanedPost(draft.post, bare) }),
})

const cleanedPost = ({ title, caption }: PostWords, clean: (text: string) => string): PostWords => {
  const bare = (said: ReadonlyArray<Said>) =>
    said.map((one) => ({ ...one, text: clean(one.text) })).filter(({ text }) => text !== "")
  const [kept = null] = bare(title === null ? [] : [title])
  return { title: kept, caption: bare(caption) }
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
