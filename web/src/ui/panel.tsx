import { type LucideIcon, RotateCw, TriangleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Button } from "./button.tsx"
import { Icon } from "./icon.tsx"
import * as styles from "./panel.css.ts"

interface PanelProps {
  readonly title: string
  readonly text?: ReactNode
  readonly mark?: { readonly icon: LucideIcon; readonly tone: "brand" | "danger" | "warn" }
  readonly actions?: ReactNode
  readonly fine?: ReactNode
  /** The right half: what stands behind the words. */
  readonly aside?: ReactNode
  readonly role?: "alert"
}

/** What stands in place of content: empty, refused or failed. Says what, why, and how to go on. */
export function Panel({ title, text, mark, actions, fine, aside, role }: PanelProps) {
  const id = useId()
  return (
    <section
      className={`${styles.panel} ${aside === undefined ? styles.narrow : ""}`}
      role={role}
      aria-labelledby={id}
    >
      <div className={styles.words}>
        {mark !== undefined && (
          <span className={styles.mark[mark.tone]}>
            <Icon of={mark.icon} size={22} />
          </span>
        )}
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {fine !== undefined && <p className={styles.fine}>{fine}</p>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </section>
  )
}

interface ErrorPanelProps {
  readonly title: string
  readonly text: string
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>
  readonly retry: { readonly words: string; readonly onRetry: () => void }
  readonly more?: ReactNode
}

/** What failed, what is kept, how to try again, and the number to quote. */
export function ErrorPanel({ title, text, facts, retry, more }: ErrorPanelProps) {
  return (
    <Panel
      role="alert"
      title={title}
      text={text}
      mark={{ icon: TriangleAlert, tone: "danger" }}
      actions={
        <>
          <Button tone="primary" onClick={retry.onRetry}>
            <Icon of={RotateCw} />
            {retry.words}
          </Button>
          {more}
        </>
      }
      aside={
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
      }
    />
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </>
  )
}
