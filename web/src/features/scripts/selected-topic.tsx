import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useNavigate } from "@tanstack/react-router"
import { engagement, plural } from "#lib/words.ts"
import { SampleMark } from "#ui/sample-mark.tsx"
import { card } from "#ui/card.css.ts"
import { PlatformList } from "#ui/platform-list.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { TextButton, TextLink } from "#ui/text-link.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { VelocityBadge } from "#ui/velocity.tsx"
import * as styles from "./generator.css.ts"

interface SelectedTopicProps {
  readonly topic: SuccessOf<"GET /api/trending-topics/{topicId}"> | undefined
  /** The topic may still come. */
  readonly waiting: boolean
  /** Known also when the topic itself is gone and only its script is left. */
  readonly title: string | undefined
  readonly angle: string | undefined
}

export function SelectedTopic({ topic, waiting, title, angle }: SelectedTopicProps) {
  const navigate = useNavigate({ from: "/script-generator/$topicId" })
  return (
    <section className={`${card()} ${styles.box} ${velocityTone[topic?.trendVelocity ?? "neutral"]}`}>
      <h2 className={styles.kicker}>Selected Topic</h2>
      {title === undefined ? (
        <div aria-hidden className={styles.topicTitle}>
          <Skeleton height={17} top={2} />
          <Skeleton height={17} width="60%" top={6} />
        </div>
      ) : (
        <p className={styles.topicTitle}>{title}</p>
      )}
      {topic === undefined && waiting && <Skeleton height={24} width={92} round />}
      {topic === undefined && waiting && <div className={styles.topicMore} />}
      {topic !== undefined && (
        <>
          <p className={styles.topicFigures}>
            <VelocityBadge velocity={topic.trendVelocity} />
            {topic.sampleDate !== null && <SampleMark day={topic.sampleDate} />}
            <span>Engagement {engagement(topic.engagementScore)}</span>
          </p>
          <div className={styles.topicMore}>
            <PlatformList platforms={topic.platforms} most={2} />
            <TextLink to="/app" search={{ topicId: topic.id }}>
              {plural(topic.postCount, "source post")}
            </TextLink>
          </div>
        </>
      )}
      {angle !== undefined && (
        <div className={styles.angle}>
          <span className={styles.kicker}>Angle</span>
          {angle}
          <TextButton
            onClick={() => void navigate({ search: (now) => ({ ...now, angle: undefined }), replace: true })}
          >
            Remove
          </TextButton>
        </div>
      )}
    </section>
  )
}
