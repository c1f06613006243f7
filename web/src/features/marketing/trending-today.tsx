import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { useNow } from "#lib/page.ts"
import { clockOf, utcText } from "#lib/words.ts"
import { intents } from "#lib/intents.ts"
import { scaleOf } from "#ui/post-bars.tsx"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { Moment } from "#ui/time-ago.tsx"
import { TopicCard } from "#ui/topic-card.tsx"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { GenerateLink, TitleLink } from "./generate-link.tsx"
import * as styles from "./trending-today.css.ts"
import type { Teaser } from "./teaser.ts"
import { marketing as phrases } from "#words/marketing.ts"

interface TrendingTodayProps {
  readonly topics: readonly Teaser[] | undefined
  readonly failed: boolean
  readonly signedIn: boolean
}

const DAY_HOURS = 24

/** "3 hours ago (9:00 AM)" in the viewer's zone; what is a day old or more, by its day. */
function HoursAgo({ at }: { readonly at: string }) {
  const hours = Math.floor((useNow().getTime() - new Date(at).getTime()) / 3_600_000)
  if (hours >= DAY_HOURS) return <Moment at={at} />
  return (
    <time dateTime={at} title={utcText(at)}>
      {phrases.hoursAgoAt({ hours: Math.max(0, hours), time: clockOf(at) })}
    </time>
  )
}

/** Four of today's topics, each with its angles. */
export function TrendingToday({ topics, failed, signedIn }: TrendingTodayProps) {
  const { data: edition, isPending } = useQuery(reads("GET /api/edition", {}))
  const last = edition?.last ?? null
  return (
    <Box
      as="section"
      padding={{ wide: ["s88", 0, 0, 0], phone: ["s56", 0, 0, 0] }}
      className={styles.trending}
      id="trending"
      aria-labelledby="trending-title"
    >
      <Inline
        oneLine
        align="end"
        justify="between"
        stack="phone"
        gap={{ wide: "s20", phone: 0 }}
        margin={{ wide: [0, 0, "s20", 0], phone: [0, 0, "s16", 0] }}
      >
        <Text as="h2" size="figure" id="trending-title">
          {phrases.trendingToday}
        </Text>
        <Inline as="p" gap="s8" margin={{ wide: 0, phone: ["s8", 0, 0, 0] }} size="small" tone="second">
          {last !== null && last.sampleDate !== null && <SampleMark day={last.sampleDate} />}
          {isPending && <span>{phrases.loading}</span>}
          {last !== null && (
            <span>{phrases.lastUpdated({ moment: () => <HoursAgo at={last.finishedAt} /> })}</span>
          )}
        </Inline>
      </Inline>
      {topics === undefined ? (
        failed ? (
          <p>{phrases.topicsNotShown}</p>
        ) : (
          <Columns columns={{ wide: 2, phone: 1 }} gap={{ wide: "s20", phone: "s16" }} aria-hidden>
            {["a", "b", "c", "d"].map((each) => (
              <Skeleton key={each} height={330} />
            ))}
          </Columns>
        )
      ) : topics.length === 0 ? (
        <p>{phrases.noSubjectStandsOut}</p>
      ) : (
        <Columns as="ol" columns={{ wide: 2, phone: 1 }} gap={{ wide: "s20", phone: "s16" }}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <TopicCard
                topic={topic}
                scale={scaleOf(topics)}
                heading="h3"
                title={<TitleLink topic={topic} signedIn={signedIn} />}
                action={<GenerateLink topic={topic} signedIn={signedIn} />}
              >
                <Angles topic={topic} />
              </TopicCard>
            </li>
          ))}
        </Columns>
      )}
    </Box>
  )
}

function Angles({ topic }: { readonly topic: Teaser }) {
  return (
    <div className={styles.extra}>
      {topic.scriptAngles.length > 0 && (
        <div>
          <Text as="h4" margin={[0, 0, "s6", 0]} size="caption" tone="third" weight="strong">
            {phrases.scriptAngles}
          </Text>
          <Stack as="ol" gap="s6" size="small">
            {topic.scriptAngles.slice(0, 3).map((angle, at) => (
              <Columns as="li" columns="20px 1fr" key={angle} className={styles.angle}>
                <Text as="span" tone="third" tabular>
                  {at + 1}
                </Text>
                <span lang="en">{angle}</span>
              </Columns>
            ))}
          </Stack>
        </div>
      )}
      <div>
        <Text as="h4" margin={[0, 0, "s6", 0]} size="caption" tone="third" weight="strong">
          {phrases.userIntent}
        </Text>
        <Text size="small">{intents[topic.userIntent]}</Text>
      </div>
    </div>
  )
}
