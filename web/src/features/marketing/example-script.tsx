import { beatLabel } from "@rounds/core/script/beats.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { useQuery } from "@tanstack/react-query"
import { Clock, Hash } from "lucide-react"
import type { ReactNode } from "react"
import { tagOf } from "#lib/language/choices.ts"
import { reads } from "#lib/reads.ts"
import { count, decimal, timecode } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import * as marks from "#ui/review-sheet.css.ts"
import { SaidWords } from "#ui/said-words.tsx"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Sheet } from "#ui/script-sheet.tsx"
import * as styles from "#ui/script-sheet.css.ts"
import { SourceList } from "#ui/source-list.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { Fit, TimeRuler } from "#ui/time-ruler.tsx"
import * as places from "./how-it-works.css.ts"
import type { Example } from "./teaser.ts"

/** A whole script on one of today's topics, as the product writes it: its ruler, marks, sources, hashtags and time. */
export function ExampleScript({ waiting }: { readonly waiting: ReactNode }) {
  const { data, error } = useQuery(reads("GET /api/public/example-script", {}))
  if (error !== null) return <Text>The script cannot be shown at the moment.</Text>
  if (data === undefined) return waiting
  const { example } = data
  if (example === null) return <Text>There is no script to show yet: today’s topics are not there.</Text>
  return (
    <>
      <div className={places.sheet}>
        <Words example={example} />
      </div>
      <Box as="section" padding={{ wide: ["s16", "s24"], phone: "s16" }} surface="card">
        <Text as="h4" size="card">
          Sources
        </Text>
        <SourceList sources={example.sources} />
      </Box>
    </>
  )
}

function Words({ example }: { readonly example: Example }) {
  const { beats, points, sources, language, duration, sampleDate, spokenSeconds, wordsPerMinute } = example
  const total = secondsOf(duration)
  const named = beats.map((beat) => ({ ...beat, name: beatLabel(beat.name) }))
  return (
    <Sheet>
      <Box
        as="header"
        padding={{ wide: ["s20", "s32", "s16", "s32"], phone: ["s16", "s16", "s12", "s16"] }}
        rule="bottom"
      >
        <Inline justify="between" gap={["s6", "s12"]} margin={[0, 0, "s12", 0]}>
          <Text as="h4" size="card">
            {example.topicTitle}
          </Text>
          {sampleDate !== null && <SampleMark day={sampleDate} />}
        </Inline>
        <TimeRuler
          beats={named}
          total={total}
          caption={
            <>
              <span>
                {count(example.words)} words, {decimal(spokenSeconds)} s
              </span>
              <Fit seconds={spokenSeconds} total={total} wordsPerMinute={wordsPerMinute} />
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
              <SaidWords at={at} beat={beat} points={points} sources={sources} />
            </p>
          </section>
        ))}
      </div>
      <ToLookAt points={points} />
      <Columns columns={{ wide: 2, phone: 1 }} rule="top">
        <Fact icon={Hash} name="Hashtags">
          <Text weight="medium" wrap="anywhere" lang={tagOf(language)}>
            {example.hashtags.join(" ")}
          </Text>
        </Fact>
        {example.postingTime !== null && (
          <Fact icon={Clock} name="Best time">
            <Text weight="medium">{example.postingTime.label}</Text>
            <Text size="caption" tone="third">
              Named by {example.postingTime.agreement}.
            </Text>
          </Fact>
        )}
      </Columns>
      <Box padding={{ wide: ["s12", "s32"], phone: ["s12", "s16"] }} rule="top" size="caption" tone="third">
        Written by the product from the sources named, without AI. Not yet signed by a clinician. For
        information only, not medical advice.
      </Box>
    </Sheet>
  )
}

/** What its author has to settle before filming; nothing is shown where nothing stands open. */
function ToLookAt({ points }: Pick<Example, "points">) {
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
        <li key={id} id={`point-${letter}`} tabIndex={-1}>
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
