import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { adminFrame as words } from "#words/admin/frame.ts"

interface UnreadProps {
  /** "The log could not be read." */
  readonly says: string
  readonly onAgain: () => Promise<unknown>
  /** Stands in a card that has no padding of its own. */
  readonly padded?: boolean
}

/** In the place of what could not be read; it can be asked for again. */
export function Unread({ says, onAgain, padded = false }: UnreadProps) {
  return (
    <Inline role="alert" gap="s12" padding={padded ? "s20" : 0}>
      {says}
      <Button size="small" onClick={() => void onAgain()}>
        {words.tryAgain}
      </Button>
    </Inline>
  )
}
