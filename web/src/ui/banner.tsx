import { Info, X } from "lucide-react"
import type { ReactNode } from "react"
import * as styles from "./banner.css.ts"
import { Icon } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"
import { ui as phrases } from "#words/ui.ts"

interface BannerProps {
  readonly title: string
  readonly text: ReactNode
  readonly action?: ReactNode
  readonly onDismiss?: () => void
}

/** The content below stays; this says in what way it is not the newest or not all. One at a time. */
export function Banner({ title, text, action, onDismiss }: BannerProps) {
  return (
    <div className={styles.banner}>
      <span className={styles.mark}>
        <Icon of={Info} size={19} />
      </span>
      <p className={styles.words}>
        <b className={styles.title}>{title}</b>
        {text}
      </p>
      {action !== undefined && <span className={styles.action}>{action}</span>}
      {onDismiss !== undefined && (
        <span className={styles.close}>
          <IconButton label={phrases.dismissUntilTheNextVisit} icon={X} onClick={onDismiss} />
        </span>
      )}
    </div>
  )
}
