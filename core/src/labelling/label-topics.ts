import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Ref from "effect/Ref"
import { labelling } from "#language/labelling.ts"
import { languages } from "#language/names.ts"
import { unmarked } from "#text/letters.ts"
import { BackendUsage } from "#script/ports.ts"
import { statesQuestion } from "#topic/order.ts"
import type { Topic } from "#topic/topic.ts"
import { acceptedLabel, type Label } from "./accepted.ts"
import { type LabelAnswer, type LabelledPost, type LabelOrder, TopicLabeller } from "./ports.ts"

/** Calls for one edition at most: the topics that stand first are worded, the others keep the words of the counts. */
export const mostCalls = 20

/** An endpoint that fails so often in a row is not asked for this edition any more. */
const patience = 3

/** The posts that are most about each topic, by the topic's key. */
export type Material = ReadonlyMap<string, ReadonlyArray<LabelledPost>>

/**
 * Has the labeller word the topics of an edition that have posts, each in its own language: the first of each language,
 * then the second of each, `mostCalls` in all. Counts, order and keys stay as they are; whatever of a label may not be shown, or fails, leaves the topic its own words, and what only bears its name by the counts keeps that. No two titles are
 * the same. Every call is recorded with what it took.
 */
export const labelTopics = Effect.fn("labelTopics")(function* (
  topics: ReadonlyArray<Topic>,
  material: Material,
) {
  const orders = inTurn(topics)
    .map((topic) => ({ topic, order: orderOf(topic, material.get(topic.themeKey) ?? []) }))
    .filter(({ order }) => order.posts.length >= fewestPosts)
    .slice(0, mostCalls)
  const failures = yield* Ref.make(0)
  const labels = yield* Effect.forEach(
    orders,
    ({ topic, order }) =>
      Effect.gen(function* () {
        if ((yield* Ref.get(failures)) >= patience) return null
        const label = yield* asked(topic, order)
        if (label !== "off") yield* Ref.update(failures, (before) => (label === null ? before + 1 : 0))
        return label === null || label === "off" ? null : ([topic.id, label] as const)
      }),
    { concurrency: 4 },
  )
  const byTopic = new Map(labels.filter((label) => label !== null))
  if ((yield* Ref.get(failures)) >= patience) {
    yield* Effect.logWarning("Topics keep the words of the counts: the labeller does not answer")
  }
  const titles = new Set(topics.map(({ title }) => unmarked(title)))
  return topics.map((topic) => {
    const label = byTopic.get(topic.id)
    if (label === undefined) return topic
    const isTaken = !statesQuestion(topic) || (label.title !== null && titles.has(unmarked(label.title)))
    if (label.title !== null && !isTaken) titles.add(unmarked(label.title))
    return worded(
      topic,
      isTaken ? { ...label, title: null } : label,
      material.get(topic.themeKey)?.length ?? 0,
    )
  })
})

/** Fewer posts than this say too little to be worded together. */
const fewestPosts = 3

/** The topics of all languages, in their order, dealt by turns: a day of one language leaves another its words. */
const inTurn = (topics: ReadonlyArray<Topic>): ReadonlyArray<Topic> => {
  const hands = languages.map((own) => topics.filter(({ language }) => language === own))
  const most = Math.max(...hands.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => hands.flatMap((hand) => hand[at] ?? [])).flat()
}

const orderOf = (topic: Topic, posts: ReadonlyArray<LabelledPost>): LabelOrder => ({
  language: topic.language,
  subject: topic.keywords[0] ?? topic.title,
  title: topic.title,
  posts,
})

const asked = Effect.fnUntraced(function* (topic: Topic, order: LabelOrder) {
  const startedAt = yield* Clock.currentTimeMillis
  const answer: LabelAnswer = yield* (yield* TopicLabeller).label(order)
  if (answer.label === "off") return "off"
  const errorMessage = typeof answer.label === "string" ? answer.label : null
  yield* (yield* BackendUsage).record({
    userId: null,
    actionType: "topic_label",
    tokensUsed: answer.tokens,
    apiCost: answer.cost,
    duration: Math.max(0, (yield* Clock.currentTimeMillis) - startedAt),
    success: errorMessage === null,
    errorMessage,
    metadata: { topicId: topic.id },
  })
  return typeof answer.label === "string" ? null : acceptedLabel(answer.label, order)
})

/** What was counted for the title of ours is not said of another. */
const withoutSharing = ({ engagementData }: Topic): Topic["engagementData"] =>
  engagementData.sharing === undefined ? engagementData : { ...engagementData, sharing: null }

const worded = (topic: Topic, { title, question, paraphrases, angles }: Label, read: number): Topic => ({
  ...topic,
  ...(title === null ? {} : { title, engagementData: withoutSharing(topic) }),
  ...(question === null || !statesQuestion(topic)
    ? {}
    : {
        previewSnippet: labelling[topic.language].askedBy(question.text, question.posts, read),
      }),
  ...(angles === null ? {} : { scriptAngles: angles }),
  ...(paraphrases === null
    ? {}
    : {
        redditQuotes: paraphrases.map(({ post, text }) => ({
          text,
          community: post.community,
          upvotes: post.upvotes,
          comments: post.comments,
          url: post.url,
        })),
      }),
})
