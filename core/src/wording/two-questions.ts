import { type Aspect, aspects } from "#reading/asks.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Head } from "#topic/telling.ts"
import { aspectsOf } from "./aspects.ts"
import { isShared } from "./question.ts"
import { isOfTrade, type Side, sides, type Sort } from "./sorts.ts"

type Clauses = { readonly [A in Aspect]?: string }

/** A question as the part of a sentence that has named its subject, by what the subject is to who asks. */
const clauses: { readonly [S in Side]: Clauses } = {
  thing: {
    amount: "how much is enough",
    timing: "when is the best time",
    duration: "how long until it shows",
    safety: "how safe {is it|are they}",
    pain: "what if it hurts",
    effect: "{does it|do they} work",
    research: "what do studies say",
    technique: "what is the right way",
    start: "how do you start",
    stop: "what happens when you stop",
    doctor: "when do you ask a doctor",
    normal: "what is normal",
    cause: "can {it|they} cause trouble",
    cost: "what is worth the money",
    progress: "which results are realistic",
    motivation: "how do you keep going",
    experience: "what {is it|are they} really like",
  },
  state: {
    timing: "when do you act",
    duration: "how long {does it|do they} last",
    safety: "when {is it|are they} serious",
    pain: "what eases the pain",
    compare: "what works better",
    treatment: "what helps",
    effect: "what helps",
    research: "what do studies say",
    technique: "how do you deal with {it|them}",
    start: "where do you begin",
    doctor: "when do you see a doctor",
    normal: "what is normal",
    cause: "what is behind {it|them}",
    cook: "what do you eat",
    progress: "{does it|do they} get better",
    motivation: "how do you keep going",
    experience: "what {is it|are they} like",
  },
}

/** Where a sort of subject is asked so in other words. */
const ownClauses: { readonly [S in Sort]?: Clauses } = {
  taken: {
    compare: "is something else better",
    timing: "when do you take {it|them}",
    choice: "{which one|which ones}",
    treatment: "what {does it|do they} help with",
  },
  prescribed: { timing: "when do you take {it|them}", treatment: "what {does it|do they} help with" },
  treated: { choice: "which kind", treatment: "what {does it|do they} help with", amount: "how often" },
  eaten: {
    amount: "how {much is|many are} fine",
    choice: "which kind",
    effect: "{is it|are they} good for you",
    technique: "how do you prepare {it|them}",
    cook: "what do you make with {it|them}",
    compare: "what else would do",
  },
  limited: {
    amount: "how much is too much",
    effect: "what {does it|do they} do to you",
    compare: "what else would do",
  },
  followed: { amount: "how strict", choice: "{is it|are they} right for you", cook: "what do you cook" },
  trained: {
    amount: "how often",
    choice: "which kind",
    cook: "what do you eat",
    technique: "what about form",
  },
  played: {
    amount: "how often",
    choice: "what do you need",
    cook: "what do you eat",
    technique: "what about form",
  },
  raced: { choice: "what do you need", cook: "what do you eat" },
  bought: { choice: "{which one|which ones}", technique: "how do you use {it|them}" },
  measured: {
    amount: "how much is enough",
    technique: "how do you work on {it|them}",
    safety: "what are the risks",
    experience: "what has worked",
  },
  lived: {
    amount: "how much is enough",
    safety: "what are the risks",
    effect: "what {does it|do they} change",
  },
  left: { stop: "how do you stop", duration: "when does it get easier" },
}

/** A question about a subject that its sentence has named; null where such a subject is not asked so. */
export const clauseOf = (aspect: Aspect, sort: Sort): string | null =>
  ownClauses[sort]?.[aspect] ?? clauses[sides[sort]][aspect] ?? null

/** What one post alone asks is no question of a topic. */
const leastOfEach = 2

/** Two questions as clauses, and how many posts carry either. */
export interface TwoQuestions {
  readonly clauses: readonly [string, string]
  readonly posts: number
}

/** One post with the questions that it puts or answers, as clauses. */
interface Voice {
  readonly asks: boolean
  readonly clauses: ReadonlySet<string>
}

/**
 * Two questions about a subject that together at least half of the posts put or answer, each two of them and put by
 * one at least; the pair that most posts carry. Null where no two do: the posts are about the subject and ask nothing.
 */
export const twoQuestionsOf = (
  posts: ReadonlyArray<ReadPost>,
  head: Head,
  sort: Sort,
): TwoQuestions | null => {
  // A meal is asked what to make for it, and nobody has or does a trade.
  if (sort === "served" || isOfTrade(sort)) return null
  const voices = posts.map((post): Voice => ({
    asks: post.question,
    clauses: new Set(aspectsOf(post, head).flatMap((aspect) => clauseOf(aspect, sort) ?? [])),
  }))
  const asked = [...new Set(aspects.flatMap((aspect) => clauseOf(aspect, sort) ?? []))].filter((clause) => {
    const own = voices.filter((voice) => voice.clauses.has(clause))
    return own.length >= leastOfEach && own.some((voice) => voice.asks)
  })
  const pairs = asked.flatMap((first, i) =>
    asked.slice(i + 1).map((second) => ({
      pair: [first, second] as const,
      posts: voices.filter(({ clauses: own }) => own.has(first) || own.has(second)).length,
    })),
  )
  const [best] = pairs.toSorted((a, b) => b.posts - a.posts)
  return best !== undefined && isShared(best, posts.length) ? { clauses: best.pair, posts: best.posts } : null
}

/** The title of two questions; {a} and {b} are their clauses. */
export const twoQuestionsTitle = ([first, second]: readonly [string, string]): string =>
  `{n}: ${first}, and ${second}?`
