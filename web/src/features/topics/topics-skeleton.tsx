import { card } from "#ui/card.css.ts"
import { paper } from "#ui/chart.css.ts"
import { afterAWhile } from "#ui/skeleton.css.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import { token } from "#theme/contract.css.ts"
import * as cardStyles from "#ui/topic-card.css.ts"
import { velocityTone } from "#ui/velocity.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Inline } from "#ui/inline.tsx"
import * as lead from "./lead-card.css.ts"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./topics.css.ts"

/** Cards of the final size, with their ruling. */
export function TopicsSkeleton() {
  return (
    <Columns
      columns={{ wide: 3, tablet: 2, phone: 1 }}
      gap={{ wide: "s20", phone: "s16" }}
      className={afterAWhile}
      aria-hidden
    >
      <div className={styles.wide}>
        <LeadBones />
      </div>
      {["a", "b", "c", "d"].map((each) => (
        <CardBones key={each} />
      ))}
    </Columns>
  )
}

function LeadBones() {
  return (
    <div className={`${card({ lift: "lead" })} ${lead.frame} ${velocityTone.neutral}`}>
      <Stack padding="s24" className={lead.column}>
        <Inline as="p" oneLine justify="between" gap="s8" size="caption" tone="third">
          <Skeleton width={78} height={24} round />
          <Skeleton width={72} height={11} />
        </Inline>
        <Skeleton width="88%" height={25} top={20} />
        <Skeleton width="76%" height={25} top={10} />
        <Skeleton width="100%" height={12} top={20} />
        <Skeleton width="94%" height={12} top={10} />
        <Skeleton width="60%" height={12} top={10} />
        <Skeleton width="40%" height={12} top={28} />
        <Skeleton width="86%" height={12} top={14} />
        <Skeleton width="70%" height={12} top={12} />
        <Skeleton width={148} height={40} top={30} />
      </Stack>
      <Stack padding={{ wide: ["s12", "s16", "s20", 0], phone: 0 }} className={lead.evidence}>
        <div className={`${paper} ${lead.chart}`} />
        <Skeleton width="62%" height={18} top={16} />
        <Skeleton width="92%" height={12} top={18} />
        <Skeleton width="58%" height={12} top={10} />
        <Skeleton width="74%" height={12} top={40} />
      </Stack>
    </div>
  )
}

function CardBones() {
  return (
    <div className={`${card()} ${cardStyles.frame} ${cardStyles.roomy} ${velocityTone.neutral}`}>
      <p className={cardStyles.head}>
        <Skeleton width={78} height={24} round />
        <Skeleton width={44} height={11} />
      </p>
      <Skeleton width="92%" height={17} top={15} />
      <Skeleton width="96%" height={12} top={16} />
      <Skeleton width="52%" height={12} top={10} />
      <div className={`${paper} ${cardStyles.roomyChart}`} style={{ marginTop: token.space.s20 }} />
      <p className={cardStyles.figures}>
        <Skeleton width="58%" height={12} top={4} />
      </p>
      <div className={cardStyles.foot}>
        <Skeleton width="48%" height={12} />
        <Skeleton width={84} height={34} />
      </div>
    </div>
  )
}
