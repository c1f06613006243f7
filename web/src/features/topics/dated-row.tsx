import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { toTenth } from "@rounds/core/trend/told-points.ts"
import { isEvery } from "#lib/part-of.ts"
import { chartDay } from "#lib/words.ts"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { asked } from "#ui/topic-card.css.ts"
import { PostsToRead } from "#ui/topic-question.tsx"
import { TopicRow } from "#ui/topic-row.tsx"
import { VelocityBadge } from "#ui/velocity.tsx"
import { OwnNotes } from "./own-notes.tsx"
import { type OwnTopic, useOwnTopic, wordedIn } from "./own-topics.ts"
import { TopicTools } from "./topic-item.tsx"
import { TopicLink } from "./topic-link.tsx"
import { named } from "#words/named.ts"
import { topicSearch as words } from "#words/topic-search.ts"

type Dated = SuccessOf<"GET /api/topics/search">["topics"][number]

interface DatedRowProps {
  readonly of: Dated
  /** What the reader had to do with it when the list was read. */
  readonly own?: OwnTopic | undefined
  /** A further sentence on why it stands there. */
  readonly note?: string
}

/** A topic of some day, to be told from others and acted on where it stands: when it trended and how much, and its buttons. */
export function DatedRow({ of: topic, own: from, note }: DatedRowProps) {
  const own = useOwnTopic(topic.themeKey, from)
  return (
    <TopicRow title={<TopicLink topic={topic} />} tools={<TopicTools topic={topic} own={own} />}>
      {topic.statesQuestion && topic.question !== null && (
        <q className={asked} lang={wordedIn(topic)}>
          {topic.question.text}
        </q>
      )}
      {!topic.statesQuestion && <PostsToRead {...topic} />}
      <Inline as="span" gap={["s4", "s8"]}>
        <VelocityBadge velocity={topic.trendVelocity} />
        <Text size="caption" tone="third" tabular>
          {!topic.statesQuestion && `${named.oneNamedMore} `}
          {countedOf(topic)} {topic.isCurrent && words.amongToday} {note}
        </Text>
      </Inline>
      <OwnNotes own={own} />
    </TopicRow>
  )
}

/** Its posts and when they came; a question that people always ask was counted over a week. */
const countedOf = (topic: Dated): string => {
  const { trendVelocity, postCount, expected, among, day: on } = topic
  // What few of a name's posts share stands with its count among them.
  const question = topic.statesQuestion ? topic.question : null
  const day = chartDay(on)
  const asked =
    question === null
      ? null
      : {
          asking: question.posts,
          posts: question.among,
          isAll: isEvery(question.posts, question.among),
        }
  if (trendVelocity === "steady" && asked !== null) return words.askedUpTo({ ...asked, day })
  const counted = { posts: postCount, usual: toTenth(expected), day }
  const posts =
    among === null
      ? words.postsUpTo(counted)
      : words.sharingUpTo({ ...counted, among, isAll: isEvery(postCount, among) })
  return asked === null ? posts : `${posts} ${words.asked(asked)}`
}
