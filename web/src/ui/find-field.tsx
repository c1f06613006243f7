import { Search } from "lucide-react"
import { type Ref, useEffect, useState } from "react"
import { longestSearch } from "#lib/search.ts"
import * as styles from "./find-field.css.ts"
import { hidden } from "./hidden.css.ts"
import { Icon } from "./icon.tsx"
import { Inline } from "./inline.tsx"

interface FindFieldProps {
  /** What it is called, and what stands in it while it is empty. */
  readonly label: string
  /** What is searched for now. */
  readonly value: string
  readonly onFind: (text: string) => void
  /** The most letters that the server takes. */
  readonly longest?: number
  /** As wide as what it stands in. */
  readonly wide?: boolean
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
  /** The key that leads here. */
  readonly shortcut?: string
  /** The arrow down: to what was found. */
  readonly onDown?: () => void
}

const typingMs = 300

/** Searches when the typing pauses, and at once by Enter. */
export function FindField(props: FindFieldProps) {
  const { label, value, onFind, longest = longestSearch, wide = false, className = "" } = props
  const { ref, shortcut, onDown } = props
  const [text, setText] = useState(value)
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    // Changed from elsewhere (cleared filters, a step back): what stands here does not bring the search back.
    if (text.trim() === before) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => onFind(text.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [text, value, onFind])
  return (
    <Inline as="label" oneLine className={`${styles.field} ${className}`}>
      <span className={hidden}>{label}</span>
      <Inline as="span" oneLine align="stretch" tone="third" className={styles.mark}>
        <Icon of={Search} />
      </Inline>
      <input
        ref={ref}
        className={`${styles.input} ${wide ? styles.wide : ""}`}
        type="search"
        placeholder={label}
        maxLength={longest}
        aria-keyshortcuts={shortcut}
        value={text}
        onKeyDown={({ key }) => {
          if (key === "ArrowDown") onDown?.()
          if (key === "Enter" && text.trim() !== value) onFind(text.trim())
        }}
        onChange={(event) => setText(event.target.value)}
      />
    </Inline>
  )
}
