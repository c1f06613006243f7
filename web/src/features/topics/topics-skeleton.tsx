import { Box } from "#ui/box.tsx"
import { card } from "#ui/card.css.ts"
import { paper } from "#ui/chart.css.ts"
import { Columns } from "#ui/columns.tsx"
import { afterAWhile } from "#ui/skeleton.css.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import * as cardStyles from "#ui/topic-card.css.ts"
import { velocityTone } from "#ui/velocity.css.ts"

/** Cards of the final size, with their ruling. */
export function TopicsSkeleton() {
  return (
    <div className={afterAWhile} aria-hidden>
      <Box padding={{ wide: ["s32", 0, "s16", 0], phone: ["s24", 0, "s12", 0] }}>
        <Skeleton width={260} height={27} />
        <Skeleton width="70%" height={14} top={9} />
      </Box>
      <Columns columns={{ wide: 3, tablet: 2, phone: 1 }} gap={{ wide: "s20", phone: "s16" }}>
        {["a", "b", "c", "d", "e", "f"].map((each) => (
          <CardBones key={each} />
        ))}
      </Columns>
    </div>
  )
}

function CardBones() {
  return (
    <div className={`${card()} ${cardStyles.frame} ${velocityTone.neutral}`}>
      <p className={cardStyles.head}>
        <Skeleton width={78} height={24} round />
        <span className={cardStyles.found}>
          <Skeleton width={44} height={11} />
        </span>
      </p>
      <Skeleton width="92%" height={17} top={9} />
      <div className={cardStyles.ask}>
        <Skeleton width="96%" height={15} top={4} />
        <Skeleton width="52%" height={12} top={10} />
      </div>
      <div className={`${paper} ${cardStyles.chart}`} />
      <p className={cardStyles.one}>
        <Skeleton width="58%" height={18} top={4} />
      </p>
      <div className={cardStyles.foot}>
        <Skeleton width="48%" height={12} />
        <Skeleton width={84} height={34} />
      </div>
    </div>
  )
}
