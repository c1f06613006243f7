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

const questions: ReadonlyArray<readonly [id: string, question: string, answer: string]> = [
  [
    "generation",
    "What counts as one script generation?",
    "Each click on Generate Script is one generation, including a regeneration. If a generation fails or times out, it is given back.",
  ],
  [
    "change",
    "When does a plan change take effect?",
    "A first purchase or trial starts as soon as the payment is confirmed. A change between paid plans takes effect at the next billing cycle, and you can undo it until then.",
  ],
  [
    "roll-over",
    "Do unused generations roll over?",
    "No. The count starts again on the first day of each month (UTC), and unused generations do not roll over.",
  ],
  [
    "cancel",
    "What happens to my scripts if I cancel?",
    "Saved scripts are kept forever. You keep your plan until the end of the period you have paid for, or of the trial, and then move to Starter.",
  ],
  [
    "refresh",
    "Can I refresh the topic list myself?",
    "Yes, on Creator Pro and Professional, as often as you like. On Starter the list is renewed once a day.",
  ],
  [
    "card",
    "Do I need a card for the trial?",
    "Yes. Checkout asks for one and charges nothing for 7 days. You can cancel in two clicks before then.",
  ],
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
          Questions about plans
        </Text>
        {support !== null && (
          <Text size="body" tone="second" measure="short">
            Something else? <TextAnchor href={support}>Write to support</TextAnchor>
          </Text>
        )}
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
