import { Link } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import { useOpenTopic } from "#lib/open-topic.ts"
import { decimal, times } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { above, card, cover } from "#ui/card.css.ts"
import { earlierAverage } from "#ui/chart-shape.ts"
import { Icon } from "#ui/icon.tsx"
import { PlatformList } from "#ui/platform-list.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { Sparkline } from "#ui/sparkline.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { EngagementScore, VelocityBadge } from "#ui/velocity.tsx"
import { Stack } from "#ui/stack.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import { Box } from "#ui/box.tsx"
import * as styles from "./lead-card.css.ts"
import { postsByDay, recentPosts, type Topic } from "./topic.ts"
import { topics as phrases } from "#words/topics.ts"

/** The first topic of the day, with what stands behind it. */
export function LeadCard({ topic }: { readonly topic: Topic }) {
  const days = postsByDay(topic)
  const ask = topic.paraphrase
  const open = useOpenTopic()
  return (
    <article className={`${card({ lift: "lead" })} ${styles.frame} ${velocityTone[topic.trendVelocity]}`}>
      <Stack padding="s24" className={styles.column}>
        <Inline as="p" oneLine justify="between" gap="s8" size="caption" tone="third">
          <VelocityBadge velocity={topic.trendVelocity} />
          <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} updated />
        </Inline>
        <Text as="h2" margin={{ wide: ["s16", 0, "s12", 0], phone: ["s12", 0, "s8", 0] }} size="title">
          <Link
            to="/app"
            search={{ topicId: topic.id }}
            className={cover}
            resetScroll={false}
            data-topic={topic.id}
            lang="en"
            onClick={() => open(topic.id)}
          >
            {topic.title}
          </Link>
        </Text>
        <Text margin={[0, 0, "s8", 0]} size="lead" weight="medium" wrap="pretty" lang="en">
          {topic.previewSnippet}
        </Text>
        <Text margin={{ wide: 0, phone: [0, 0, "s16", 0] }} size="body" tone="second" wrap="pretty" lang="en">
          {topic.description}
        </Text>
        <Text
          as="h3"
          margin={["s20", 0, "s8", 0]}
          size="caption"
          tone="third"
          weight="strong"
          className={styles.small}
        >
          {phrases.contentOpportunitiesOfCard}
        </Text>
        <Stack as="ol" gap="s6" margin={[0, 0, "s20", 0]} size="small" className={styles.angles}>
          {topic.scriptAngles.slice(0, 3).map((angle, at) => (
            <Columns as="li" columns="20px 1fr" key={angle} className={styles.angle}>
              <Text as="span" tone="third" tabular>
                {at + 1}
              </Text>
              <span lang="en">{angle}</span>
            </Columns>
          ))}
        </Stack>
        <p className={`${styles.actions} ${above}`}>
          <ButtonLink
            to="/script-generator/$topicId"
            params={{ topicId: topic.id }}
            tone="primary"
            className={styles.grow}
            preload={false}
            onClick={() => open(topic.id)}
          >
            {phrases.generateScript}
            <Icon of={ArrowRight} />
          </ButtonLink>
          <ButtonLink
            to="/app"
            search={{ topicId: topic.id }}
            tone="ghost"
            resetScroll={false}
            onClick={() => open(topic.id)}
          >
            {phrases.seeEvidence}
          </ButtonLink>
        </p>
      </Stack>
      <Stack padding={{ wide: ["s12", "s16", "s20", 0], phone: 0 }} className={styles.evidence}>
        <Sparkline
          className={styles.chart}
          values={days}
          multiplier={topic.multiplier}
          sampleDate={topic.sampleDate}
          labelled
        />
        <Text margin={["s12", "s2", 0, "s2"]} size="small" tone="second">
          {phrases.growthAgainstEarlier({
            times: times(topic.multiplier),
            average: decimal(earlierAverage(days)),
            strong: (inner) => (
              <Text
                as="b"
                margin={[0, "s4", 0, 0]}
                size="heading"
                weight="bold"
                tabular
                className={styles.growthValue}
              >
                {inner}
              </Text>
            ),
          })}
        </Text>
        {ask !== null && (
          <Box
            padding={[0, 0, 0, "s12"]}
            margin={["s12", "s2", 0, "s2"]}
            size="body"
            weight="medium"
            wrap="pretty"
            className={styles.ask}
          >
            <span lang="en">{ask.text}</span>
            <Text margin={["s4", 0, 0, 0]} size="caption" tone="third" weight="regular">
              {phrases.whatPeopleAskIn({ community: ask.community, upvotes: ask.upvotes })}
            </Text>
          </Box>
        )}
        <Inline
          as="p"
          gap={["s4", "s16"]}
          padding={["s12", 0, 0, 0]}
          margin={["auto", "s2", "s8", "s2"]}
          size="caption"
          tone="second"
          tabular
        >
          <EngagementScore score={topic.engagementScore} />
          <span>
            {phrases.postsInDays({
              posts: recentPosts(topic),
              days: days.length,
              communities: topic.communities,
            })}
          </span>
        </Inline>
        <Text as="div" margin={[0, "s2"]}>
          <PlatformList platforms={topic.platforms.slice(0, 3)} />
        </Text>
      </Stack>
    </article>
  )
}
