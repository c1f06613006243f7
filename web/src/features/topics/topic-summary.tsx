import { useQuery } from "@tanstack/react-query"
import { tagOf } from "#lib/language/choices.ts"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import { AgainstUsual } from "#ui/against-usual.tsx"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Panel } from "#ui/panel.tsx"
import { PostBars, scaleOf } from "#ui/post-bars.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TopicQuestion } from "#ui/topic-question.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { VelocityBadge } from "#ui/velocity.tsx"
import { WhyNow } from "#ui/why-now.tsx"
import { OwnPart } from "./own-part.tsx"
import type { Topic } from "./topic.ts"
import { topics as phrases } from "#words/topics.ts"

interface TopicSummaryProps {
  /** The topic's card; undefined for a topic that is not in the list behind. */
  readonly topic: Topic | undefined
  readonly busy: boolean
  readonly onOpen: () => void
}

/** A topic that was not opened this month: what its card says, and what opening it takes. */
export function TopicSummary({ topic, busy, onOpen }: TopicSummaryProps) {
  const { data: usage } = useQuery(reads("GET /api/user/usage", {}))
  const views = usage === undefined ? undefined : usage.topicViewsLimit + usage.bonusTopicViews
  return (
    <Stack gap="s24" padding={{ wide: ["s24", "s32"], phone: "s16" }}>
      {topic !== undefined && (
        <Stack gap="s12" className={velocityTone[topic.trendVelocity]}>
          <Inline gap="s12" align="center" size="caption" tone="third">
            <VelocityBadge velocity={topic.trendVelocity} />
            <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} updated />
          </Inline>
          <Text as="h2" size="section" lang={tagOf(topic.language)}>
            {topic.title}
          </Text>
          <Text tone="second" wrap="pretty" lang={tagOf(topic.language)}>
            {topic.description}
          </Text>
          <TopicQuestion {...topic} posts={topic.paraphrases} />
          <WhyNow fact={topic.whyNow} language={topic.language} />
          <OwnPart topic={topic} />
          <PostBars days={topic.days} scale={scaleOf([topic])} style={{ height: 150 }} labelled />
          <Text size="small" tone="second">
            <AgainstUsual topic={topic} />
          </Text>
        </Stack>
      )}
      <Panel
        title={phrases.notOpenedYet}
        text={
          usage === undefined || views === undefined || views < 0
            ? phrases.whatOpeningBrings
            : phrases.whatOpeningTakes({ views: count(views), used: count(usage.topicViews) })
        }
        actions={
          <Button tone="primary" onClick={onOpen} aria-disabled={busy}>
            {busy ? phrases.opening : phrases.openTopic}
          </Button>
        }
      />
    </Stack>
  )
}
