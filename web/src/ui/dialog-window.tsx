import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { type ReactNode, useRef } from "react"
import * as styles from "./dialog.css.ts"
import { IconButton } from "./icon-button.tsx"
import { useOpener } from "./opener.ts"
import { ui as words } from "#words/ui.ts"

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly size?: "small" | "medium" | "large" | "sheet"
  /** Stands between the title and the close button. */
  readonly tools?: ReactNode
  readonly footer?: ReactNode
  /** The content sets its own padding. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** A window above the page; a sheet from the bottom on a phone. Focus stays inside and returns to its opener on close. */
export function DialogWindow({ open, onClose, ...content }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Content {...content} />
      </Radix.Portal>
    </Radix.Root>
  )
}

function Content({
  title,
  size = "small",
  tools,
  footer,
  bare = false,
  children,
}: Omit<DialogProps, "open" | "onClose">) {
  const window = useRef<HTMLDivElement>(null)
  const handleCloseAutoFocus = useOpener()
  return (
    <Radix.Content
      ref={window}
      className={styles.dialog({ size })}
      aria-describedby={undefined}
      tabIndex={-1}
      onOpenAutoFocus={(event) => {
        // The window itself, not its first button: its name is read, and no control looks chosen.
        event.preventDefault()
        window.current?.focus()
      }}
      onCloseAutoFocus={handleCloseAutoFocus}
    >
      {size !== "sheet" && <span className={styles.grab} aria-hidden />}
      <header className={styles.head}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {tools}
        <Radix.Close asChild>
          <IconButton label={words.close} icon={X} />
        </Radix.Close>
      </header>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={`${styles.body} ${bare ? "" : styles.padded}`} tabIndex={0} aria-label={title}>
        {children}
      </section>
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </Radix.Content>
  )
}
