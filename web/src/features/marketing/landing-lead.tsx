import { ArrowRight } from "lucide-react"
import { plural, times } from "#lib/words.ts"
import { above, card } from "#ui/card.css.ts"
import { Icon } from "#ui/icon.tsx"
import { PlatformList } from "#ui/platform-list.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { Sparkline } from "#ui/sparkline.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { VelocityBadge } from "#ui/velocity.tsx"
import { GenerateLink, TitleLink } from "./generate-link.tsx"
import * as styles from "./landing-lead.css.ts"
import { postsByDay, type Teaser } from "./teaser.ts"

interface LandingLeadProps {
  readonly topic: Teaser | undefined
  readonly failed: boolean
  readonly signedIn: boolean
}

/** The real first topic of today, not an illustration. */
export function LandingLead({ topic, failed, signedIn }: LandingLeadProps) {
  if (topic === undefined) {
    return (
      <div className={`${card({ lift: "high" })} ${styles.lead} ${velocityTone.neutral}`}>
        {failed ? "Today’s topics cannot be shown at the moment." : <Bones />}
      </div>
    )
  }
  const days = postsByDay(topic)
  const ask = topic.paraphrase
  return (
    <article className={`${card({ lift: "high" })} ${styles.lead} ${velocityTone[topic.tag]}`}>
      <p className={styles.leadHead}>
        <VelocityBadge velocity={topic.tag} />
        <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} prefix="Updated " />
      </p>
      <h2 className={styles.leadTitle}>
        <TitleLink topic={topic} signedIn={signedIn} />
      </h2>
      <Sparkline
        className={styles.leadChart}
        values={days}
        multiplier={topic.multiplier}
        sampleDate={topic.sampleDate}
        labelled
      />
      <p className={styles.leadFigures}>
        <span>
          <b className={styles.growthValue}>{times(topic.multiplier)}</b> its own earlier average
        </span>
        <span>
          {plural(
            days.reduce((sum, posts) => sum + posts, 0),
            "post",
          )}{" "}
          in {days.length} days, {plural(topic.communities, "community", "communities")}
        </span>
      </p>
      {ask !== null && (
        <div className={styles.ask}>
          {ask.text}
          <p className={styles.askSource}>
            What people ask, in our words.{" "}
            {ask.url === null ? (
              `A made-up post for r/${ask.community}, ${plural(ask.upvotes, "upvote")}`
            ) : (
              <span className={above}>
                <TextAnchor tone="inline" href={ask.url} target="_blank" rel="noopener noreferrer nofollow">
                  Post in r/{ask.community}, {plural(ask.upvotes, "upvote")}
                </TextAnchor>
              </span>
            )}
          </p>
        </div>
      )}
      <div className={styles.leadFoot}>
        <span className={above}>
          <GenerateLink topic={topic} signedIn={signedIn}>
            Generate Script
            <Icon of={ArrowRight} />
          </GenerateLink>
        </span>
        <PlatformList platforms={topic.platforms.slice(0, 3)} />
      </div>
    </article>
  )
}

function Bones() {
  return (
    <div aria-hidden>
      <Skeleton width={78} height={24} round />
      <Skeleton width="80%" height={26} top={18} />
      <Skeleton width="60%" height={26} top={10} />
      <Skeleton height={180} top={20} />
      <Skeleton width="60%" height={16} top={18} />
    </div>
  )
}
