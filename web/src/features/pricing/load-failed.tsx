import { ApiError } from "#lib/problem.ts"
import { Button } from "#ui/button.tsx"
import { Panel } from "#ui/panel.tsx"

/** The plans could not be read; the rest of the page stands. */
export function LoadFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const requestId = error instanceof ApiError ? error.problem.requestId : undefined
  return (
    <Panel
      role="alert"
      title="The plans could not be loaded"
      text={error.message}
      actions={
        <Button tone="primary" onClick={onRetry}>
          Try again
        </Button>
      }
      {...(requestId === undefined ? {} : { fine: `Request ${requestId}` })}
    />
  )
}
