import { ApiError } from "#lib/problem.ts"
import { Box } from "#ui/box.tsx"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { Text } from "#ui/text.tsx"
import { posting as words } from "#words/scripts/posting.ts"
import { shared } from "#words/scripts/shared.ts"

/** While the posting kit is asked for, and when it cannot be had. */
export function KitMissing({
  error,
  onRetry,
}: {
  readonly error: Error | null
  readonly onRetry: () => void
}) {
  if (error === null) {
    return (
      <Box padding="s24" aria-hidden>
        <Skeleton height={16} width="40%" />
        <Skeleton height={16} top={12} />
        <Skeleton height={16} top={12} />
      </Box>
    )
  }
  return (
    <Inline justify="between" gap="s12" padding="s24" role="alert">
      <Text size="body">{error instanceof ApiError ? error.message : words.notLoaded}</Text>
      <Button onClick={onRetry}>{shared.tryAgain}</Button>
    </Inline>
  )
}
