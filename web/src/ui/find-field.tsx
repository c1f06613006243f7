import { Search } from "lucide-react"
import type { Ref } from "react"
import { longestSearch } from "#lib/search.ts"
import * as styles from "./find-field.css.ts"
import { hidden } from "./hidden.css.ts"
import { Icon } from "./icon.tsx"
import { Inline } from "./inline.tsx"
import { useFind } from "./use-find.ts"

interface FindFieldProps {
  /** What it is called, and what stands in it while it is empty. */
  readonly label: string
  /** What is searched for now. */
  readonly value: string
  readonly onFind: (text: string) => void
  /** The most letters that the server takes. */
  readonly longest?: number
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
  /** The key that leads here. */
  readonly shortcut?: string
  /** The arrow down: to what was found. */
  readonly onDown?: () => void
}

/** Searches when the typing pauses. */
export function FindField(props: FindFieldProps) {
  const { label, value, onFind, longest = longestSearch, className = "", ref, shortcut, onDown } = props
  const { text, type, handleNow } = useFind(value, onFind)
  return (
    <Inline as="label" oneLine className={`${styles.field} ${className}`}>
      <span className={hidden}>{label}</span>
      <Inline as="span" oneLine align="stretch" tone="third" className={styles.mark}>
        <Icon of={Search} />
      </Inline>
      <input
        ref={ref}
        className={styles.input}
        type="search"
        placeholder={label}
        maxLength={longest}
        aria-keyshortcuts={shortcut}
        value={text}
        onKeyDown={({ key }) => {
          if (key === "ArrowDown") onDown?.()
          if (key === "Enter") handleNow()
        }}
        onChange={(event) => type(event.target.value)}
      />
    </Inline>
  )
}
