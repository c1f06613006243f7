import { useQuery } from "@tanstack/react-query"
import { ChevronDown } from "lucide-react"
import { reads } from "#lib/reads.ts"
import { count, discussionsInWords, secondsOf } from "#lib/words.ts"
import { Icon } from "#ui/icon.tsx"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./pricing.css.ts"
import { pricing as phrases } from "#words/pricing.ts"

interface Figure {
  readonly value: string
  readonly unit?: string
  readonly words: string
  readonly name: string
  readonly how: string
}

/** Figures from our own records; one without data is not shown. */
export function Counted() {
  const { data: stats } = useQuery(reads("GET /api/public/stats", {}))
  const figures: ReadonlyArray<Figure> = [
    stats?.professionals == null
      ? []
      : {
          value: `${count(stats.professionals)}+`,
          words: phrases.professionalsRegistered,
          name: phrases.professionals,
          how: phrases.professionalsHow,
        },
    stats?.discussionsAnalysed == null
      ? []
      : {
          value: count(stats.discussionsAnalysed),
          words: discussionsInWords(stats.analysedSince, stats.sampleDate),
          name: phrases.discussions,
          how: phrases.discussionsHow,
        },
    stats?.activeCommunities == null
      ? []
      : {
          value: count(stats.activeCommunities),
          words: stats.sampleDate === null ? phrases.communitiesReadEachDay : phrases.communitiesInTheSample,
          name: phrases.communities,
          how: phrases.communitiesHow,
        },
    stats?.medianSecondsToScript == null
      ? []
      : {
          value: secondsOf(stats.medianSecondsToScript),
          unit: phrases.seconds,
          words: phrases.timeFromClickToScript,
          name: phrases.timeToScript,
          how: phrases.timeToScriptHow,
        },
  ].flat()
  if (figures.length === 0) return null
  return (
    <>
      {stats !== undefined && stats.sampleDate !== null && (
        <Text as="div" margin={[0, 0, "s12", 0]}>
          <SampleMark day={stats.sampleDate} />
        </Text>
      )}
      <dl className={styles.stats}>
        {figures.map(({ value, unit, words }) => (
          <div key={words} className={styles.stat}>
            <Text as="dt" size="small" tone="second" wrap="pretty" className={styles.statWords}>
              {words}
            </Text>
            <Text as="dd" weight="strong" tabular className={styles.statValue}>
              {value}
              {unit !== undefined && (
                <Text as="small" margin={[0, 0, 0, "s4"]} size="card">
                  {unit}
                </Text>
              )}
            </Text>
          </div>
        ))}
      </dl>
      <details className={styles.how}>
        <summary className={styles.howSummary}>
          {phrases.howWeCount}
          <Icon of={ChevronDown} />
        </summary>
        <Box as="dl" padding={["s4", 0, "s8", 0]} tone="second">
          {figures.map(({ name, how }) => (
            <Columns columns="130px 1fr" gap="s12" padding={["s4", 0]} key={name}>
              <Text as="dt" tone="ink" weight="strong">
                {name}
              </Text>
              <dd>{how}</dd>
            </Columns>
          ))}
        </Box>
      </details>
    </>
  )
}
