import { useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense, useEffect, useState } from "react"
import { userRead } from "#lib/reads.ts"
import { onSessionLost } from "#lib/session-lost.ts"

const SessionLostWindow = lazy(() =>
  import("./session-lost-window.tsx").then((module) => ({ default: module.SessionLostWindow })),
)

/** When a session has ended under somebody's hands: sign in above the page, and go on where it was. */
export function SessionLost() {
  const client = useQueryClient()
  const [email, setEmail] = useState<string>()
  useEffect(
    () =>
      onSessionLost(() => {
        // A visitor has lost nothing.
        const user = client.getQueryData(userRead.queryKey)
        if (user !== null && user !== undefined) setEmail(user.email)
      }),
    [client],
  )
  return email === undefined ? null : (
    <Suspense>
      <SessionLostWindow email={email} onClose={() => setEmail(undefined)} />
    </Suspense>
  )
}
