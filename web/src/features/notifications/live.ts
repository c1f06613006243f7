import type { QueryClient } from "@tanstack/react-query"
import { stream } from "#lib/event-stream.ts"
import { ApiError } from "#lib/problem.ts"
import { refreshNotifications } from "./use-notifications.ts"

/** A page is quiet when nothing has arrived for so long. */
const QUIET_MS = 1_000

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 300_000
/** A stream that lasted so long had nothing wrong with it. */
const SOUND_MS = 60_000

/** Reads anew what the server says is new, while somebody looks at the page, until `signal` ends it. */
export const live = (client: QueryClient, signal: AbortSignal): void => {
  let looking = new AbortController()
  let isAgain = false
  const look = () => {
    looking.abort()
    looking = new AbortController()
    if (document.visibilityState !== "visible") return
    void follow(client, isAgain, AbortSignal.any([signal, looking.signal]))
    isAgain = true
  }
  document.addEventListener("visibilitychange", look, { signal })
  look()
}

/** Until it is refused, or nobody looks. `isAgain`: something may have been missed before. */
export const follow = async (client: QueryClient, isAgain: boolean, signal: AbortSignal): Promise<void> => {
  await untilQuiet(client, signal)
  let mayHaveMissed = isAgain
  for (let tries = 0; !signal.aborted; tries += 1) {
    const began = performance.now()
    const onStage = (news: { readonly new: boolean }) => {
      if (news.new || mayHaveMissed) void refreshNotifications(client)
    }
    const why = await stream("GET /api/notifications/live", {}, { onStage }, { signal }).catch(
      (error: unknown) => error,
    )
    // Signed out or suspended: whoever asks next is told so.
    if (why instanceof ApiError && (why.status === 401 || why.status === 403)) return
    mayHaveMissed = true
    if (performance.now() - began > SOUND_MS) tries = 0
    await pause(pauseAfter(tries, why), signal)
  }
}

/** Doubles from try to try, up to five minutes, and is never the same for two screens. */
const pauseAfter = (tries: number, why: unknown): number => {
  const first = why instanceof ApiError && why.status === 429 ? SOUND_MS : FIRST_PAUSE_MS
  return Math.min(LONGEST_PAUSE_MS, first * 2 ** tries) * (0.5 + Math.random() / 2)
}

/** A page that loads is not kept busy, nor held open for whoever waits until it is still. */
const untilQuiet = async (client: QueryClient, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted && (client.isFetching() > 0 || sinceLastArrival() < QUIET_MS))
    await pause(QUIET_MS / 2, signal)
}

const sinceLastArrival = (): number => {
  const arrived = performance.getEntriesByType("resource").at(-1)
  return arrived === undefined ? QUIET_MS : performance.now() - (arrived.startTime + arrived.duration)
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
