import { lazy, Suspense, useState } from "react"
import { askToLeave, useUnsaved } from "#lib/unsaved.ts"
import type { DialogProps } from "./dialog-window.tsx"

const load = () => import("./dialog-window.tsx").then((module) => ({ default: module.DialogWindow }))
const DialogWindow = lazy(load)

/** Fetches what draws a dialog, for a page that will probably open one. */
export const prepareDialog = () => void load().catch(() => undefined) // asked for again when one opens

interface OpenedProps extends DialogProps {
  /** Something was typed in it: whoever closes the window, or leaves its page, is asked first. */
  readonly unsaved?: boolean
}

/** A window above the page; what draws it is fetched when it first opens. */
export function Dialog({ unsaved = false, onClose, ...props }: OpenedProps) {
  useUnsaved(unsaved && props.open)
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  const handleClose = async () => {
    if (!unsaved || (await askToLeave())) onClose()
  }
  return (
    asked && (
      <Suspense>
        <DialogWindow {...props} onClose={() => void handleClose()} />
      </Suspense>
    )
  )
}
