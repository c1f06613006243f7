import { lazy, Suspense, useState } from "react"
import { plural } from "#lib/words.ts"
import { TextButton } from "#ui/text-link.tsx"
import { VelocityBadge } from "#ui/velocity.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./topics.css.ts"

const Formulas = lazy(() => import("./formulas.tsx").then((module) => ({ default: module.Formulas })))

/** The rules that label a topic, as published; the core computes by them. Growth = (posts + 1) / (expected + 1). */
const rules = [
  ["viral", "Stands out, 4× and more, 8 posts and more, 2 communities"],
  ["hot", "Stands out, 2× and more"],
  ["emerging", "New: at least 3 authors where almost nothing was expected"],
  ["rising", "More than expected, everything else"],
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
        How topics are ranked
      </Text>
      <p>
        We count the posts of three days
        {communities === undefined ? "" : ` in ${plural(communities, "community", "communities")}`} and
        compare them with what the 28 days before let us expect. Nothing is bought or boosted.
      </p>
      <dl className={styles.legend}>
        {rules.map(([velocity, rule]) => (
          <RuleRow key={velocity} velocity={velocity} rule={rule} />
        ))}
      </dl>
      <Text margin={["auto", 0, 0, 0]}>
        <TextButton onClick={() => setOpen(true)}>See the formulas</TextButton>
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
