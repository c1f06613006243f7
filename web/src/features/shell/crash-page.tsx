import { useQueryClient } from "@tanstack/react-query"
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { useTitle } from "#lib/page.ts"
import { ApiError } from "#lib/problem.ts"
import { userRead } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { LostPage } from "./lost-page.tsx"
import { shell as words } from "#words/shell.ts"

/** A page that could not be shown. What the error was is logged, not shown. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  useTitle(words.somethingWentWrong)
  const known = error instanceof ApiError ? error : undefined
  const client = useQueryClient()
  const hasNoUser = client.getQueryState(userRead.queryKey)?.status === "error"
  const router = useRouter()
  const handleAgain = () => {
    // What could not be read is read again; what broke by itself needs a new page.
    if (known !== undefined) return void router.invalidate()
    reset()
    location.reload()
  }
  return (
    <LostPage
      title={
        known?.status === 0 ? words.youAreOffline : hasNoUser ? words.noUserData : words.somethingWentWrong
      }
      text={known?.message ?? words.pageNotShown}
      actions={
        <Button tone="primary" onClick={handleAgain}>
          {words.loadAgain}
        </Button>
      }
      {...(known?.problem.requestId === undefined
        ? {}
        : { small: words.requestNumber({ requestId: known.problem.requestId }) })}
    />
  )
}
