import { askToLeave, useUnsaved } from "#lib/unsaved.ts"
import { Dialog } from "./dialog.tsx"
import type { DialogProps } from "./dialog-window.tsx"

interface WrittenDialogProps extends Omit<DialogProps, "open"> {
  /** Something was typed in it. */
  readonly unsaved: boolean
}

/** A window with something to write in: whoever closes it, or leaves its page, is asked first. */
export function WrittenDialog({ unsaved, onClose, ...props }: WrittenDialogProps) {
  useUnsaved(unsaved)
  const handleClose = async () => {
    if (!unsaved || (await askToLeave())) onClose()
  }
  return <Dialog open onClose={() => void handleClose()} {...props} />
}
