import { lazy, Suspense, useState } from "react"
import type { AlertDialogProps } from "./alert-window.tsx"

const AlertWindow = lazy(() =>
  import("./alert-window.tsx").then((module) => ({ default: module.AlertWindow })),
)

/** A question that must be answered; what draws it is fetched when it is first asked. */
export function AlertDialog(props: AlertDialogProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return (
    asked && (
      <Suspense>
        <AlertWindow {...props} />
      </Suspense>
    )
  )
}
