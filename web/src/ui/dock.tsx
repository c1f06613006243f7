import type { ReactNode } from "react"
import * as styles from "./dock.css.ts"

interface DockProps {
  /** How what can be taken along stands, in one line. */
  readonly state: ReactNode
  /** What can be done with it. */
  readonly children: ReactNode
}

interface CardFootProps {
  /** It stays in sight while its card is longer than the window. */
  readonly kept: boolean
  readonly children: ReactNode
}

/** The last button of a card. */
export function CardFoot({ kept, children }: CardFootProps) {
  return <div {...(kept ? { className: styles.cardFoot, "data-dock": true } : {})}>{children}</div>
}

/** What is done with the thing on the screen, in reach wherever one reads: at the lower edge, until its end. */
export function Dock({ state, children }: DockProps) {
  return (
    <div className={styles.dock} data-dock>
      {state}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
