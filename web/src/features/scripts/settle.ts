import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { call } from "#lib/call.ts"
import type { Desk } from "./desk.ts"
import type { Point } from "./review.ts"
import { sheet as words } from "#words/scripts/sheet.ts"

const name = "POST /api/user/scripts/{id}/points/{point}"
type How = BodyOf<typeof name>["how"]

/** Settles a point and brings the focus to the head of the list, since the point's own row goes. */
export const settle = async (desk: Desk, point: Point, how: How) => {
  const { id } = desk.review.script
  const isDone = await desk.change({
    at: `point ${point.id}`,
    what: how,
    send: (version, options) =>
      call(name, { params: { id, point: point.id }, body: { version, how } }, options),
    done: how.kind === "reopen" ? words.openedAgain : words.settled,
  })
  if (isDone) document.getElementById("check")?.focus()
  return isDone
}
