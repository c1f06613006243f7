import { beatName } from "#lib/beat-name.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { Clock, Hash } from "lucide-react"
import type { ReactNode } from "react"
import { tagOf } from "#lib/language/choices.ts"
import { agreementWords, audienceSlot } from "#lib/slot.ts"
import { count, decimal, timecode } from "#lib/words.ts"
import { Box } from "./box.tsx"
import { Columns } from "./columns.tsx"
import { Icon } from "./icon.tsx"
import { Inline } from "./inline.tsx"
import * as marks from "./review-sheet.css.ts"
import { SaidWords } from "./said-words.tsx"
import { SampleMark } from "./sample-mark.tsx"
import { Sheet } from "./script-sheet.tsx"
import * as styles from "./script-sheet.css.ts"
import { Stack } from "./stack.tsx"
import { Text } from "./text.tsx"
import { SpokenFit, TimeRuler } from "./time-ruler.tsx"
import { ui as phrases } from "#words/ui.ts"

type Example = NonNullable<SuccessOf<"GET /api/public/example-script">["example"]>

interface MarkedScriptProps {
  readonly script: Example
  /** What wrote it, and what that means. */
  readonly note: ReactNode
  /** Comes before the names of its sources and points, where another script stands on the page. */
  readonly prefix?: string
  /** The topic is named above already. */
  readonly untitled?: boolean
}

/** A script that nobody owns, as it would be filmed: its ruler, marks, hashtags and posting time. */
export function MarkedScript({ script, note, prefix = "", untitled = false }: MarkedScriptProps) {
  const { beats, points, sources, language, duration, sampleDate, spokenSeconds } = script
  const total = secondsOf(duration)
  const named = beats.map((beat) => ({ ...beat, name: beatName(beat.name) }))
  return (
    <Sheet>
      <Box
        as="header"
        padding={{ wide: ["s20", "s32", "s16", "s32"], phone: ["s16", "s16", "s12", "s16"] }}
        rule="bottom"
      >
        {(!untitled || sampleDate !== null) && (
          <Inline justify="between" gap={["s6", "s12"]} margin={[0, 0, "s12", 0]}>
            {!untitled && (
              <Text as="h4" size="card" lang={tagOf(script.topicLanguage)}>
                {script.topicTitle}
              </Text>
            )}
            {sampleDate !== null && <SampleMark day={sampleDate} />}
          </Inline>
        )}
        <TimeRuler
          beats={named}
          total={total}
          caption={
            <>
              <span>
                {phrases.wordsAndSeconds({ words: count(script.words), seconds: decimal(spokenSeconds) })}
              </span>
              <SpokenFit script={script} />
            </>
          }
        />
      </Box>
      <div className={styles.page}>
        {named.map((beat, at) => (
          <section key={`${at} ${beat.name}`} className={styles.beat}>
            <p className={styles.gutter}>
              <b className={styles.beatName}>{beat.name}</b>
              <span className={styles.time}>{timecode(beat.startsAt)}</span>
            </p>
            <p className={`${styles.say} ${at === 0 ? styles.hook : ""}`} lang={tagOf(language)}>
              <SaidWords at={at} beat={beat} points={points} sources={sources} prefix={prefix} />
            </p>
          </section>
        ))}
      </div>
      <ToLookAt points={points} prefix={prefix} />
      <Columns columns={{ wide: 2, phone: 1 }} rule="top">
        <Fact icon={Hash} name={phrases.hashtags}>
          <Text weight="medium" wrap="anywhere" lang={tagOf(language)}>
            {script.hashtags.join(" ")}
          </Text>
        </Fact>
        {script.postingTime !== null && (
          <Fact icon={Clock} name={phrases.bestTime}>
            <Text weight="medium">{audienceSlot(script.postingTime)}</Text>
            <Text size="caption" tone="third">
              {phrases.namedBy({ agreement: agreementWords(script.postingTime.agreement) })}
            </Text>
          </Fact>
        )}
      </Columns>
      <Box padding={{ wide: ["s12", "s32"], phone: ["s12", "s16"] }} rule="top" size="caption" tone="third">
        {note}
      </Box>
    </Sheet>
  )
}

/** What its author has to settle before filming; nothing is shown where nothing stands open. */
function ToLookAt({ points, prefix }: Pick<Example, "points"> & { readonly prefix: string }) {
  if (points.length === 0) return null
  return (
    <Stack
      as="ul"
      gap="s8"
      padding={{ wide: ["s12", "s32"], phone: ["s12", "s16"] }}
      rule="top"
      size="small"
      tone="second"
    >
      {points.map(({ id, letter, severity, reason }) => (
        <li key={id} id={`${prefix}point-${letter}`} tabIndex={-1}>
          <span className={severity === "block" ? marks.note.must : marks.note.open}>{letter}</span> {reason}
        </li>
      ))}
    </Stack>
  )
}

interface FactProps {
  readonly icon: typeof Hash
  readonly name: string
  readonly children: ReactNode
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <Stack gap="s4" padding={{ wide: ["s16", "s32"], phone: ["s12", "s16"] }} size="small">
      <Inline as="p" gap="s6" size="caption" tone="third">
        <Icon of={icon} />
        {name}
      </Inline>
      {children}
    </Stack>
  )
}
