import { useNavigate } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { useKeys } from "#lib/keys.ts"

const KeyboardHelp = lazy(() =>
  import("./keyboard-help.tsx").then((module) => ({ default: module.KeyboardHelp })),
)

/** The keys that work on every page. */
export function KeysEverywhere() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  useKeys({
    "?": () => setOpen(true),
    "g t": () => void navigate({ to: "/app" }),
    "g s": () => void navigate({ to: "/my-scripts" }),
    "g p": () => void navigate({ to: "/profile" }),
  })
  return (
    open && (
      <Suspense>
        <KeyboardHelp onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
