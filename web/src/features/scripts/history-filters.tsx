import type { TargetPlatform, Language } from "@rounds/core/script/settings.ts"
import { useNavigate } from "@tanstack/react-router"
import { FindField } from "#ui/find-field.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Segmented } from "#ui/segmented.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Text } from "#ui/text.tsx"
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
        className={styles.find}
        label={phrases.searchTopicsAndScripts}
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
