import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useNavigate } from "@tanstack/react-router"
import { engagement } from "#lib/words.ts"
import { SampleMark } from "#ui/sample-mark.tsx"
import { card } from "#ui/card.css.ts"
import { PlatformList } from "#ui/platform-list.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { TextButton, TextLink } from "#ui/text-link.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { VelocityBadge } from "#ui/velocity.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import * as styles from "./generator.css.ts"
import { topicLang } from "./script.ts"
import { generator as phrases } from "#words/scripts/generator.ts"

interface SelectedTopicProps {
  readonly topic: SuccessOf<"GET /api/trending-topics/{topicId}"> | undefined
  /** The topic may still come. */
  readonly waiting: boolean
  /** Known also when the topic itself is gone and only its script is left. */
  readonly title: string | undefined
  readonly angle: string | undefined
  /** Day of the sample data that today's topics are; null when they are real. */
  readonly sampleDate: string | null
}

export function SelectedTopic({ topic, waiting, title, angle, sampleDate }: SelectedTopicProps) {
  const navigate = useNavigate({ from: "/script-generator/$topicId" })
  return (
    <section className={`${card()} ${styles.box} ${velocityTone[topic?.trendVelocity ?? "neutral"]}`}>
      <Text as="h2" size="caption" tone="third" weight="strong">
        {phrases.selectedTopic}
      </Text>
      {title === undefined ? (
        <Text
          as="div"
          margin={["s6", 0, "s12", 0]}
          size="lead"
          weight="strong"
          wrap="pretty"
          aria-hidden
          className={styles.topicTitle}
        >
          <Skeleton height={17} top={2} />
          <Skeleton height={17} width="60%" top={6} />
        </Text>
      ) : (
        <Text
          margin={["s6", 0, "s12", 0]}
          size="lead"
          weight="strong"
          wrap="pretty"
          className={styles.topicTitle}
          lang={topicLang}
        >
          {title}
        </Text>
      )}
      {topic === undefined && waiting && (
        <Inline gap="s8" size="caption" tone="second" aria-hidden>
          <Skeleton height={24} width={92} round />
          {sampleDate !== null && <SampleMark day={sampleDate} />}
          <Skeleton height={18} width={118} />
        </Inline>
      )}
      {topic === undefined && waiting && (
        <Inline
          justify="between"
          gap="s12"
          margin={["s12", 0, 0, 0]}
          size="caption"
          className={styles.topicMore}
        />
      )}
      {topic !== undefined && (
        <>
          <Inline as="p" gap="s8" size="caption" tone="second">
            <VelocityBadge velocity={topic.trendVelocity} />
            {topic.sampleDate !== null && <SampleMark day={topic.sampleDate} />}
            <span>{phrases.engagement({ engagement: engagement(topic.engagementScore) })}</span>
          </Inline>
          <Inline
            justify="between"
            gap="s12"
            margin={["s12", 0, 0, 0]}
            size="caption"
            className={styles.topicMore}
          >
            <PlatformList platforms={topic.platforms} most={2} />
            <TextLink to="/app" search={{ topicId: topic.id }}>
              {phrases.sourcePosts({ posts: topic.postCount })}
            </TextLink>
          </Inline>
        </>
      )}
      {angle !== undefined && (
        <Stack
          align="start"
          gap="s4"
          padding={["s12", 0, 0, 0]}
          margin={["s12", 0, 0, 0]}
          size="small"
          tone="second"
          rule="top"
        >
          <Text as="span" size="caption" tone="third" weight="strong">
            {phrases.angle}
          </Text>
          <span lang={topicLang}>{angle}</span>
          <TextButton
            onClick={() => void navigate({ search: (now) => ({ ...now, angle: undefined }), replace: true })}
          >
            {phrases.remove}
          </TextButton>
        </Stack>
      )}
    </section>
  )
}
