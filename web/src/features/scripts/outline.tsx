import { beatPlan } from "@rounds/core/script/beats.ts"
import { beatName } from "#lib/beat-name.ts"
import { budgetOf, paceOf, secondsOf } from "@rounds/core/script/pace.ts"
import { BeatOutline, Sheet } from "#ui/script-sheet.tsx"
import { TimeRuler } from "#ui/time-ruler.tsx"
import { Inline } from "#ui/inline.tsx"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./generator.css.ts"
import { formats, type Settings, wordFor } from "./script.ts"
import { generator as phrases } from "#words/scripts/generator.ts"

/** Why the script of the address is not shown. */
type Fault = "script" | "view"

const faultWords: { readonly [F in Fault]: string } = {
  script: phrases.scriptNotRead,
  view: phrases.viewNotLoaded,
}

interface OutlineProps {
  readonly settings: Settings
  readonly fault: Fault | undefined
}

/** What will be written: the beats of the format on the ruler of the duration. The page is never blank. */
export function Outline({ settings, fault }: OutlineProps) {
  const total = secondsOf(settings.duration)
  const beats = beatPlan(settings.scriptFormat).map(({ name, share }) => ({
    name: beatName(name),
    seconds: share * total,
  }))
  const { min, max } = budgetOf(settings.language, settings.duration)
  return (
    <section aria-labelledby="outline">
      <Inline
        oneLine
        align="end"
        justify="between"
        stack="phone"
        gap={{ wide: "s20", phone: 0 }}
        className={styles.resultHead}
      >
        <h2 className={styles.resultTitle} id="outline">
          {phrases.inOutline({ format: wordFor(formats, settings.scriptFormat) })}
        </h2>
      </Inline>
      <Text margin={[0, 0, "s16", 0]} size="small" tone="second" wrap="pretty">
        {fault !== undefined ? faultWords[fault] : phrases.chooseTheSettings}
      </Text>
      <Sheet className={styles.bleed}>
        <Box
          as="header"
          padding={{ wide: ["s20", "s32", "s16", "s32"], phone: ["s16", "s16", "s12", "s16"] }}
          rule="bottom"
        >
          <TimeRuler
            beats={beats}
            total={total}
            caption={<span>{phrases.wordsAtPace({ min, max, pace: paceOf(settings.language).usual })}</span>}
          />
        </Box>
        <BeatOutline names={beats.map((beat) => beat.name)} />
      </Sheet>
    </section>
  )
}
