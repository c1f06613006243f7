import { useState } from "react"
import { IdentityError } from "#lib/identity.ts"
import { auth as words } from "#words/auth.ts"

/** Sends one form at a time, and keeps what was refused. `onUnavailable`: the service does not answer. */
export const useSending = (onUnavailable?: () => void) => {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      if (error instanceof IdentityError) setRefusal(error.message)
      else if (onUnavailable === undefined) setRefusal(words.serviceDidNotAnswer)
      else onUnavailable()
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, send, refuse: setRefusal }
}
