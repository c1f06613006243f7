import { ArrowRight } from "lucide-react"
import type { ReactNode } from "react"
import { count, lastDayOf, times, wordsOf } from "#lib/words.ts"
import { Icon } from "#ui/icon.tsx"
import { PlatformList } from "#ui/platform-list.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { TrendChart } from "#ui/trend-chart.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { EngagementScore, VelocityBadge } from "#ui/velocity.tsx"
import { EvidencePanel } from "./evidence-panel.tsx"
import type { OpenTopic } from "./topic.ts"
import * as styles from "./topic-dialog.css.ts"

/** Left what could be said about the topic, right what was counted. */
export function TopicDetails({ topic }: { readonly topic: OpenTopic }) {
  return (
    <div className={`${styles.body} ${velocityTone[topic.trendVelocity]}`}>
      <section className={styles.what}>
        <p className={styles.head}>
          <VelocityBadge velocity={topic.trendVelocity} />
          <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} prefix="Updated " />
        </p>
        <h2 className={styles.title}>{topic.title}</h2>
        <p className={styles.description}>{topic.description}</p>
        <dl className={styles.scores}>
          <div>
            <dt className={styles.scoreName}>Engagement</dt>
            <dd className={styles.scoreValue}>
              <EngagementScore score={topic.engagementScore} size={15} />
            </dd>
          </div>
          <div>
            <dt className={styles.scoreName}>Opportunity</dt>
            <dd className={styles.scoreValue}>
              {topic.opportunityScore} <small className={styles.scoreOf}>of 100</small>
            </dd>
          </div>
          <div>
            <dt className={styles.scoreName}>Posts {lastDayOf(topic.sampleDate)}</dt>
            <dd className={styles.scoreValue}>{count(topic.postsToday)}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.trend}>
        <TrendChart days={topic.engagementData.days.slice(-14)} multiplier={topic.multiplier} />
        <p className={styles.growth}>
          <b className={styles.growthValue}>{times(topic.multiplier)}</b> its average of the days before the
          last three
        </p>
      </section>
      <section className={styles.chances}>
        <h3 className={styles.heading}>Content Opportunities</h3>
        <ol className={styles.angles}>
          {topic.scriptAngles.map((angle, at) => (
            <li key={angle} className={styles.angle}>
              <span className={styles.angleNumber}>{at + 1}</span>
              {angle}
              <span className={styles.angleLink}>
                <TextLink
                  to="/script-generator/$topicId"
                  params={{ topicId: topic.id }}
                  search={{ angle }}
                  preload={false}
                >
                  Use this angle
                  <Icon of={ArrowRight} size={14} />
                </TextLink>
              </span>
            </li>
          ))}
        </ol>
        <h3 className={styles.heading}>Trend Analysis</h3>
        <p className={styles.analysis}>{topic.trendAnalysis}</p>
        <dl className={styles.facts}>
          <Fact name="User Intent">{wordsOf(topic.userIntent)}</Fact>
          <Fact name="Category">{wordsOf(topic.category)}</Fact>
          {topic.targetProfession !== null && <Fact name="Best fit">{wordsOf(topic.targetProfession)}</Fact>}
          <Fact name="Platforms">
            <PlatformList platforms={topic.platforms} />
          </Fact>
        </dl>
        <p className={styles.by}>
          Every number is counted from posts. Titles, questions and angles are our own words. Not medical
          advice.
        </p>
      </section>
      <EvidencePanel topic={topic} />
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}
