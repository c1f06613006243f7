import { lazy, Suspense, useState } from "react"
import type { DialogProps } from "./dialog-window.tsx"

const load = () => import("./dialog-window.tsx").then((module) => ({ default: module.DialogWindow }))
const DialogWindow = lazy(load)

/** What a page needs of a dialog before one is open: nothing. The window is fetched a second after the page stands. */
setTimeout(() => void load().catch(() => undefined), 1000) // asked for again when a dialog opens

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
