import { AlertDialog as RadixAlert } from "radix-ui"
import type { ReactNode } from "react"
import * as styles from "./dialog.css.ts"

export interface AlertDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Two buttons of equal weight: keep first, then the step that cannot be undone. */
  readonly actions: ReactNode
}

/** A question that must be answered; only its buttons and Escape close it. */
export function AlertWindow({ open, onClose, title, children, actions }: AlertDialogProps) {
  return (
    <RadixAlert.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={styles.scrim} />
        <RadixAlert.Content className={styles.dialog({ size: "small" })}>
          <header className={styles.head}>
            <RadixAlert.Title className={styles.title}>{title}</RadixAlert.Title>
          </header>
          <RadixAlert.Description asChild>
            <div className={`${styles.body} ${styles.padded}`}>{children}</div>
          </RadixAlert.Description>
          <footer className={styles.foot}>{actions}</footer>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  )
}
