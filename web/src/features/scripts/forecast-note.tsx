import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { isSafetyRefusal } from "#lib/problem.ts"
import type { Tag } from "#lib/said.ts"
import { Segmented } from "#ui/segmented.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { SafeMessage } from "./safe-message.tsx"
import { generator as phrases } from "#words/scripts/generator.ts"
import { shared } from "#words/scripts/shared.ts"

export type Forecast = SuccessOf<"GET /api/script-forecast">

interface ForecastNoteProps {
  readonly forecast: Forecast | undefined
  readonly error: unknown
  readonly withoutAi: boolean
  readonly onWithoutAi: (withoutAi: boolean) => void
}

/** What the script will be written from, before anything is charged; and the choice, where nothing is known. */
export function ForecastNote({ forecast, error, withoutAi, onWithoutAi }: ForecastNoteProps) {
  if (isSafetyRefusal(error)) return <SafeMessage problem={error.problem} />
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
          legend={phrases.howItIsWritten}
          value={withoutAi ? "questions" : "ai"}
          onChange={(way) => onWithoutAi(way === "questions")}
          options={[
            ["questions", phrases.questionScript],
            ["ai", phrases.writeWithAi],
          ]}
        />
      )}
    </Stack>
  )
}

const strong: Tag = (inner) => (
  <Text as="b" tone="ink" weight="strong">
    {inner}
  </Text>
)

function Found({
  forecast: { findings, subject, publishers, unsigned, overdue },
}: {
  readonly forecast: Forecast
}) {
  return (
    <p>
      {phrases.foundInTheLibrary({
        findings,
        subject: subject ?? "",
        publishers: publishers.join("; "),
        b: strong,
        foreign: (inner) => <span lang="en">{inner}</span>,
      })}
      {unsigned > 0 && ` ${shared.notSignedYet}`}
      {overdue > 0 && ` ${phrases.findingsOverdue({ overdue })}`}
    </p>
  )
}

function NothingFound({ byAi }: { readonly byAi: boolean }) {
  return <p>{byAi ? phrases.nothingFoundWithAi({ b: strong }) : phrases.nothingFound({ b: strong })}</p>
}
