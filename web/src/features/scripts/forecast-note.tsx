import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { ApiError } from "#lib/problem.ts"
import { plural } from "#lib/words.ts"
import { Segmented } from "#ui/segmented.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { SafeMessage } from "./safe-message.tsx"

export type Forecast = SuccessOf<"GET /api/script-forecast">

interface ForecastNoteProps {
  readonly forecast: Forecast | undefined
  readonly error: unknown
  readonly withoutAi: boolean
  readonly onWithoutAi: (withoutAi: boolean) => void
}

/** What the script will be written from, before anything is charged; and the choice, where nothing is known. */
export function ForecastNote({ forecast, error, withoutAi, onWithoutAi }: ForecastNoteProps) {
  if (error instanceof ApiError && error.problem.safeMessage !== undefined)
    return <SafeMessage problem={error.problem} />
  // Of anything else that went wrong the click itself will tell.
  if (error !== null) return null
  if (forecast === undefined)
    return (
      <div aria-hidden>
        <Skeleton height={58} />
      </div>
    )
  return (
    <Stack gap="s8" size="caption" tone="second">
      {forecast.findings > 0 ? <Found forecast={forecast} /> : <NothingFound byAi={forecast.byAi} />}
      {forecast.byAi && forecast.findings === 0 && (
        <Segmented
          legend="How it is written"
          value={withoutAi ? "questions" : "ai"}
          onChange={(way) => onWithoutAi(way === "questions")}
          options={[
            ["questions", "Question script"],
            ["ai", "Write with AI"],
          ]}
        />
      )}
    </Stack>
  )
}

function Found({
  forecast: { findings, subject, publishers, unsigned, overdue },
}: {
  readonly forecast: Forecast
}) {
  return (
    <p>
      <Text as="b" tone="ink" weight="strong">
        {plural(findings, "finding")} on {subject}
      </Text>{" "}
      from the evidence library: {publishers.join("; ")}.{" "}
      {unsigned > 0 && "Drafted from the sources named, not yet signed by a clinician."}
      {overdue > 0 && ` ${plural(overdue, "finding")} of them should have been read again by now.`}
    </p>
  )
}

function NothingFound({ byAi }: { readonly byAi: boolean }) {
  return (
    <p>
      <Text as="b" tone="ink" weight="strong">
        No findings for this subject.
      </Text>{" "}
      {byAi
        ? "Choose: a script of questions with blanks for your own facts and sources, or AI, whose statements you then source yourself."
        : "You get a script of questions: what people ask, what to bring, when to be seen, and blanks for your own facts and sources, to fill before you film."}
    </p>
  )
}
