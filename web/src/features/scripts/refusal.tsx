import { ApiError, needsUpgrade } from "#lib/problem.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Desk } from "./desk.ts"

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
            Load the newest script
          </Button>
        )}
        {needsUpgrade(error) && (
          <ButtonLink to="/pricing" size="small">
            See plans
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  )
}

const wordsOf = (error: unknown): string => {
  if (isElsewhere(error)) {
    return "This script was changed in another window or on another device, so nothing was saved. What you typed stays here: load the newest script, then save again."
  }
  if (!(error instanceof ApiError)) return "It was not saved. Please try again."
  if (error.code === "Unreachable") return `It was not saved. ${error.message} What you typed stays here.`
  return error.problem.errors?.[0]?.message ?? error.message
}
