import { ApiError, needsUpgrade } from "#lib/problem.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Desk } from "./desk.ts"
import { sheet as words } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

const isElsewhere = (error: unknown) => error instanceof ApiError && error.code === "ScriptChangedElsewhere"

/** Why a change was not made, where it was made, and how to go on. What was typed stays. */
export function Refusal({ desk, at }: { readonly desk: Desk; readonly at: string }) {
  if (desk.refusal?.at !== at) return null
  const { error } = desk.refusal
  return (
    <Stack role="alert" align="start" gap="s8" padding="s12" surface="refused" size="small">
      <p>{wordsOf(error)}</p>
      <Inline gap="s8">
        {isElsewhere(error) && (
          <Button size="small" onClick={() => void desk.reload()}>
            {words.loadTheNewestScript}
          </Button>
        )}
        {needsUpgrade(error) && (
          <ButtonLink to="/pricing" size="small">
            {shared.seePlans}
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  )
}

const wordsOf = (error: unknown): string => {
  if (isElsewhere(error)) {
    return words.changedElsewhere
  }
  if (!(error instanceof ApiError)) return words.notSaved
  if (error.code === "Unreachable") return words.notSavedBecause({ message: error.message })
  return error.problem.errors?.[0]?.message ?? error.message
}
