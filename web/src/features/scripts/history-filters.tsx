import type { TargetPlatform, Language } from "@rounds/core/script/settings.ts"
import { useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { useEffect, useState } from "react"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "./history.css.ts"
import { langOf, languages, platforms } from "./script.ts"
import { history as phrases } from "#words/scripts/history.ts"
import { shared } from "#words/scripts/shared.ts"

interface HistoryFiltersProps {
  readonly platform: TargetPlatform | undefined
  readonly language: Language | undefined
  readonly q: string | undefined
  /** How many scripts stand below. */
  readonly summary: string
}

/** What narrows the list: a search, the platform, the language. They live in the URL. */
export function HistoryFilters({ platform, language, q, summary }: HistoryFiltersProps) {
  const navigate = useNavigate({ from: "/my-scripts" })
  return (
    <search className={styles.tools} aria-label={phrases.filterScripts}>
      <Text margin={[0, "auto", 0, 0]} size="small" tone="third" className={styles.summary}>
        {summary}
      </Text>
      <FindField
        value={q ?? ""}
        onFind={(text) =>
          void navigate({
            search: (now) => ({ ...now, q: text === "" ? undefined : text }),
            replace: true,
          })
        }
      />
      <label className={hidden} htmlFor="platform">
        {shared.platform}
      </label>
      <SelectNative
        id="platform"
        options={[["all", phrases.allPlatforms], ...platforms]}
        value={platform ?? "all"}
        onChange={(event) => {
          const chosen = platforms.find(([each]) => each === event.target.value)?.[0]
          void navigate({ search: (now) => ({ ...now, platform: chosen }), replace: true })
        }}
      />
      <Segmented
        legend={shared.language}
        value={language ?? "all"}
        onChange={(chosen) =>
          void navigate({
            search: (now) => ({ ...now, language: chosen === "all" ? undefined : chosen }),
            replace: true,
          })
        }
        options={[
          ["all", phrases.all],
          ...languages.map(
            ([each, long]) =>
              [each, <Short key={each} words={langOf(each).toUpperCase()} long={long} />] as const,
          ),
        ]}
      />
    </search>
  )
}

function Short({ words, long }: { readonly words: string; readonly long: string }) {
  return (
    <>
      {words}
      <span className={hidden}>, {long}</span>
    </>
  )
}

const typingMs = 300

/** Searches when the typing pauses. */
function FindField({ value, onFind }: { readonly value: string; readonly onFind: (text: string) => void }) {
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
    <Inline as="label" oneLine className={styles.find}>
      <span className={hidden}>{phrases.searchTopicsAndScripts}</span>
      <Inline as="span" oneLine align="stretch" tone="third" className={styles.findMark}>
        <Icon of={Search} />
      </Inline>
      <input
        className={styles.findInput}
        type="search"
        placeholder={phrases.searchTopicsAndScripts}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Inline>
  )
}
