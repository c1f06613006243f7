import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { call, type CallOptions, newIdempotencyKey } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { announce } from "#ui/live-region.tsx"
import { type Review, reviewRead } from "./review.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

/** A change as it is sent: of the version that was on the screen. */
type Send = (version: number, options: CallOptions) => Promise<Review>

export interface Change {
  /** Where on the screen it was made: there a refusal is said. */
  readonly at: string
  /** What it is, so that the same change sent again is the same click. */
  readonly what: unknown
  readonly send: Send
  /** What is said when it is done. */
  readonly done: string
  /** The words that it takes the place of, for a plan that keeps no versions. */
  readonly before?: Words
}

interface Words {
  readonly beat: number
  readonly text: string
}

interface Step {
  readonly version: number
  readonly before: Words | undefined
}

export interface Desk {
  readonly review: Review
  readonly busy: boolean
  readonly refusal: { readonly at: string; readonly error: unknown } | undefined
  /** Whether it was done. */
  readonly change: (change: Change) => Promise<boolean>
  readonly forget: () => void
  /** Reads the newest script; whether it came. */
  readonly reload: () => Promise<boolean>
  /** Takes the last change of this visit back; absent while there is none. */
  readonly undo: (() => void) | undefined
}

/** Everything that is done to one script: each change is sent with the version that was seen, one at a time. */
export const useDesk = (review: Review): Desk => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const [refusal, setRefusal] = useState<Desk["refusal"]>()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const click = useRef({ what: "", key: "" })
  const { id, version } = review.script

  const show = async (next: Review) => {
    await client.cancelQueries({ queryKey: reviewRead(id).queryKey, exact: true })
    void client.invalidateQueries({ queryKey: ["api", "user", "scripts"], refetchType: "none" })
    void client.invalidateQueries({ queryKey: ["api", "user", "scripts", id, "versions"] })
    client.setQueryData(reviewRead(id).queryKey, next)
    client.setQueryData(reads("GET /api/user/scripts/{id}", { params: { id } }).queryKey, next.script)
  }

  const sendOnce = async ({ at, what, send, done }: Omit<Change, "before">) => {
    if (working.current) return false
    working.current = true
    setBusy(true)
    setRefusal(undefined)
    const name = JSON.stringify([at, what, version])
    if (click.current.what !== name) click.current = { what: name, key: newIdempotencyKey() }
    try {
      await show(await send(version, { idempotencyKey: click.current.key }))
      announce(done)
      return true
    } catch (error) {
      setRefusal({ at, error })
      // Points may have come up that the screen does not show yet.
      if (error instanceof ApiError && error.code === "PointsStillOpen") {
        await client.fetchQuery({ ...reviewRead(id), staleTime: 0 }).then(show, () => undefined)
      }
      return false
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  const change = async ({ before, ...wanted }: Change) => {
    const isDone = await sendOnce(wanted)
    if (isDone) setSteps((now) => [...now, { version, before }])
    return isDone
  }

  const reload = async () => {
    try {
      await show(await client.fetchQuery({ ...reviewRead(id), staleTime: 0 }))
      // What was done before belongs to a script that somebody else has changed since.
      setSteps([])
      setRefusal(undefined)
      return true
    } catch (error) {
      setRefusal((now) => ({ at: now?.at ?? "review", error }))
      return false
    }
  }

  const last = steps.at(-1)
  const takeBack = last === undefined ? undefined : undoing(review, last)
  const undo =
    takeBack === undefined
      ? undefined
      : () =>
          void sendOnce({
            at: "review",
            what: takeBack.what,
            send: takeBack.send,
            done: phrases.undone,
          }).then((isDone) => isDone && setSteps((now) => now.slice(0, -1)))

  return { review, busy, refusal, change, forget: () => setRefusal(undefined), reload, undo }
}

/** By the versions where the plan keeps them, else by the words that stood there. */
const undoing = (
  { script: { id }, isCustomisable }: Review,
  { version: to, before }: Step,
): Pick<Change, "what" | "send"> | undefined => {
  if (isCustomisable) {
    return {
      what: { to },
      send: (version, options) =>
        call("POST /api/user/scripts/{id}/restore", { params: { id }, body: { version, to } }, options),
    }
  }
  if (before === undefined) return undefined
  return {
    what: before,
    send: (version, options) =>
      call(
        "PATCH /api/user/scripts/{id}/beats/{beat}",
        { params: { id, beat: String(before.beat) }, body: { version, change: { text: before.text } } },
        options,
      ),
  }
}
