import { beatPlan } from "@rounds/core/script/beats.ts"
import { tagOf } from "#lib/language/choices.ts"
import { beatName } from "#lib/beat-name.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { lazy, type ReactNode, Suspense } from "react"
import { languageChoices } from "#lib/language/choices.ts"
import { card } from "#ui/card.css.ts"
import { scaleOf } from "#ui/post-bars.tsx"
import { TimeRuler } from "#ui/time-ruler.tsx"
import { TopicCard } from "#ui/topic-card.tsx"
import { WhenNear } from "#ui/when-near.tsx"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./how-it-works.css.ts"
import type { Teaser } from "./teaser.ts"
import { viewersLocale } from "#lib/locale.ts"
import { marketing as phrases } from "#words/marketing.ts"

const total = secondsOf("60_seconds")
const outline = beatPlan("quick_tip").map(({ name, share }) => ({
  name: beatName(name),
  seconds: share * total,
}))

const either = new Intl.ListFormat(viewersLocale, { type: "disjunction" })

/** About what a script of a minute takes, and more than a screen: nothing that is seen moves when it comes. */
const exampleHeight = 1300

/** With the letters of a script: drawn in others first, its lines would break elsewhere. */
const ExampleScript = lazy(async () => {
  const letters = document.fonts.load('500 28px "Source Serif 4"').catch(() => [])
  const [module] = await Promise.all([import("./example-script.tsx"), letters])
  return { default: module.ExampleScript }
})

const room = <div style={{ minHeight: exampleHeight }} />

/** Three steps, each with a piece of the product itself. */
export function HowItWorks({ topic }: { readonly topic: Teaser | undefined }) {
  return (
    <Box as="section" padding={{ wide: ["s88", 0, 0, 0], phone: ["s56", 0, 0, 0] }} aria-labelledby="how">
      <Text as="h2" size="figure" id="how">
        {phrases.howItWorks}
      </Text>
      <ol>
        <Step number={1} title={phrases.pickATrendingTopic} text={phrases.pickATrendingTopicText}>
          {topic !== undefined && (
            <TopicCard
              topic={topic}
              scale={scaleOf([topic])}
              heading="h3"
              title={<span lang={tagOf(topic.language)}>{topic.title}</span>}
            />
          )}
        </Step>
        <Step number={2} title={phrases.generateAScript} text={phrases.generateAScriptText}>
          <Columns columns={1} gap="s16" padding={["s20", "s24"]} className={card()}>
            <dl className={styles.settingList}>
              {[
                [phrases.language, either.format(languageChoices.map(([, name]) => name))],
                [phrases.format, phrases.quickTip],
                [phrases.tone, phrases.professional],
                [phrases.platform, phrases.multiplePlatforms],
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
              caption={<span>{phrases.partsOfAQuickTip({ seconds: total })}</span>}
            />
          </Columns>
        </Step>
        <Step tall number={3} title={phrases.post} text={phrases.postText}>
          <WhenNear height={exampleHeight} bare>
            <Suspense fallback={room}>
              <ExampleScript waiting={room} />
            </Suspense>
          </WhenNear>
        </Step>
      </ol>
    </Box>
  )
}

interface StepProps {
  /** What is shown is higher than a screen: the words stand at its beginning, and more of it may stand below them. */
  readonly tall?: boolean
  readonly number: number
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Step({ tall = false, number, title, text, children }: StepProps) {
  return (
    <li>
      <div className={`${styles.step} ${tall ? styles.tall : ""}`}>
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
        {tall ? children : <div>{children}</div>}
      </div>
    </li>
  )
}
