import { useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense, useEffect, useState } from "react"
import { userRead } from "#lib/reads.ts"
import { onSessionLost } from "#lib/session-lost.ts"
import type { Lost } from "./session-lost-window.tsx"

const SessionLostWindow = lazy(() =>
  import("./session-lost-window.tsx").then((module) => ({ default: module.SessionLostWindow })),
)

/** When a session has ended under somebody's hands: sign in above the page, and go on where it was. */
export function SessionLost() {
  const client = useQueryClient()
  const [lost, setLost] = useState<Lost>()
  useEffect(
    () =>
      onSessionLost(() => {
        // A visitor has lost nothing.
        const user = client.getQueryData(userRead.queryKey)
        if (user !== null && user !== undefined) setLost({ id: user.id, email: user.email })
      }),
    [client],
  )
  return lost === undefined ? null : (
    <Suspense>
      <SessionLostWindow lost={lost} onClose={() => setLost(undefined)} />
    </Suspense>
  )
}
