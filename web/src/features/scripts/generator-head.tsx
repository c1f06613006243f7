import { useQuery } from "@tanstack/react-query"
import { Clock } from "lucide-react"
import type { RefObject } from "react"
import { markets } from "#lib/reach.ts"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import * as styles from "./generator.css.ts"
import { reviewRead } from "./review.ts"
import { durations, languages, type Settings, wordFor } from "./script.ts"
import { generator as phrases } from "#words/scripts/generator.ts"

/** What the head names before there is a script: the screen. */
export function ScreenHead() {
  const { data: stats } = useQuery(reads("GET /api/public/stats", {}))
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{phrases.title}</h1>
      <Text margin={["s8", 0, 0, 0]} tone="second" className={styles.subtitle}>
        {phrases.fromTopicToScript}{" "}
        {stats !== undefined && stats.medianSecondsToScript !== null && (
          <Text as="span" tone="third">
            {phrases.medianThisWeek({ seconds: wholeSeconds(stats.medianSecondsToScript) })}
          </Text>
        )}
      </Text>
    </div>
  )
}

/** None of what takes less than one. */
const wholeSeconds = (seconds: number) => (seconds < 1 ? 0 : Math.round(seconds))

interface ScriptHeadProps {
  readonly title: string
  readonly titleLang: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly settings: Settings
  /** The script that stands; while it is written there is none. */
  readonly scriptId: string | undefined
  /** Seconds that it took, when it was made just now. */
  readonly took: number | undefined
  /** The versions stand beside the sheet, and the sheet is in sight. */
  readonly onSheet: boolean
  readonly unfolded: boolean
  readonly onFold: (unfolded: boolean) => void
}

/** What the head names from the click on: the script, with its settings in one line. */
export function ScriptHead(props: ScriptHeadProps) {
  const { title, titleLang, heading, settings, scriptId, took, onSheet, unfolded, onFold } = props
  return (
    <Inline
      justify="between"
      align="end"
      gap={["s8", "s24"]}
      className={`${styles.head} ${styles.headAfter}`}
    >
      <div>
        <h1 className={`${styles.title} ${styles.titleAfter}`} id="result" tabIndex={-1} ref={heading}>
          {scriptId !== undefined && <span className={hidden}>{phrases.yourScript} </span>}
          <span lang={titleLang}>{title}</span>
        </h1>
        <Inline oneLine gap="s12" size="small" tone="second" className={styles.summary}>
          <span>
            {summaryOf(settings)}
            {settings.market !== undefined && (
              <span className={styles.seenIn}>
                {" "}
                {phrases.seenInMarket({ market: wordFor(markets, settings.market) })}
              </span>
            )}
          </span>
          {scriptId !== undefined && (
            <TextButton
              id={changeButton}
              aria-expanded={unfolded}
              aria-controls="settings"
              onClick={() => onFold(!unfolded)}
            >
              {unfolded ? phrases.close : phrases.change}
            </TextButton>
          )}
        </Inline>
      </div>
      <Inline gap="s16" className={styles.besideTitle}>
        {took !== undefined && (
          <Text size="small" tone="ok" weight="medium">
            {phrases.readyInSeconds({ seconds: Math.max(1, Math.round(took)) })}
          </Text>
        )}
        {scriptId !== undefined && onSheet && <VersionButton scriptId={scriptId} />}
      </Inline>
    </Inline>
  )
}

/** The button that shows the settings: whoever closes them is back at it. */
export const changeButton = "change-settings"

/** Which version stands; the press leads to the list of all of them, beside the sheet. */
function VersionButton({ scriptId }: { readonly scriptId: string }) {
  const { data: review } = useQuery(reviewRead(scriptId))
  if (review === undefined) return null
  const show = () => {
    const list = document.getElementById("versions")
    if (list instanceof HTMLDetailsElement) list.open = true
    list?.querySelector("summary")?.focus()
    list?.scrollIntoView({ block: "center" })
  }
  return (
    <Button onClick={show}>
      <Icon of={Clock} />
      {phrases.version({ version: count(review.script.version) })}
    </Button>
  )
}

const summaryOf = ({ language, scriptFormat, contentTone, targetPlatform, duration }: Settings) =>
  phrases.summary({
    language: wordFor(languages, language),
    format: scriptFormat,
    tone: contentTone,
    platform: targetPlatform,
    duration: wordFor(durations, duration),
  })
