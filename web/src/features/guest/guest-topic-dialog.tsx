import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useNavigate } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import type { ReactNode } from "react"
import { tagOf } from "#lib/language/choices.ts"
import { intents } from "#lib/intents.ts"
import { AgainstUsual } from "#ui/against-usual.tsx"
import { Box } from "#ui/box.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
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

interface GuestTopicDialogProps {
  readonly topicId: string
  readonly topics: readonly Card[]
}

/** "Trending Topic Details" for a visitor: what the card has, and that the rest comes with an account. */
export function GuestTopicDialog({ topicId, topics }: GuestTopicDialogProps) {
  const navigate = useNavigate()
  const topic = topics.find(({ id }) => id === topicId)
  const close = () => void navigate({ to: "/guest-preview", search: {}, resetScroll: false })
  return (
    <Dialog
      open
      onClose={close}
      title={phrases.trendingTopicDetails}
      size="medium"
      bare
      footer={
        <>
          <Button onClick={close}>{phrases.close}</Button>
          {topic !== undefined && (
            <ButtonLink to="/auth" search={{ topicId }} tone="primary">
              {phrases.generateScript}
              <Icon of={ArrowRight} />
            </ButtonLink>
          )}
        </>
      }
    >
      {topic === undefined ? (
        <Box padding={{ wide: "s32", phone: "s16" }}>
          <Text as="h2" size="section">
            {phrases.thisTopicIsNoLongerOffered}
          </Text>
          <Text tone="second">{phrases.topicsChangeOnceADay}</Text>
        </Box>
      ) : (
        <Details topic={topic} />
      )}
    </Dialog>
  )
}

function Details({ topic }: { readonly topic: Card }) {
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
        <Text as="h2" margin={["s12", 0, "s8", 0]} size="section" lang={tagOf(topic.language)}>
          {topic.title}
        </Text>
        <Text tone="second" wrap="pretty" lang={tagOf(topic.language)}>
          {topic.description}
        </Text>
      </div>
      <TopicQuestion question={topic.question} language={topic.language} />
      <WhyNow fact={topic.whyNow} language={topic.language} />
      <PostBars days={topic.days} scale={scaleOf([topic])} style={{ height: 150 }} labelled />
      <div>
        <Text as="h3" size="body">
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
      <div>
        <Text as="h3" size="body">
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Columns columns="92px 1fr" gap="s12" padding={["s8", 0]} rule="top">
      <Text as="dt" tone="third">
        {name}
      </Text>
      <Text as="dd" weight="medium">
        {children}
      </Text>
    </Columns>
  )
}
