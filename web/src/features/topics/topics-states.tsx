import { useSupportHref } from "#lib/product.ts"
import { ApiError } from "#lib/problem.ts"
import { ButtonAnchor } from "#ui/button.tsx"
import { ErrorPanel } from "#ui/panel.tsx"
import { topics as phrases } from "#words/topics.ts"

export function TopicsError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const support = useSupportHref()
  const known = error instanceof ApiError ? error : undefined
  const request = known?.problem.requestId
  return (
    <ErrorPanel
      title={phrases.failedToLoad}
      text={phrases.failedToLoadText}
      facts={[
        [
          phrases.cause,
          known === undefined
            ? phrases.thisPageFailed
            : known.status === 0
              ? known.message
              : `${known.message} (${known.status})`,
        ],
        [phrases.kept, phrases.whatIsKept],
        [phrases.notCharged, phrases.whatIsNotCharged],
        ...(request === undefined ? [] : [[phrases.request, request] as const]),
      ]}
      retry={{ words: phrases.refreshPage, onRetry }}
      more={<ButtonAnchor href={support}>{phrases.contactSupport}</ButtonAnchor>}
    />
  )
}
