import { ApiError } from "#lib/problem.ts"
import { Button } from "#ui/button.tsx"
import { Panel } from "#ui/panel.tsx"
import { pricing as words } from "#words/pricing.ts"

/** The plans could not be read; the rest of the page stands. */
export function LoadFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const requestId = error instanceof ApiError ? error.problem.requestId : undefined
  return (
    <Panel
      role="alert"
      title={words.plansNotLoaded}
      text={error.message}
      actions={
        <Button tone="primary" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
      {...(requestId === undefined ? {} : { fine: words.request({ id: requestId }) })}
    />
  )
}
