import { beatLabel, beatPlan } from "@rounds/core/script/beats.ts"
import { useEffect, useState } from "react"
import { Button } from "#ui/button.tsx"
import { ProgressBar } from "#ui/meter.tsx"
import { BeatOutline, Sheet } from "#ui/script-sheet.tsx"
import * as styles from "./generator.css.ts"
import { durations, langOf, type Settings, wordFor } from "./script.ts"
import type { Running } from "./use-generate.ts"

interface PendingSheetProps {
  readonly running: Running
  readonly settings: Settings
  readonly onStop: () => void
}

/** The sheet while it fills, in outline before the first words. The text is not live; stages are announced by the one live region. */
export function PendingSheet({ running, settings, onStop }: PendingSheetProps) {
  const seconds = useElapsed(running.since)
  const { stage, text, progress } = running
  return (
    <section aria-labelledby="pending" aria-busy>
      <div className={styles.resultHead}>
        <h2 className={styles.resultTitle} id="pending">
          Crafting Your Script...
        </h2>
        <Button onClick={onStop} size="small">
          Cancel
        </Button>
      </div>
      <div className={styles.pendingHead}>
        <span className={styles.pendingStage}>{stage?.label ?? "Asking the writer"}</span>
        <span className={styles.pendingTime}>
          {stage !== undefined && `Step ${stage.step} of ${stage.of} · `}
          {Math.round(seconds)} s
        </span>
      </div>
      <ProgressBar label="Progress" share={Math.max(2, progress) / 100} done={false} />
      <p className={styles.pendingNote}>
        {seconds > 10
          ? "Taking longer than usual… A script that is finished is kept in Script History."
          : `A script of ${wordFor(durations, settings.duration)}. Nothing is used before it is stored.`}
      </p>
      <Sheet className={styles.bleed}>
        {text === "" ? (
          <BeatOutline names={beatPlan(settings.scriptFormat).map(({ name }) => beatLabel(name))} />
        ) : (
          <div className={styles.pendingText} lang={langOf(settings.language)}>
            {text}
          </div>
        )}
      </Sheet>
    </section>
  )
}

/** Seconds since a moment of the page's clock. */
const useElapsed = (since: number) => {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, (now - since) / 1000)
}
