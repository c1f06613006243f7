import type { StreamOf } from "@rounds/core/contract/contract.ts"
import { Check } from "lucide-react"
import { useEffect } from "react"
import { collectionWords } from "#lib/collection-words.ts"
import { Icon } from "#ui/icon.tsx"
import { announce } from "#ui/live-region.tsx"
import { ProgressBar } from "#ui/meter.tsx"
import { Columns } from "#ui/columns.tsx"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./topics.css.ts"
import { topics as words } from "#words/topics.ts"

type Stage = StreamOf<"POST /api/refresh-trending-topics">["stage"]

const steps = [
  words.analyzingHealthDiscussions,
  words.identifyingSupplementTrends,
  words.creatingContentForHealth,
]

/** The three steps of a collection; they move on the job's own events. */
export function RefreshProgress({ stage }: { readonly stage: Stage | undefined }) {
  const step = stage?.step ?? 1
  useEffect(() => {
    announce(words.refreshingTopicsStep({ step, steps: steps.length }))
  }, [step])
  return (
    <Box
      as="section"
      padding={{ wide: ["s20", "s24"], phone: "s16" }}
      margin={[0, 0, "s20", 0]}
      className={styles.progress}
      aria-labelledby="refreshing"
    >
      <Inline align="baseline" justify="between" gap={["s4", "s16"]}>
        <Text as="h2" size="card" id="refreshing">
          {words.refreshingTodaysTopics}
        </Text>
        <Text size="small" tone="second">
          {words.stepOf({ step, steps: steps.length })}
        </Text>
      </Inline>
      <Columns
        as="ol"
        columns={{ wide: 3, phone: 1 }}
        gap={{ wide: "s16", phone: "s16" }}
        margin={["s16", 0, 0, 0]}
      >
        {steps.map((name, at) => {
          const done = at + 1 < step
          const on = at + 1 === step
          return (
            <Text as="li" size="small" tone="third" key={name} aria-current={on ? "step" : undefined}>
              <ProgressBar label={name} share={done ? 1 : on ? shareOf(stage) : 0} done={done} />
              <Inline
                as="p"
                oneLine
                gap="s6"
                margin={["s8", 0, 0, 0]}
                tone={on ? "ink" : "second"}
                weight="strong"
              >
                {done && (
                  <Inline as="span" oneLine align="stretch" tone="ok">
                    <Icon of={Check} />
                  </Inline>
                )}
                {name}
              </Inline>
              {on
                ? stage === undefined
                  ? words.starting
                  : collectionWords(stage)
                : done
                  ? words.done
                  : words.startsAfterTheStepBefore}
            </Text>
          )
        })}
      </Columns>
    </Box>
  )
}

/** Collecting reports each community (10 to 80 of 100); the two steps after it only that they began. */
const shareOf = (stage: Stage | undefined) =>
  stage === undefined ? 0 : stage.step === 1 ? Math.max(0.03, (stage.progress - 10) / 70) : 0.5
