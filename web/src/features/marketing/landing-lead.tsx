import { ArrowRight } from "lucide-react"
import { decimal, times } from "#lib/words.ts"
import { above, card } from "#ui/card.css.ts"
import { earlierAverage } from "#ui/chart-shape.ts"
import { Icon } from "#ui/icon.tsx"
import { PlatformList } from "#ui/platform-list.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { Sparkline } from "#ui/sparkline.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { VelocityBadge } from "#ui/velocity.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import { GenerateLink, TitleLink } from "./generate-link.tsx"
import * as styles from "./landing-lead.css.ts"
import { postsByDay, type Teaser } from "./teaser.ts"
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
  const days = postsByDay(topic)
  const ask = topic.paraphrase
  return (
    <article className={`${card({ lift: "high" })} ${styles.lead} ${velocityTone[topic.tag]}`}>
      <Inline as="p" oneLine justify="between" gap="s8" size="caption" tone="third">
        <VelocityBadge velocity={topic.tag} />
        <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} updated />
      </Inline>
      <Text as="h2" padding={{ wide: ["s12", 0], phone: ["s12", 0] }} margin={0} size="title" lang="en">
        <TitleLink topic={topic} signedIn={signedIn} />
      </Text>
      <Sparkline
        className={styles.leadChart}
        values={days}
        multiplier={topic.multiplier}
        sampleDate={topic.sampleDate}
        labelled
      />
      <Inline
        as="p"
        align="baseline"
        justify="between"
        gap="s12"
        margin={["s12", "s2", 0, "s2"]}
        size="caption"
        tone="second"
        tabular
      >
        <span>
          {phrases.timesItsAverage({
            times: times(topic.multiplier),
            average: decimal(earlierAverage(days)),
            value: (inner) => (
              <Text
                as="b"
                margin={[0, "s4", 0, 0]}
                size="heading"
                weight="bold"
                className={styles.growthValue}
              >
                {inner}
              </Text>
            ),
          })}
        </span>
        <span>
          {phrases.postsInCommunities({
            posts: days.reduce((sum, posts) => sum + posts, 0),
            days: days.length,
            communities: topic.communities,
          })}
        </span>
      </Inline>
      {ask !== null && (
        <Box
          padding={[0, 0, 0, "s12"]}
          margin={["s16", "s2", 0, "s2"]}
          size="body"
          weight="medium"
          wrap="pretty"
          className={styles.ask}
        >
          <span lang="en">{ask.text}</span>
          <Text margin={["s4", 0, 0, 0]} size="caption" tone="third" weight="regular">
            <Origin of={ask} />
          </Text>
        </Box>
      )}
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

/** Whose question it is: a post that can be read, or one that was made up for the sample. */
function Origin({ of: { url, community, upvotes } }: { readonly of: NonNullable<Teaser["paraphrase"]> }) {
  return url === null
    ? phrases.inOurWordsMadeUp({ community, upvotes })
    : phrases.inOurWords({
        community,
        upvotes,
        link: (inner) => (
          <span className={above}>
            <TextAnchor tone="inline" href={url} target="_blank" rel="noopener noreferrer nofollow">
              {inner}
            </TextAnchor>
          </span>
        ),
      })
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
