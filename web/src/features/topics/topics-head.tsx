import { useQuery } from "@tanstack/react-query"
import { useNow } from "#lib/page.ts"
import { reads } from "#lib/reads.ts"
import { today } from "#lib/words.ts"
import { SampleMark } from "#ui/sample-mark.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Moment } from "#ui/time-ago.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./topics.css.ts"
import { UsageWidget } from "./usage-widget.tsx"
import { topics as phrases } from "#words/topics.ts"

/** Date, heading, when the topics were collected and when they will be next, and this month's use. */
export function TopicsHead() {
  const now = useNow()
  const { data: edition } = useQuery(reads("GET /api/edition", {}))
  const last = edition?.last ?? null
  return (
    <Inline
      oneLine
      align="end"
      justify="between"
      stack="phone"
      gap={{ wide: "s32", phone: 0 }}
      padding={{ wide: ["s44", 0, "s24", 0], phone: ["s24", 0, "s16", 0] }}
    >
      <div>
        <Inline as="p" gap={["s6", "s12"]} size="small" tone="third" weight="medium" className={styles.date}>
          {today(now)}
          {last !== null && last.sampleDate !== null && <SampleMark day={last.sampleDate} />}
        </Inline>
        <Text as="h1" margin={{ wide: ["s6", 0, "s12", 0], phone: ["s4", 0, "s12", 0] }} size="page">
          {phrases.todaysTrendingTopics}
        </Text>
        <Inline
          as="p"
          gap={{ wide: "s8", phone: ["s2", "s8"] }}
          size="small"
          tone="second"
          className={styles.fresh}
        >
          {edition !== undefined && (
            <>
              <span className={`${styles.light} ${edition.late ? styles.lateLight : ""}`} aria-hidden />
              <span>
                {edition.late && (
                  <Text as="b" tone="warn" weight="strong">
                    {phrases.todaysUpdateIsLate}{" "}
                  </Text>
                )}
                {last === null ? (
                  phrases.notCollectedYet
                ) : (
                  <>
                    {phrases.lastUpdated} <Moment at={last.finishedAt} />
                  </>
                )}
              </span>
              <span className={styles.rule} aria-hidden />
              <span className={styles.next}>
                {phrases.nextUpdate} <Moment at={edition.nextAt} />
              </span>
            </>
          )}
        </Inline>
        <Text margin={["s8", 0, 0, 0]} size="small">
          <TextLink to="/script-generator/$topicId" params={{ topicId: "custom" }}>
            {phrases.writeAboutSomethingElse}
          </TextLink>
        </Text>
      </div>
      <UsageWidget />
    </Inline>
  )
}
