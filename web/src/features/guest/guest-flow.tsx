import { lazy, Suspense } from "react"
import type { GuestClick } from "#lib/guest.ts"
import { GuestBanner } from "./guest-banner.tsx"
import { useGuest } from "./use-guest.ts"

const GuestWindow = lazy(async () => ({ default: (await import("./guest-window.tsx")).GuestWindow }))

/** A visitor's one script, from the click to the offer that follows it. */
export function GuestFlow({ click }: { readonly click: GuestClick | undefined }) {
  const { running, script, seconds, open, wasOpen, ...on } = useGuest(click)
  const isBusy = running !== undefined
  return (
    <>
      {(isBusy || wasOpen) && (
        <Suspense>
          <GuestWindow
            running={running}
            script={script}
            seconds={seconds}
            open={open}
            onStop={on.stop}
            onClose={on.onClose}
            onCopied={on.onCopied}
          />
        </Suspense>
      )}
      {!isBusy && !open && <GuestBanner script={script} onOpen={on.onOpen} />}
    </>
  )
}
