import { useRef } from "react"
import { useKeys } from "#lib/keys.ts"
import { FindField } from "#ui/find-field.tsx"
import { cardLinks } from "./use-card-keys.ts"
import { topicSearch as words } from "#words/topic-search.ts"

interface TopicSearchFieldProps {
  /** What is searched for; empty while nothing is. */
  readonly q: string
  readonly onFind: (text: string) => void
  /** Whether its key leads here: not below an open window. */
  readonly active: boolean
}

/** Where words of 90 days of topics are searched for. `/` leads to it, the arrow down from it to what was found. */
export function TopicSearchField({ q, onFind, active }: TopicSearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useKeys({ "/": () => field.current?.focus() }, active)
  const handleDown = () => {
    if (q !== "") cardLinks()[0]?.focus()
  }
  return (
    <search>
      <FindField
        ref={field}
        label={words.searchTopics}
        value={q}
        onFind={onFind}
        shortcut="/"
        onDown={handleDown}
      />
    </search>
  )
}
