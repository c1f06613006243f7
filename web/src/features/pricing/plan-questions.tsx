import { useLocation, useNavigate } from "@tanstack/react-router"
import { ChevronDown } from "lucide-react"
import { useState } from "react"
import { useSupportHref } from "#lib/product.ts"
import { Icon } from "#ui/icon.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "./plan-questions.css.ts"
import { pricing as words } from "#words/pricing.ts"

const questions: ReadonlyArray<readonly [id: string, question: string, answer: string]> = [
  ["generation", words.whatIsAGeneration, words.whatIsAGenerationAnswer],
  ["change", words.whenDoesAChangeCount, words.whenDoesAChangeCountAnswer],
  ["roll-over", words.doGenerationsRollOver, words.doGenerationsRollOverAnswer],
  ["cancel", words.whatIfICancel, words.whatIfICancelAnswer],
  ["refresh", words.canIRefresh, words.canIRefreshAnswer],
  ["card", words.doINeedACard, words.doINeedACardAnswer],
]

/** One answer is open at a time; its address can be shared. */
export function PlanQuestions() {
  const support = useSupportHref()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  // Only where the page begins: afterwards the browser itself opens and closes them.
  const [first] = useState(() => (questions.some(([id]) => id === hash) ? hash : "generation"))
  const handleOpen = (id: string) =>
    void navigate({
      to: ".",
      search: true,
      hash: id,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  return (
    <Columns
      as="section"
      columns={{ wide: "4fr 8fr", tablet: 1 }}
      align="start"
      gap={["s20", "s44"]}
      margin={{ wide: ["s56", 0, 0, 0], tablet: ["s56", 0, 0, 0] }}
      aria-labelledby="questions"
    >
      <div>
        <Text as="h2" margin={[0, 0, "s8", 0]} size="section" id="questions">
          {words.questionsAboutPlans}
        </Text>
        <Text size="body" tone="second" measure="short">
          {words.somethingElse({
            link: (inner) => (
              <TextAnchor href={support} tone="inline">
                {inner}
              </TextAnchor>
            ),
          })}
        </Text>
      </div>
      <Box rule="top">
        {questions.map(([id, question, answer]) => (
          <details key={id} id={id} name="questions" className={styles.item} open={id === first}>
            <summary className={styles.question} onClick={() => handleOpen(id)}>
              {question}
              <Inline as="span" oneLine align="stretch" tone="third" className={styles.chevron}>
                <Icon of={ChevronDown} />
              </Inline>
            </summary>
            <Text
              padding={{ wide: [0, "s32", "s20", 0], phone: [0, 0, "s20", 0] }}
              size="body"
              tone="second"
              wrap="pretty"
              measure="long"
            >
              {answer}
            </Text>
          </details>
        ))}
      </Box>
    </Columns>
  )
}
