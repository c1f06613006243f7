import { useState } from "react"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { adminTemplates as phrases } from "#words/admin/templates.ts"

/** Sets a mail back to the words it was delivered with, after asking. */
export function ResetTemplate({ name, onReset }: { readonly name: string; readonly onReset: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {phrases.deleteEditedWords}
      </Button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        title={phrases.deleteWordsOf({ name })}
        actions={
          <Inline gap="s8" stack="phone">
            <Button size="large" onClick={() => setOpen(false)}>
              {phrases.keepThem}
            </Button>
            <Button
              size="large"
              onClick={() => {
                setOpen(false)
                onReset()
              }}
            >
              {phrases.deleteThem}
            </Button>
          </Inline>
        }
      >
        <Text tone="second">{phrases.deliveredWordsAreSent}</Text>
      </AlertDialog>
    </>
  )
}
