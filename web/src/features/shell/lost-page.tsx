import { TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import * as paper from "#ui/chart.css.ts"
import { Icon } from "#ui/icon.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "./not-found.css.ts"

interface LostPageProps {
  readonly title: string
  readonly text: string
  readonly actions: ReactNode
  readonly small?: string
}

/** A page that is not there, or that broke: a pulse that runs into nothing. */
export function LostPage({ title, text, actions, small }: LostPageProps) {
  return (
    <div className={styles.page}>
      <section className={`${styles.card} ${velocityTone.neutral}`} aria-labelledby="lost">
        <div className={`${paper.paper} ${styles.chart}`} aria-hidden>
          <svg className={paper.svg} viewBox="0 0 560 140" preserveAspectRatio="none">
            <path className={paper.line} d="M0 70H120l14-6 12 12 10-6h18l12-34 16 66 12-40 9 8h37" />
            <path className={paper.average} d="M308 70H560" />
          </svg>
          <span className={styles.mark}>
            <Icon of={TriangleAlert} size={26} />
          </span>
        </div>
        <Box padding={{ wide: ["s32", "s32", "s24", "s32"], phone: ["s24", "s20", "s20", "s20"] }}>
          <Text as="h1" size="screen" id="lost">
            {title}
          </Text>
          <Text
            margin={["s12", "auto", "s24", "auto"]}
            size="lead"
            tone="second"
            wrap="pretty"
            measure="short"
          >
            {text}
          </Text>
          <Inline as="p" align="stretch" justify="center" stack="phone" gap="s8">
            {actions}
          </Inline>
          {small !== undefined && <small className={styles.small}>{small}</small>}
        </Box>
      </section>
    </div>
  )
}
