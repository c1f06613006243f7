import { ArrowRight } from "lucide-react"
import { tagOf } from "#lib/language/choices.ts"
import { intents } from "#lib/intents.ts"
import { chartDay, count, decimal, wordsOf } from "#lib/words.ts"
import { AgainstUsual } from "#ui/against-usual.tsx"
import { Icon } from "#ui/icon.tsx"
import { Fact } from "#ui/fact.tsx"
import { PlatformList } from "#ui/platform-list.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { TopicQuestion } from "#ui/topic-question.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { EngagementScore, VelocityBadge } from "#ui/velocity.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { WhyNow } from "#ui/why-now.tsx"
import { EvidencePanel } from "./evidence-panel.tsx"
import { OwnPart } from "./own-part.tsx"
import { TopicTrend } from "./topic-trend.tsx"
import { specialtyNames } from "./specialties.ts"
import type { OpenTopic } from "./topic.ts"
import { categories } from "./topic-words.ts"
import * as styles from "./topic-dialog.css.ts"
import { topics as phrases } from "#words/topics.ts"

/** Left what could be said about the topic, right what was counted. */
export function TopicDetails({ topic }: { readonly topic: OpenTopic }) {
  const days = topic.engagementData.days.slice(-14)
  return (
    <div className={`${styles.body} ${velocityTone[topic.trendVelocity]}`}>
      <section className={styles.what}>
        <Inline as="p" gap="s12" size="caption" tone="third">
          <VelocityBadge velocity={topic.trendVelocity} />
          <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} updated />
        </Inline>
        <Text
          as="h2"
          margin={{ wide: ["s16", 0, "s12", 0], phone: ["s12", 0, "s8", 0] }}
          size="title"
          lang={tagOf(topic.language)}
        >
          {topic.title}
        </Text>
        <TopicQuestion
          {...topic}
          question={topic.engagementData.question ?? null}
          sharing={topic.engagementData.sharing ?? null}
          among={topic.engagementData.among ?? null}
        />
        <WhyNow fact={topic.engagementData.whyNow} language={topic.language} />
        <OwnPart topic={topic} />
        <Text size="body" tone="second" wrap="pretty" lang={tagOf(topic.language)}>
          {topic.description}
        </Text>
        <Inline as="dl" align="stretch" gap={["s8", "s32"]} margin={["s20", 0, 0, 0]}>
          <div>
            <Text as="dt" size="caption" tone="third">
              {phrases.engagement}
            </Text>
            <Text as="dd" size="heading" weight="bold" tabular>
              <EngagementScore score={topic.engagementScore} size={15} />
            </Text>
          </div>
          <div>
            <Text as="dt" size="caption" tone="third">
              {phrases.opportunity}
            </Text>
            <Text as="dd" size="heading" weight="bold" tabular>
              {topic.opportunityScore}{" "}
              <Text as="small" size="caption" tone="third" weight="regular">
                {phrases.of100}
              </Text>
            </Text>
          </div>
          <div>
            <Text as="dt" size="caption" tone="third">
              {topic.sampleDate === null
                ? phrases.postsToday
                : phrases.postsOn({ day: chartDay(topic.sampleDate) })}
            </Text>
            <Text as="dd" size="heading" weight="bold" tabular>
              {count(topic.postsToday)}
            </Text>
          </div>
        </Inline>
      </section>
      <section className={styles.trend}>
        <TopicTrend days={days} history={topic.history} />
        <Text margin={["s8", 0, 0, 0]} size="small" tone="second">
          <AgainstUsual
            topic={{
              postCount: topic.postCount,
              expected: topic.engagementData.expected,
              among: topic.engagementData.among ?? null,
            }}
            value={(inner) => (
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
            )}
          />
          {topic.multiplier !== null && (
            <Text as="span" margin={[0, 0, 0, "s8"]} tone="third">
              {phrases.timesTheUsual({ times: decimal(topic.multiplier) })}
            </Text>
          )}
        </Text>
      </section>
      <section className={styles.chances}>
        <Angles topic={topic} />
        <Text as="h3" size="body">
          {phrases.trendAnalysis}
        </Text>
        <Text
          margin={["s8", 0, "s20", 0]}
          size="body"
          tone="second"
          wrap="pretty"
          lang={tagOf(topic.language)}
        >
          {topic.trendAnalysis}
        </Text>
        <Box as="dl" size="small" rule="bottom">
          <Fact name={phrases.userIntent}>{intents[topic.userIntent]}</Fact>
          <Fact name={phrases.category}>{categories[topic.category] ?? wordsOf(topic.category)}</Fact>
          {topic.targetProfession !== null && (
            <Fact name={phrases.bestFit}>{specialtyNames[topic.targetProfession]}</Fact>
          )}
          <Fact name={phrases.platforms}>
            <PlatformList platforms={topic.platforms} />
          </Fact>
        </Box>
        <Text padding={["s20", 0, 0, 0]} size="caption" tone="third" wrap="pretty">
          {phrases.everyNumberIsCounted}
        </Text>
      </section>
      <EvidencePanel topic={topic} />
    </div>
  )
}

/** The angles, each a way to its script. A topic may have none: then nothing that would fit any other stands in their place. */
function Angles({ topic }: { readonly topic: OpenTopic }) {
  if (topic.scriptAngles.length === 0)
    return topic.statesQuestion ? null : (
      <Text margin={[0, 0, "s24", 0]} size="body" tone="second" wrap="pretty">
        {phrases.noAngles}
      </Text>
    )
  return (
    <>
      <Text as="h3" size="body">
        {phrases.contentOpportunities}
      </Text>
      <Box as="ol" margin={["s8", 0, "s24", 0]} rule="top">
        {topic.scriptAngles.map((angle, at) => (
          <Columns
            as="li"
            columns="22px 1fr"
            padding={["s12", 0, "s8", 0]}
            size="body"
            rule="bottom"
            key={angle}
          >
            <Text as="span" tone="third" tabular>
              {at + 1}
            </Text>
            <span lang={tagOf(topic.language)}>{angle}</span>
            <Text as="span" size="small" className={styles.angleLink}>
              <TextLink
                to="/script-generator/$topicId"
                params={{ topicId: topic.id }}
                search={{ angle }}
                preload={false}
              >
                {phrases.useThisAngle}
                <Icon of={ArrowRight} size={14} />
              </TextLink>
            </Text>
          </Columns>
        ))}
      </Box>
    </>
  )
}
