import type { BodyOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"

export type Order = BodyOf<"POST /api/generate-script">
type Generation = SuccessOf<"GET /api/generations/{key}">

/** One click on Generate: sent again with this key it is still the same click. */
export interface Click {
  readonly key: string
  readonly order: Order
}

/** What became of a click: as the server says it, or that the server could not be asked. */
export type Outcome =
  Extract<Generation, { state: "done" }> | { readonly state: "released" | "deleted" | "unknown" | "unasked" }

/** How a server is asked that may not answer at once. */
export interface Patience {
  /** Between two questions. */
  readonly pauseMs: number
  readonly longestMs: number
  /** Questions without an answer, after which it is given up. */
  readonly unanswered: number
}

/** Longer than a generation may take with its reservation, 90 s. A connection that was lost is often back in a moment. */
export const usualPatience: Patience = { pauseMs: 1000, longestMs: 100_000, unanswered: 8 }

/** Asks what became of a click until it is settled. Rejects only when `signal` fires. */
export const outcomeOf = async (
  key: string,
  signal: AbortSignal,
  { pauseMs, longestMs, unanswered: most }: Patience = usualPatience,
): Promise<Outcome> => {
  const since = performance.now()
  let unanswered = 0
  while (performance.now() - since < longestMs) {
    const answer = await ask(key, signal)
    if (answer === undefined) unanswered += 1
    else if (answer.state === "done") return answer
    else if (answer.state !== "running") return { state: answer.state }
    if (unanswered === most) break
    await pause(pauseMs, signal)
  }
  return { state: "unasked" }
}

const ask = async (key: string, signal: AbortSignal) => {
  try {
    return await call("GET /api/generations/{key}", { params: { key } }, { signal })
  } catch (cause) {
    signal.throwIfAborted()
    // Signed out meanwhile: asking again does not help.
    if (cause instanceof ApiError && cause.status === 401) throw cause
    return undefined
  }
}

const pause = (pauseMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

const storageKey = (topicId: string) => `rounds.click.${topicId}`

/** Session storage may be switched off; then a click is not remembered over a reload, and nothing else breaks. */
const storage = () => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Keeps a click until it is settled, also over a reload of the page. */
export const keepClick = (topicId: string, click: Click) =>
  storage()?.setItem(storageKey(topicId), JSON.stringify(click))

export const forgetClick = (topicId: string) => storage()?.removeItem(storageKey(topicId))

/** The click of this topic that is not settled yet. */
export const keptClick = (topicId: string): Click | undefined => {
  const text = storage()?.getItem(storageKey(topicId))
  if (text === undefined || text === null) return undefined
  try {
    // Only `keepClick` writes here.
    return JSON.parse(text) as Click
  } catch {
    return undefined
  }
}

export const isSameOrder = (one: Order, other: Order) => JSON.stringify(one) === JSON.stringify(other)
