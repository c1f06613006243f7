import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { tagOf } from "#lib/language/choices.ts"
import { intents } from "#lib/intents.ts"
import { AgainstUsual } from "#ui/against-usual.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Fact } from "#ui/fact.tsx"
import { PlatformList } from "#ui/platform-list.tsx"
import { PostBars, scaleOf } from "#ui/post-bars.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TopicQuestion } from "#ui/topic-question.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { EngagementScore, VelocityBadge } from "#ui/velocity.tsx"
import { WhyNow } from "#ui/why-now.tsx"
import { guest as phrases } from "#words/guest.ts"

type Card = SuccessOf<"GET /api/trending-topics">[number]

interface GuestTopicDetailsProps {
  readonly topic: Card
  /** The first heading of a page, the second of a dialog. */
  readonly heading?: "h1" | "h2"
}

/** What everybody may read of a topic: its card, whole. */
export function GuestTopicDetails({ topic, heading = "h2" }: GuestTopicDetailsProps) {
  const below = heading === "h1" ? "h2" : "h3"
  return (
    <Stack
      gap="s20"
      padding={{ wide: ["s24", "s32"], phone: "s16" }}
      className={velocityTone[topic.trendVelocity]}
    >
      <div>
        <Inline as="p" gap="s12" size="caption" tone="third">
          <VelocityBadge velocity={topic.trendVelocity} />
          <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} updated />
        </Inline>
        <Text as={heading} margin={["s12", 0, "s8", 0]} size="section" lang={tagOf(topic.language)}>
          {topic.title}
        </Text>
        <Text tone="second" wrap="pretty" lang={tagOf(topic.language)}>
          {topic.description}
        </Text>
      </div>
      <TopicQuestion {...topic} posts={topic.paraphrases} />
      <WhyNow fact={topic.whyNow} language={topic.language} />
      <PostBars days={topic.days} scale={scaleOf([topic])} style={{ height: 150 }} labelled />
      {topic.scriptAngles.length > 0 && (
        <div>
          <Text as={below} size="body">
            {phrases.contentOpportunities}
          </Text>
          <Box as="ol" margin={["s8", 0, 0, 0]} rule="top">
            {topic.scriptAngles.map((angle, at) => (
              <Columns as="li" columns="22px 1fr" padding={["s8", 0]} rule="bottom" key={angle}>
                <Text as="span" tone="third" tabular>
                  {at + 1}
                </Text>
                <span lang={tagOf(topic.language)}>{angle}</span>
              </Columns>
            ))}
          </Box>
        </div>
      )}
      <div>
        <Text as={below} size="body">
          {phrases.trendAnalysis}
        </Text>
        <Box as="dl" margin={["s8", 0, 0, 0]} size="small" rule="bottom">
          <Fact name={phrases.engagement}>
            <EngagementScore score={topic.engagementScore} />
          </Fact>
          <Fact name={phrases.growth}>
            <AgainstUsual topic={topic} value={(posts) => posts} />
          </Fact>
          <Fact name={phrases.userIntent}>{intents[topic.userIntent]}</Fact>
          <Fact name={phrases.platforms}>
            <PlatformList platforms={topic.platforms} />
          </Fact>
        </Box>
      </div>
      <Text size="caption" tone="third" wrap="pretty">
        {phrases.restComesWithAnAccount}
      </Text>
    </Stack>
  )
}
