import { useState } from "react"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"

/** Sets a mail back to the words it was delivered with, after asking. */
export function ResetTemplate({ name, onReset }: { readonly name: string; readonly onReset: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete edited words
      </Button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Delete the edited words of “${name}”?`}
        actions={
          <Inline gap="s8" stack="phone">
            <Button size="large" onClick={() => setOpen(false)}>
              Keep them
            </Button>
            <Button
              size="large"
              onClick={() => {
                setOpen(false)
                onReset()
              }}
            >
              Delete them
            </Button>
          </Inline>
        }
      >
        <Text tone="second">
          The words that Rounds is delivered with are sent again. This cannot be undone.
        </Text>
      </AlertDialog>
    </>
  )
}
