import { toTenth } from "@rounds/core/trend/told-points.ts"
import { ChevronDown } from "lucide-react"
import { count, discussionsInWords, secondsOf, times } from "#lib/words.ts"
import { Icon } from "#ui/icon.tsx"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./stat-strip.css.ts"
import type { Stats, Teaser } from "./teaser.ts"
import { marketing as phrases } from "#words/marketing.ts"

interface Claim {
  readonly value: string
  readonly words: string
  readonly how: readonly [name: string, text: string]
}

/** Figures that the product computed; a card without a figure is not shown. At most three. */
export function StatStrip({
  stats,
  lead,
}: {
  readonly stats: Stats | undefined
  readonly lead: Teaser | undefined
}) {
  const claims = claimsOf(stats, lead)
  if (claims.length === 0) return null
  return (
    <section aria-label={phrases.inNumbers}>
      {stats !== undefined && stats.sampleDate !== null && (
        <Text as="div" margin={[0, 0, "s12", 0]}>
          <SampleMark day={stats.sampleDate} />
        </Text>
      )}
      <dl className={styles.stats}>
        {claims.map(({ value, words }) => (
          <div key={words} className={styles.stat}>
            <Text as="dt" size="small" tone="second" wrap="pretty">
              {words}
            </Text>
            <Text
              as="dd"
              margin={{ wide: [0, 0, "s6", 0], phone: 0 }}
              size="figure"
              weight="strong"
              tabular
              className={styles.statValue}
            >
              {value}
            </Text>
          </div>
        ))}
      </dl>
      <details className={styles.howWeCount}>
        <summary className={styles.howSummary}>
          {phrases.howWeCount}
          <Icon of={ChevronDown} />
        </summary>
        <Columns
          as="dl"
          columns={{ wide: "minmax(0, 220px) 1fr", phone: 1 }}
          gap={{ wide: ["s6", "s24"], phone: "s2" }}
          padding={["s8", 0, "s4", 0]}
          className={styles.howList}
        >
          {claims.map(({ how: [name, text] }) => (
            <How key={name} name={name} text={text} />
          ))}
        </Columns>
      </details>
    </section>
  )
}

function How({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <Text as="dt" tone="ink" weight="medium">
        {name}
      </Text>
      <dd>{text}</dd>
    </>
  )
}

const claimsOf = (stats: Stats | undefined, lead: Teaser | undefined): readonly Claim[] => {
  const {
    professionals,
    discussionsAnalysed,
    analysedSince,
    activeCommunities,
    medianSecondsToScript,
    sampleDate,
  } = stats ?? {}
  return [
    professionals == null
      ? []
      : [
          {
            value: phrases.atLeast({ count: count(professionals) }),
            words: phrases.healthProfessionalsWithAnAccount,
            how: [phrases.professionals, phrases.professionalsHow] as const,
          },
        ],
    discussionsAnalysed == null
      ? []
      : [
          {
            value: count(discussionsAnalysed),
            words: discussionsInWords(analysedSince ?? null, sampleDate ?? null),
            how: [phrases.discussions, phrases.discussionsHow] as const,
          },
        ],
    medianSecondsToScript == null
      ? []
      : [
          {
            value: phrases.seconds({ seconds: secondsOf(medianSecondsToScript) }),
            words: phrases.medianTime,
            how: [phrases.timeToScript, phrases.timeToScriptHow] as const,
          },
        ],
    lead === undefined
      ? []
      : [
          {
            value:
              lead.multiplier === null ? phrases.posts({ posts: lead.postCount }) : times(lead.multiplier),
            words:
              lead.multiplier === null
                ? phrases.firstTopicInThreeDays({ usual: toTenth(lead.expected) })
                : sampleDate == null
                  ? phrases.todaysFirstAgainstUsual
                  : phrases.samplesFirstAgainstUsual,
            how: [phrases.firstTopic, phrases.firstTopicHow] as const,
          },
        ],
    activeCommunities == null
      ? []
      : [
          {
            value: count(activeCommunities),
            words:
              sampleDate == null ? phrases.activeHealthCommunities : phrases.healthCommunitiesInTheSample,
            how: [phrases.communities, phrases.communitiesHow] as const,
          },
        ],
  ]
    .flat()
    .slice(0, 3)
}
