import { Check, Circle, LoaderCircle } from "lucide-react"
import { useEffect, useState } from "react"
import { screensLanguage, tagOf } from "#lib/language/choices.ts"
import { Box } from "#ui/box.tsx"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { ProgressBar } from "#ui/meter.tsx"
import { Sheet } from "#ui/script-sheet.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { countedWords } from "./stage-words.ts"
import type { Running } from "./use-guest.ts"
import { guest as phrases } from "#words/guest.ts"

/** In the server's order; a stage names its place from 1. */
const steps = [phrases.topicRead, phrases.findingsChosen, phrases.writing, phrases.checkingEachClaim]
const writing = 3

/** The server's own stages with what was counted in them, and the text as it arrives. */
export function GuestProgress({ running }: { readonly running: Running }) {
  const { topic, stages, text, since } = running
  const seconds = useElapsed(since)
  const usual = stages.find(({ usualSeconds }) => usualSeconds !== null)?.usualSeconds ?? null
  const beats = text.split(/\n\n+/).filter((beat) => beat.trim() !== "")
  const step = beats.length === 0 ? (stages.at(-1)?.step ?? 0) : Math.max(3, stages.at(-1)?.step ?? 0)
  const detailOf = (at: number) => {
    if (at === writing) return beats.length > 0 && phrases.beats({ length: beats.length })
    const stage = stages.find(({ step: own }) => own === at)
    return stage && countedWords(stage)
  }
  return (
    <Stack gap="s16" padding={{ wide: ["s20", "s32", "s24", "s32"], phone: "s16" }}>
      <Text tone="second" lang={tagOf(topic.language)}>
        {topic.title}
      </Text>
      <Stack gap="s6">
        <Inline justify="between" gap="s8" size="small" tone="second" tabular>
          <span>{remaining(seconds, usual)}</span>
          {usual !== null && (
            <span>{phrases.medianOfTheLastRuns({ seconds: Math.max(1, Math.round(usual)) })}</span>
          )}
        </Inline>
        <ProgressBar label={phrases.progress} share={(stages.at(-1)?.progress ?? 3) / 100} done={false} />
      </Stack>
      <ol>
        {steps.map((name, at) => {
          const isDone = at + 1 < step
          const isOn = at + 1 === step
          return (
            <Inline
              as="li"
              key={name}
              justify="between"
              gap={["s4", "s12"]}
              padding={["s8", 0]}
              rule="between"
              tone={isDone || isOn ? "ink" : "second"}
              aria-current={isOn ? "step" : undefined}
            >
              <Inline as="span" oneLine gap="s12" weight={isOn ? "strong" : "regular"}>
                <Icon of={isDone ? Check : isOn ? LoaderCircle : Circle} />
                {name}
              </Inline>
              <Text as="span" size="small" tone="second" tabular>
                {(isDone || isOn) && detailOf(at + 1)}
              </Text>
            </Inline>
          )
        })}
      </ol>
      {beats.length > 0 && (
        <Sheet>
          <Box padding={{ wide: "s24", phone: "s16" }} wrap="anywhere" lang={tagOf(screensLanguage)}>
            <Stack gap="s12">
              {beats.map((beat, at) => (
                <p key={`${at} ${beat}`}>{beat}</p>
              ))}
            </Stack>
          </Box>
        </Sheet>
      )}
    </Stack>
  )
}

const remaining = (seconds: number, usual: number | null) => {
  if (usual === null) return phrases.secondsSoFar({ seconds: Math.round(seconds) })
  const left = Math.ceil(usual - seconds)
  return left > 0 ? phrases.secondsRemaining({ left }) : phrases.takingLongerThanUsual
}

export function ProgressFoot({ onStop }: { readonly onStop: () => void }) {
  return (
    <>
      <Button onClick={onStop}>{phrases.cancel}</Button>
      <Text size="caption" tone="third">
        {phrases.cancellingUsesNothing}
      </Text>
    </>
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
