import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { changeable, stored, type Target } from "#script/editing/edit-script.ts"
import { ChangeRefused, PointsStillOpen, ScriptChangedElsewhere } from "#script/editing/rejections.ts"
import { deskOf, sheetOf } from "#script/editing/sheet.ts"
import { openPoints, pointsOf } from "./points.ts"
import { ScriptApprovals } from "./ports.ts"
import { readBeforeFilming } from "./read-before-filming.ts"
import { settled, type Settlement } from "./settle.ts"

/** How a person settles a point, as it is asked for: ids and times are given here. */
export type Settling =
  | { readonly kind: "reword"; readonly text: string }
  | { readonly kind: "leave_out" }
  | { readonly kind: "finding"; readonly finding: string }
  | {
      readonly kind: "citation"
      readonly publisher: string
      readonly title: string
      readonly year: number
      readonly url: string
    }
  | { readonly kind: "keep"; readonly reason: string }
  | { readonly kind: "reopen" }

/** Settles one point of a script: with other words, a source, a reason, or by leaving it out. */
export const settlePoint = Effect.fn("settlePoint")(function* (
  account: Account,
  target: Target,
  pointId: string,
  how: Settling,
) {
  const script = yield* changeable(account, target.id)
  if (script.version !== target.version) return yield* new ScriptChangedElsewhere({ version: script.version })
  const { surroundings, looking } = yield* deskOf(script)
  const point = pointsOf(script, looking).find(({ id }) => id === pointId)
  if (point === undefined) return yield* new ChangeRefused({ problem: "point_unknown", field: "point" })
  const settlement = yield* settlementOf(how)
  const after = yield* Effect.fromResult(settled(script, point, settlement, surroundings))
  return yield* stored(script, after, "settled")
})

const settlementOf = Effect.fnUntraced(function* (how: Settling) {
  const settlement = (one: Settlement): Settlement => one
  const at = DateTime.formatIso(yield* DateTime.now)
  switch (how.kind) {
    case "reword":
      return settlement({ _tag: "Reword", text: how.text })
    case "leave_out":
      return settlement({ _tag: "LeaveOut" })
    case "finding":
      return settlement({ _tag: "CiteFinding", finding: how.finding, at })
    case "citation": {
      const { publisher, title, year, url } = how
      const id = `citation:${yield* Ids.use((ids) => ids.next)}`
      return settlement({ _tag: "CiteSource", citation: { id, publisher, title, year, url }, at })
    }
    case "keep":
      return settlement({ _tag: "Keep", reason: how.reason, at })
    case "reopen":
      return settlement({ _tag: "Reopen" })
  }
})

/** Says that a script was checked: bound to its very words, and only when nothing is open any more. Sent twice, it is one. */
export const approveScript = Effect.fn("approveScript")(function* (account: Account, target: Target) {
  const script = yield* changeable(account, target.id)
  if (script.version !== target.version) return yield* new ScriptChangedElsewhere({ version: script.version })
  const sheet = yield* sheetOf(script)
  if (sheet.approval.state === "checked") return sheet
  const open = openPoints(sheet.points).length
  if (open > 0) return yield* new PointsStillOpen({ open })
  const read = yield* readBeforeFilming(sheet)
  const found = read === null ? 0 : openPoints((yield* sheetOf(read)).points).length
  if (found > 0) return yield* new PointsStillOpen({ open: found })
  const at = DateTime.formatIso(yield* DateTime.now)
  const isApproved = yield* atomically(ScriptApprovals.use((approvals) => approvals.approve(script, at)))
  if (!isApproved) return yield* new ScriptChangedElsewhere({ version: script.version + 1 })
  return yield* sheetOf(read ?? script)
})
