import { historyFrom } from "@rounds/core/topic/history.ts"
import { cardOf, detailOf, type TopicCard, type TopicDetail } from "@rounds/core/topic/shown.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import { topicAt } from "./topic-answers.ts"

const post = {
  community: "Supplements",
  upvotes: 412,
  comments: 96,
  url: "https://www.reddit.com/r/Supplements/comments/k1",
}

const days = (posts: number) =>
  topicAt(0).engagementData.days.map((day, at, all) => ({ ...day, posts: at === all.length - 1 ? posts : 0 }))

const asName = (title: string, tells: "subject" | "word", posts: number, at: number): Topic => {
  const { statesQuestion: _, ...base } = topicAt(0)
  return {
    ...base,
    id: `named-${at + 1}`,
    themeKey: title.toLowerCase().replace(" ", "-"),
    title,
    description: `${posts} posts name it in three days, and share no question.`,
    trendVelocity: "emerging",
    tag: "emerging",
    postCount: posts,
    redditQuotes: ["Can it be eaten raw?", "How long does it keep?", "Which kind is sweetest?"].map(
      (text) => ({
        ...post,
        text,
      }),
    ),
    engagementData: { ...base.engagementData, days: days(posts), question: null, tells, expected: 2 },
  }
}

/** Written of in more communities than usual. */
const inMorePlaces = (topic: Topic): Topic => {
  const whyNow = {
    kind: "at_once",
    says: "Talked about in 3 communities at once, usually in 1",
    posts: topic.postCount,
    expected: 2,
    word: null,
    firstSeen: null,
    communities: 3,
    newCommunities: [],
    atOnce: { asking: false, communities: 3, usual: 1 },
  } as const
  return { ...topic, engagementData: { ...topic.engagementData, whyNow } }
}

/** Two topics that are but names: their posts share no question. */
const names = [asName("Kale", "subject", 5, 0), inMorePlaces(asName("Social anxiety", "word", 12, 1))]

/** As a list shows them. */
export const namedTopics: ReadonlyArray<TopicCard> = names.map(cardOf)

/** The first of them, opened. */
export const openName: TopicDetail =
  names.map((topic) => detailOf(topic, historyFrom(topic.engagementData.days)))[0] ?? topicAt(0)
