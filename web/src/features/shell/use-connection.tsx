import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { onServerLost } from "#lib/server-lost.ts"
import { Button } from "#ui/button.tsx"
import { isErrorToastShown, toast } from "#ui/toast.tsx"
import { lib } from "#words/lib.ts"
import { shell as words } from "#words/shell.ts"

/** How often the server is looked for while it is away, and how long it may take to answer. */
const lookEveryMs = 5_000
const patienceMs = 10_000

/** Anything but a proxy's word that there is nobody behind it. */
const isThere = () =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(patienceMs) }).then(
    ({ status }) => status < 502,
    () => false,
  )

/** Says when the server is out of reach, looks for it, and reads again what could not be read once it is back. */
export const useConnection = (): void => {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    let isGone = false
    let isLooking = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      if (isLooking) return
      isLooking = true
      clearTimeout(timer)
      const wasGone = isGone
      isGone = !(await isThere())
      isLooking = false
      if (isGone) timer = setTimeout(lookAgain, lookEveryMs)
      if (isGone && !wasGone) sayGone()
      if (wasGone && !isGone) heal()
    }
    const lookAgain = () => void look()
    const sayGone = () => {
      // What could not be done says so itself.
      if (isErrorToastShown()) return
      const action = (
        <Button size="small" onClick={lookAgain}>
          {words.tryAgain}
        </Button>
      )
      toast({ title: lib.noConnection, text: words.whatIsHereStays, tone: "error", action })
    }
    const heal = () => {
      toast({ title: words.connectedAgain })
      void client.refetchQueries({ predicate: ({ state }) => state.status === "error" })
      if (router.state.matches.some(({ status }) => status === "error")) void router.invalidate()
    }
    const stop = onServerLost(lookAgain)
    addEventListener("online", lookAgain)
    addEventListener("offline", lookAgain)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener("online", lookAgain)
      removeEventListener("offline", lookAgain)
    }
  }, [client, router])
}
