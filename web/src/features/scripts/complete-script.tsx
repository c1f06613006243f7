import { beatLabel } from "@rounds/core/script/beats.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { Clock, Hash, TrendingUp } from "lucide-react"
import type { ReactNode } from "react"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Badge } from "#ui/badge.tsx"
import { Icon } from "#ui/icon.tsx"
import { BeatList, Sheet } from "#ui/script-sheet.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { Fit, TimeRuler } from "#ui/time-ruler.tsx"
import { count, plural } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ClaimsCheck } from "./claims-check.tsx"
import * as layout from "./generator.css.ts"
import * as styles from "./result.css.ts"
import { formats, langOf, platforms, type Script, tones, wordFor } from "./script.ts"
import { hashtagText } from "./script-text.ts"
import { useCopy } from "./use-copy.ts"

/** The sheet, what to check before filming, and three tiles. */
export function CompleteScript({ script }: { readonly script: Script }) {
  const { copy, copied } = useCopy()
  const total = secondsOf(script.duration)
  const beats = script.beats.map((beat) => ({ ...beat, name: beatLabel(beat.name) }))
  const { optimizationTips: tips } = script
  const [level, basis] = script.estimatedEngagement.split(", estimated ")
  return (
    <>
      <Sheet className={`${layout.bleed} ${layout.underTabs}`}>
        <Box
          as="header"
          padding={{ wide: ["s20", "s32", "s16", "s32"], phone: ["s16", "s16", "s12", "s16"] }}
          rule="bottom"
        >
          <Inline
            as="dl"
            align="stretch"
            gap={{ wide: ["s8", "s32"], phone: "s12" }}
            margin={{ wide: [0, 0, "s20", 0], phone: [0, 0, "s12", 0] }}
            className={styles.spec}
          >
            <Spec name="Estimated engagement" note={basis}>
              {level} <Badge tone="estimate">Estimate</Badge>
            </Spec>
            <Spec name="Format" repeats>
              {wordFor(formats, script.scriptFormat)}
            </Spec>
            <Spec name="Tone" repeats>
              {wordFor(tones, script.contentTone)}
            </Spec>
            <Spec name="Platform" repeats>
              {wordFor(platforms, script.targetPlatform)}
            </Spec>
            <Spec name="Duration" repeats>
              {total} seconds
            </Spec>
            <Spec name="Written by">
              {script.madeByAi ? script.writer : "Offline writer"}
              <Badge tone="estimate">{script.madeByAi ? "AI" : "Draft without AI"}</Badge>
              {script.sampleDate !== null && <SampleMark day={script.sampleDate} />}
            </Spec>
          </Inline>
          <TimeRuler
            beats={beats}
            total={total}
            caption={
              <>
                <span>
                  {count(script.words)} words, about {Math.round(script.spokenSeconds)} s at{" "}
                  {Math.round(script.wordsPerMinute)} words a minute
                </span>
                <Fit seconds={script.spokenSeconds} total={total} wordsPerMinute={script.wordsPerMinute} />
              </>
            }
          />
        </Box>
        <BeatList
          beats={beats}
          lang={langOf(script.language)}
          marks={script.claims.map((claim, at) => ({ sentence: claim.sentence, number: at + 1 }))}
          markHref={(number) => `#claim-${number}`}
        />
      </Sheet>
      <ClaimsCheck script={script} />
      <Columns
        as="section"
        columns={{ wide: 3, phone: 1 }}
        margin={["s20", 0, 0, 0]}
        surface="card"
        aria-label="Optimization summary"
      >
        <Stack align="start" padding={["s16", "s24", "s20", "s24"]} size="small" tone="second" rule="beside">
          <TileTitle>
            <Icon of={TrendingUp} />
            Viral Potential
          </TileTitle>
          <Inline as="p" gap="s8" margin={[0, 0, "s4", 0]} size="card" tone="ink" weight="strong">
            {tips.viralPotential} <Badge tone="estimate">Estimate</Badge>
          </Inline>
          <p>{tips.viralBasis}</p>
        </Stack>
        <Stack align="start" padding={["s16", "s24", "s20", "s24"]} size="small" tone="second" rule="beside">
          <TileTitle>
            <Icon of={Hash} />
            Hashtags
          </TileTitle>
          <Text tone="ink" weight="medium" wrap="anywhere" className={styles.hashtags}>
            {hashtagText(script)}
          </Text>
          <TextButton onClick={() => void copy("Hashtags", hashtagText(script))}>
            {copied === "Hashtags" ? "Copied" : `Copy ${plural(script.hashtags.length, "hashtag")}`}
          </TextButton>
        </Stack>
        <Stack align="start" padding={["s16", "s24", "s20", "s24"]} size="small" tone="second" rule="beside">
          <TileTitle>
            <Icon of={Clock} />
            Best Time
          </TileTitle>
          <Inline as="p" gap="s8" margin={[0, 0, "s4", 0]} size="card" tone="ink" weight="strong">
            {tips.postingTime === null ? tips.bestPostingTime : slotOf(tips.postingTime.label)}{" "}
            <Badge tone="estimate">Estimate</Badge>
          </Inline>
          <p>
            {tips.postingTime === null
              ? "Test it against your own analytics."
              : `Your audience’s local time; ${tips.postingTime.agreement} agree. Test it against your own analytics.`}
          </p>
        </Stack>
      </Columns>
    </>
  )
}

/** "Mon 20:00–20:59" of "Monday 20:00 to 20:59, your audience's local time". */
const slotOf = (label: string) =>
  label
    .replace(/,.*/, "")
    .replace(" to ", "–")
    .replace(/^([A-Z][a-z]{2})[a-z]+/, "$1")

interface SpecProps {
  readonly name: string
  /** What the value rests on. */
  readonly note?: string | undefined
  /** Stands in the settings too: left out where there is little room. */
  readonly repeats?: boolean
  readonly children: ReactNode
}

function Spec({ name, note, repeats = false, children }: SpecProps) {
  return (
    <div className={repeats ? styles.specRepeats : undefined}>
      <Text as="dt" size="caption" tone="third">
        {name}
      </Text>
      <Inline as="dd" gap="s8" size="body" weight="strong">
        {children}
      </Inline>
      {note !== undefined && (
        <Text as="dd" size="caption" tone="third" className={styles.specRepeats}>
          {note}
        </Text>
      )}
    </div>
  )
}

function TileTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Inline as="h3" gap="s8" margin={[0, 0, "s8", 0]} size="caption" tone="third">
      {children}
    </Inline>
  )
}
