import { ArrowRight } from "lucide-react"
import { AgainstUsual } from "#ui/against-usual.tsx"
import { above, card } from "#ui/card.css.ts"
import { Icon } from "#ui/icon.tsx"
import { PlatformList } from "#ui/platform-list.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { PostBars, scaleOf } from "#ui/post-bars.tsx"
import { TopicQuestion } from "#ui/topic-question.tsx"
import { WhyNow } from "#ui/why-now.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { VelocityBadge } from "#ui/velocity.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { GenerateLink, TitleLink } from "./generate-link.tsx"
import * as styles from "./landing-lead.css.ts"
import type { Teaser } from "./teaser.ts"
import { marketing as phrases } from "#words/marketing.ts"

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
        {failed ? phrases.topicsNotShown : <Bones />}
      </div>
    )
  }
  return (
    <article className={`${card({ lift: "high" })} ${styles.lead} ${velocityTone[topic.tag]}`}>
      <Inline as="p" oneLine justify="between" gap="s8" size="caption" tone="third">
        <VelocityBadge velocity={topic.tag} />
        <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} updated />
      </Inline>
      <Text as="h2" padding={["s12", 0, 0, 0]} margin={0} size="title">
        <TitleLink topic={topic} signedIn={signedIn} />
      </Text>
      <TopicQuestion {...topic} posts={topic.paraphrases} />
      <WhyNow fact={topic.whyNow} language={topic.language} />
      <PostBars className={styles.leadChart} days={topic.days} scale={scaleOf([topic])} labelled />
      <Text margin={["s12", "s2", 0, "s2"]} size="small" tone="second" tabular>
        <AgainstUsual topic={topic} />
      </Text>
      <Inline justify="between" gap={["s8", "s16"]} margin={["s20", 0, 0, 0]}>
        <span className={above}>
          <GenerateLink topic={topic} signedIn={signedIn}>
            {phrases.generateScript}
            <Icon of={ArrowRight} />
          </GenerateLink>
        </span>
        <PlatformList platforms={topic.platforms.slice(0, 3)} />
      </Inline>
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
