import { beatPlan } from "@rounds/core/script/beats.ts"
import { beatName } from "#lib/beat-name.ts"
import { useEffect, useState } from "react"
import { Button } from "#ui/button.tsx"
import { ProgressBar } from "#ui/meter.tsx"
import { BeatOutline, Sheet } from "#ui/script-sheet.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import * as styles from "./generator.css.ts"
import { durations, langOf, type Settings, wordFor } from "./script.ts"
import { stageWords } from "./stage-words.ts"
import type { Running } from "./use-generate.ts"
import { generator as phrases } from "#words/scripts/generator.ts"
import { shared } from "#words/scripts/shared.ts"

interface PendingSheetProps {
  readonly running: Running
  readonly settings: Settings
  /** Seconds that a script usually takes, when that is known. */
  readonly usual: number | null
  readonly onStop: () => void
}

/** The sheet while it fills, in outline before the first words. The text is not live; stages are announced by the one live region. */
export function PendingSheet({ running, settings, usual, onStop }: PendingSheetProps) {
  const seconds = useElapsed(running.since)
  const { stage, text, progress } = running
  return (
    <section aria-labelledby="pending" aria-busy>
      <Inline oneLine align="end" justify="between" gap="s12" className={styles.resultHead}>
        <h2 className={styles.resultTitle} id="pending">
          {phrases.craftingYourScript}
        </h2>
        <Button onClick={onStop} size="small">
          {shared.cancel}
        </Button>
      </Inline>
      <Inline justify="between" gap={["s8", "s16"]} margin={["s12", 0]}>
        <Text as="span" weight="strong">
          {stage === undefined ? phrases.askingTheWriter : stageWords(stage)}
        </Text>
        <Text as="span" size="small" tone="third" tabular>
          {stage === undefined
            ? phrases.seconds({ seconds: Math.round(seconds) })
            : phrases.stepOf({ step: stage.step, of: stage.of, seconds: Math.round(seconds) })}
        </Text>
      </Inline>
      <ProgressBar label={phrases.progress} share={Math.max(2, progress) / 100} done={false} />
      <Text margin={["s12", 0, "s20", 0]} size="caption" tone="third">
        {seconds > 10 ? phrases.takingLonger : expected(wordFor(durations, settings.duration), usual)}
      </Text>
      <Sheet className={styles.bleed}>
        {text === "" ? (
          <BeatOutline names={beatPlan(settings.scriptFormat).map(({ name }) => beatName(name))} />
        ) : (
          <Box
            padding={{ wide: "s32", phone: ["s20", "s16", "s24", "s16"] }}
            wrap="anywhere"
            className={styles.pendingText}
            lang={langOf(settings.language)}
          >
            {text}
          </Box>
        )}
      </Sheet>
    </section>
  )
}

const expected = (duration: string, usual: number | null) => {
  if (usual === null) return phrases.scriptOf({ duration })
  return usual < 1
    ? phrases.scriptOfUnderASecond({ duration })
    : phrases.scriptOfUsually({ duration, seconds: Math.round(usual) })
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
