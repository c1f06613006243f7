import { lazy, Suspense, useState } from "react"
import type { DialogProps } from "./dialog-window.tsx"

const load = () => import("./dialog-window.tsx").then((module) => ({ default: module.DialogWindow }))
const DialogWindow = lazy(load)

/** Fetches what draws a dialog, for a page that will probably open one. */
export const prepareDialog = () => void load().catch(() => undefined) // asked for again when one opens

/** A window above the page; what draws it is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return (
    asked && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  )
}
