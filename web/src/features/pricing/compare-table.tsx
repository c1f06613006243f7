import { planText } from "#lib/plan-text.ts"
import { Check } from "lucide-react"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./compare-table.css.ts"
import type { Offer } from "./plan.ts"
import { pricing as words } from "#words/pricing.ts"

/** Narrow screens show one card in full and compare all plans here. */
export function CompareTable({
  offers,
  onMore,
}: {
  readonly offers: ReadonlyArray<Offer>
  readonly onMore: () => void
}) {
  const rows = offers[0]?.features ?? []
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <Text as="h2" margin={[0, 0, "s12", 0]} size="heading" id="compare">
        {words.comparePlans}
      </Text>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <span className={hidden}>{words.feature}</span>
            </td>
            {offers.map(({ id, name, popular }) => (
              <th key={id} scope="col" className={`${styles.column} ${popular ? styles.popularColumn : ""}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row }, at) => (
            <tr key={row}>
              <th scope="row" className={styles.row}>
                {planText(row)}
              </th>
              {offers.map(({ id, popular, features }) => (
                <td key={id} className={`${styles.cell} ${popular ? styles.popularCell : ""}`}>
                  <Cell feature={features[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text margin={["s8", 0, 0, 0]} size="small">
        <TextButton onClick={onMore}>{words.moreFeaturesInProfessional}</TextButton>
      </Text>
    </section>
  )
}

function Cell({ feature }: { readonly feature: Offer["features"][number] | undefined }) {
  if (feature === undefined || !feature.included) {
    return (
      <Text as="span" tone="third">
        <span aria-hidden>–</span>
        <span className={hidden}>{words.notIncluded}</span>
      </Text>
    )
  }
  return feature.cell === "Yes" ? (
    <Text as="span" tone="ok">
      <Icon of={Check} />
      <span className={hidden}>{words.included}</span>
    </Text>
  ) : (
    planText(feature.cell)
  )
}
