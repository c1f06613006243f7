import type { StreamOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import { call, newIdempotencyKey } from "#lib/call.ts"
import { ApiError, isUnanswered } from "#lib/problem.ts"

export type GuestScript = SuccessOf<"POST /api/public/guest/generate">
export type GuestStage = StreamOf<"POST /api/public/guest/generate">["stage"]

/** Between two sendings, and how many there are: longer than a script may take. */
const PAUSE_MS = 2_000
const SENDINGS = 45

interface Told {
  readonly onStage: (stage: GuestStage) => void
  readonly onText: (text: string) => void
}

/** Has the visitor's script written. An answer that gets lost is asked for again by the same key, which uses nothing more. */
export const writeAsGuest = async (
  topicId: string,
  { onStage, onText }: Told,
  signal: AbortSignal,
): Promise<GuestScript> => {
  const idempotencyKey = newIdempotencyKey()
  const { stream } = await import("#lib/event-stream.ts")
  for (let sending = 1; ; sending += 1) {
    try {
      return await stream(
        "POST /api/public/guest/generate",
        { body: { topicId } },
        { onStage, onDelta: ({ text }) => onText(text) },
        { signal, idempotencyKey },
      )
    } catch (cause) {
      const waits = isUnanswered(cause) || (cause instanceof ApiError && cause.code === "GenerationRunning")
      if (signal.aborted || !waits || sending === SENDINGS) throw cause
      await pause(signal)
    }
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** The script that this browser's cookie stands for; undefined while there is none, and when it cannot be asked. */
export const guestScriptThere = () =>
  call("GET /api/public/guest/script", {})
    .then(({ guestScript }) => guestScript ?? undefined)
    .catch(() => undefined)
