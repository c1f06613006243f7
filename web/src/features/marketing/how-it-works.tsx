import { beatLabel, beatPlan } from "@rounds/core/script/beats.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import type { ReactNode } from "react"
import { card } from "#ui/card.css.ts"
import { BeatList, Sheet } from "#ui/script-sheet.tsx"
import { TimeRuler } from "#ui/time-ruler.tsx"
import { TopicCard } from "#ui/topic-card.tsx"
import { WhenNear } from "#ui/when-near.tsx"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./how-it-works.css.ts"
import { postsByDay, type Teaser } from "./teaser.ts"

const total = secondsOf("60_seconds")
const outline = beatPlan("quick_tip").map(({ name, share }) => ({
  name: beatLabel(name),
  seconds: share * total,
}))

/** Written for this page, and named as an example: not a script of the product. */
const example = [
  {
    name: "Hook",
    startsAt: 0,
    seconds: 6,
    text: "Same name on the bottle, two different products. Read the label first.",
  },
  {
    name: "Evidence",
    startsAt: 26,
    seconds: 12,
    text: "Here is the honest part: the trials are small, and the benefit looks modest. Ask your pharmacist before you start.",
  },
]

/** Three steps, each with a piece of the product itself. */
export function HowItWorks({ topic }: { readonly topic: Teaser | undefined }) {
  return (
    <Box as="section" padding={{ wide: ["s88", 0, 0, 0], phone: ["s56", 0, 0, 0] }} aria-labelledby="how">
      <Text as="h2" size="figure" id="how">
        How It Works
      </Text>
      <ol>
        <Step
          number={1}
          title="Pick a trending topic"
          text="Every card shows today’s posts, a score you can open, and how far the topic is above its own average."
        >
          {topic !== undefined && (
            <TopicCard
              heading="h3"
              velocity={topic.tag}
              updatedAt={topic.updatedAt}
              sampleDate={topic.sampleDate}
              title={topic.title}
              days={postsByDay(topic)}
              multiplier={topic.multiplier}
              postsToday={topic.postsToday}
              score={topic.engagementScore}
              platforms={topic.platforms}
            />
          )}
        </Step>
        <Step
          number={2}
          title="Generate a production-ready script"
          text="Choose format, tone, platform and length. The ruler shows what each part takes when you read it aloud."
        >
          <Columns columns={1} gap="s16" padding={["s20", "s24"]} className={card()}>
            <dl className={styles.settingList}>
              {[
                ["Language", "English or Türkçe"],
                ["Format", "Quick tip"],
                ["Tone", "Professional"],
                ["Platform", "Multiple platforms"],
              ].map(([name, value]) => (
                <div key={name}>
                  <Text as="dt" margin={[0, 0, "s4", 0]} size="caption" tone="second">
                    {name}
                  </Text>
                  <dd className={styles.settingValue}>{value}</dd>
                </div>
              ))}
            </dl>
            <TimeRuler
              beats={outline}
              total={total}
              caption={<span>The parts of a quick tip of {total} s</span>}
            />
          </Columns>
        </Step>
        <Step
          number={3}
          title="Post with optimized hashtags and timing"
          text="Check the marked lines, copy text and hashtags with one click, and take the captions with you."
        >
          <WhenNear height={270}>
            <Sheet>
              <BeatList
                beats={example}
                lang="en"
                marks={[{ sentence: "the trials are small, and the benefit looks modest.", number: 1 }]}
              />
            </Sheet>
          </WhenNear>
          <Text margin={["s12", 0, 0, 0]} size="caption" tone="third">
            An example, written for this page.
          </Text>
        </Step>
      </ol>
    </Box>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li>
      <div className={styles.step}>
        <div>
          <span className={styles.number} aria-hidden>
            {number}
          </span>
          <Text as="h3" margin={{ wide: ["s16", 0, "s12", 0], phone: ["s12", 0, "s8", 0] }} size="section">
            {title}
          </Text>
          <Text size="lead" tone="second" wrap="pretty" measure="long">
            {text}
          </Text>
        </div>
        <div>{children}</div>
      </div>
    </li>
  )
}
