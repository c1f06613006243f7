import type { SteadyQuestion } from "#topic/steady-question.ts"
import { steadyThemeKey } from "#topic/steady-key.ts"
import { statesQuestion } from "#topic/order.ts"
import { keyNameOf, slugOf } from "#topic/theme-key.ts"
import type { Topic, WhyNow, WhyNowKind } from "#topic/topic.ts"
import { toTenth } from "#trend/told-points.ts"
import type { Candidate } from "./choose.ts"
import type { PlanReason } from "./weekly-plan.ts"

/** Everything that can be planned: the topics and the steady questions of an edition, each list best first. */
export const candidatesOf = (
  topics: ReadonlyArray<Topic>,
  steady: ReadonlyArray<SteadyQuestion>,
): ReadonlyArray<Candidate> => [
  ...topics.map((topic, rank) => risingOf(topic, 1 - rank / topics.length)),
  ...steady.map((question, rank) => steadyOf(question, 1 - rank / steady.length)),
]

const risingOf = (topic: Topic, strength: number): Candidate => ({
  kind: "rising",
  language: topic.language,
  category: topic.category,
  strength,
  shares: new Map(topic.specialtyRelevance.map(({ specialty, share }) => [specialty, share])),
  topic: {
    subject: topic.themeKey,
    themeKey: topic.themeKey,
    title: topic.title,
    language: topic.language,
    ...(statesQuestion(topic) ? {} : { namesOnly: true }),
    topicId: topic.id,
    trendVelocity: topic.trendVelocity,
    reason: whyOf(topic),
    angle: topic.scriptAngles[0] ?? null,
  },
})

/** The specialties of a steady question are as good as each other. */
const STEADY_SHARE = 0.5

const steadyOf = (asked: SteadyQuestion, strength: number): Candidate => ({
  kind: "steady",
  language: asked.language,
  category: asked.category,
  strength,
  shares: new Map(asked.specialties.map((specialty) => [specialty, STEADY_SHARE])),
  topic: {
    // As the key of the topic that it would be if it rose.
    subject: slugOf(keyNameOf(asked.subject, asked.language)),
    themeKey: steadyThemeKey(asked.key),
    title: asked.title,
    language: asked.language,
    topicId: null,
    reason: {
      kind: "asked",
      question: asked.question,
      posts: asked.posts,
      among: asked.among,
      days: asked.days,
    },
    angle: asked.angles[0] ?? null,
  },
})

type Reasons = {
  readonly [K in WhyNowKind]: (fact: WhyNow & { readonly kind: K }, usual: number) => PlanReason
}

const reasons: Reasons = {
  new_word: ({ word, posts }) => ({ kind: "new_word", word: word.text, posts: word.posts, among: posts }),
  first_seen: ({ firstSeen, posts, communities }) => ({
    kind: "first_seen",
    day: firstSeen.day,
    posts,
    communities,
  }),
  companion: ({ companion }) => ({ kind: "companion", ...companion }),
  spread: ({ communities, newCommunities }) => ({
    kind: "spread",
    communities,
    newOnes: newCommunities.length,
  }),
  at_once: ({ atOnce }) => ({ kind: "at_once", ...atOnce }),
  more_posts: ({ posts }, usual) => ({ kind: "more_posts", posts, usual }),
}

const whyOf = ({ postCount, engagementData: { whyNow, expected, among = null } }: Topic): PlanReason => {
  const usual = toTenth(expected)
  if (whyNow === null || whyNow === undefined || whyNow.kind === "more_posts")
    return { kind: "more_posts", posts: postCount, usual, ...(among === null ? {} : { among }) }
  // The table has for each kind the function that takes it.
  const reason = reasons[whyNow.kind] as (fact: WhyNow, usual: number) => PlanReason
  return reason(whyNow, usual)
}
