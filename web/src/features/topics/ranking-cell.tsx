import { lazy, Suspense, useState } from "react"
import { TextButton } from "#ui/text-link.tsx"
import { VelocityBadge } from "#ui/velocity.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./topics.css.ts"
import { topics as phrases } from "#words/topics.ts"

const Formulas = lazy(() => import("./formulas.tsx").then((module) => ({ default: module.Formulas })))

/** The rules that label a topic, as published; the core computes by them. Growth = (posts + 1) / (expected + 1). */
const rules = [
  ["viral", phrases.viralRule],
  ["hot", phrases.hotRule],
  ["emerging", phrases.emergingRule],
  ["rising", phrases.risingRule],
] as const

/** The last cell of the grid: how the order came about. */
export function RankingCell({ communities }: { readonly communities: number | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <Stack
      as="section"
      padding={["s20", "s20", "s16", "s20"]}
      size="small"
      tone="second"
      className={styles.ranking}
      aria-labelledby="ranking"
    >
      <Text as="h2" margin={[0, 0, "s6", 0]} size="lead" tone="ink" id="ranking">
        {phrases.howTopicsAreRanked}
      </Text>
      <p>{phrases.weCountPosts({ communities: communities ?? 0 })}</p>
      <dl className={styles.legend}>
        {rules.map(([velocity, rule]) => (
          <RuleRow key={velocity} velocity={velocity} rule={rule} />
        ))}
      </dl>
      <Text margin={["auto", 0, 0, 0]}>
        <TextButton onClick={() => setOpen(true)}>{phrases.seeTheFormulas}</TextButton>
      </Text>
      {open && (
        <Suspense>
          <Formulas onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  )
}

function RuleRow({
  velocity,
  rule,
}: {
  readonly velocity: (typeof rules)[number][0]
  readonly rule: string
}) {
  return (
    <>
      <dt>
        <VelocityBadge velocity={velocity} />
      </dt>
      <dd>{rule}</dd>
    </>
  )
}
