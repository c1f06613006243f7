import { useQueryClient } from "@tanstack/react-query"
import type { ErrorComponentProps } from "@tanstack/react-router"
import { useTitle } from "#lib/page.ts"
import { ApiError } from "#lib/problem.ts"
import { userRead } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { LostPage } from "./lost-page.tsx"

/** A page that could not be shown. What the error was is logged, not shown. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  useTitle("Something went wrong")
  const known = error instanceof ApiError ? error : undefined
  const client = useQueryClient()
  const hasNoUser = client.getQueryState(userRead.queryKey)?.status === "error"
  const handleReload = () => {
    reset()
    location.reload()
  }
  return (
    <LostPage
      title={
        known?.status === 0
          ? "You are offline"
          : hasNoUser
            ? "Failed to fetch user data"
            : "Something went wrong"
      }
      text={known?.message ?? "This page could not be shown. Your scripts and your plan are not affected."}
      actions={
        <Button tone="primary" onClick={handleReload}>
          Load again
        </Button>
      }
      {...(known?.problem.requestId === undefined ? {} : { small: `Request ${known.problem.requestId}` })}
    />
  )
}
