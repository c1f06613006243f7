import { AlertDialog as RadixAlert } from "radix-ui"
import { type ReactNode, useRef } from "react"
import * as styles from "./dialog.css.ts"
import { useOpener } from "./opener.ts"

export interface AlertDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Two buttons of equal weight: keep first, then the step that cannot be undone. */
  readonly actions: ReactNode
}

/** A question that must be answered; only its buttons and Escape close it. Focus returns to its opener. */
export function AlertWindow({ open, onClose, ...content }: AlertDialogProps) {
  return (
    <RadixAlert.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={styles.scrim} />
        <Content {...content} />
      </RadixAlert.Portal>
    </RadixAlert.Root>
  )
}

function Content({ title, children, actions }: Omit<AlertDialogProps, "open" | "onClose">) {
  const window = useRef<HTMLDivElement>(null)
  const handleCloseAutoFocus = useOpener()
  return (
    <RadixAlert.Content
      ref={window}
      className={styles.dialog({ size: "small" })}
      tabIndex={-1}
      onOpenAutoFocus={(event) => {
        // Comes only where no answer has taken the focus.
        event.preventDefault()
        window.current?.focus()
      }}
      onCloseAutoFocus={handleCloseAutoFocus}
    >
      <header className={styles.head}>
        <RadixAlert.Title className={styles.title}>{title}</RadixAlert.Title>
      </header>
      <RadixAlert.Description asChild>
        <div className={`${styles.body} ${styles.padded}`}>{children}</div>
      </RadixAlert.Description>
      <footer className={styles.foot}>{actions}</footer>
    </RadixAlert.Content>
  )
}
