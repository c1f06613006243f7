import { labelledFrom } from "@rounds/core/trend/labelled-from.ts"
import { lazy, Suspense, useState } from "react"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { VelocityBadge } from "#ui/velocity.tsx"
import { topicCounts as counts } from "#words/topic-counts.ts"
import * as styles from "./topics.css.ts"

const Formulas = lazy(() => import("./formulas.tsx").then((module) => ({ default: module.Formulas })))

const labels = [
  ["viral", counts.atLeastMore({ posts: labelledFrom.viral })],
  ["hot", counts.atLeastMore({ posts: labelledFrom.hot })],
  ["rising", counts.fewerMore],
  ["emerging", counts.fewerThanOneUsual],
] as const

/** The one rule that orders the topics and names them, with its limits. */
export function RankingRule() {
  const [open, setOpen] = useState(false)
  return (
    <Inline
      as="section"
      gap={["s8", "s24"]}
      padding={["s16", "s20"]}
      margin={["s20", 0, 0, 0]}
      size="small"
      tone="second"
      className={styles.ranking}
      aria-label={counts.howTopicsAreRanked}
    >
      <Text wrap="pretty" className={styles.sentence}>
        {counts.oneRule({
          strong: (inner) => (
            <Text as="b" tone="ink">
              {inner}
            </Text>
          ),
        })}{" "}
        <TextButton onClick={() => setOpen(true)}>{counts.seeTheFormulas}</TextButton>
      </Text>
      <Inline as="ul" gap={["s8", "s20"]}>
        {labels.map(([velocity, limit]) => (
          <Inline as="li" key={velocity} gap="s6">
            <VelocityBadge velocity={velocity} />
            {limit}
          </Inline>
        ))}
      </Inline>
      {open && (
        <Suspense>
          <Formulas onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Inline>
  )
}
