import { useState } from "react"
import { plural } from "#lib/words.ts"
import { Dialog } from "#ui/dialog.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { VelocityBadge } from "#ui/velocity.tsx"
import * as styles from "./topics.css.ts"

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
    <section className={styles.ranking} aria-labelledby="ranking">
      <h2 className={styles.rankingTitle} id="ranking">
        How topics are ranked
      </h2>
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
      <p className={styles.more}>
        <TextButton onClick={() => setOpen(true)}>See the formulas</TextButton>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="How topics are ranked" size="medium">
        <Formulas />
      </Dialog>
    </section>
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

const formulas: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    "What counts",
    "Posts in English that are not deleted, pinned, marked adult, automatic or advertising; copies count once, and an author counts once for a topic.",
  ],
  [
    "Expected",
    "For every community: the topic’s posts in its 28 days of history, times the share that the window has of all posts there. So a busy day of a whole forum is no trend.",
  ],
  ["Growth", "(posts in the window + 1) / (expected + 1)."],
  [
    "Stands out",
    "The chance of so many posts under that expectation (negative binomial), corrected for all tested subjects: at most one in ten of the named topics may be chance (Benjamini-Hochberg, q = 0.1).",
  ],
  [
    "Engagement 0 to 100",
    "Upvotes and comments of the topic’s posts ranked within their own communities: 80 means they did better than 80 of 100 random groups of posts from the same places. 50 is ordinary.",
  ],
  [
    "Opportunity 0 to 100",
    "Growth 35, share of posts that ask 25, questions with few answers 20, fit with a specialty 20. The topic’s page shows its own points.",
  ],
  [
    "The × on a card",
    "Mean posts a day of the last three days, divided by the mean of the eleven days before. A day ends at the hour of collection.",
  ],
]

function Formulas() {
  return (
    <dl>
      {formulas.map(([name, text]) => (
        <div key={name} style={{ marginBottom: 14 }}>
          <dt style={{ fontWeight: 600 }}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
