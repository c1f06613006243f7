import * as Schema from "effect/Schema"
import { UpgradeRequired } from "#plan/rejections.ts"
import { textBetween, textUpTo, Uuid } from "#kernel/text.ts"
import { EditRejection } from "#script/editing/rejections.ts"
import { WriteRejection } from "#script/rejections.ts"
import { HookType } from "#script/said.ts"
import { endpoint } from "./endpoint.ts"
import { ComparedBeat } from "#script/editing/compare.ts"
import { Place } from "#script/editing/place.ts"
import { ScriptReview, VersionItem } from "./script-parts.ts"

/** The version that the person was looking at: another one is refused with 409, and nothing is lost. */
const seen = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))

const inPath = (maximum: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum }))

const OneScript = Schema.Struct({ id: Uuid })
const OneBeat = Schema.Struct({ id: Uuid, beat: inPath(20) })
const changes = Schema.Union([...EditRejection.members, UpgradeRequired])

export const readReview = endpoint({
  method: "GET",
  path: "/api/user/scripts/{id}/review",
  summary: "A script with its open points, its fit and what is needed to look at its words",
  access: "user",
  params: OneScript,
  success: ScriptReview,
  rejections: EditRejection,
})

export const editBeat = endpoint({
  method: "PATCH",
  path: "/api/user/scripts/{id}/beats/{beat}",
  summary: "Changes what a beat says or shows, or holds it as it is; without words the beat goes",
  access: "active",
  params: OneBeat,
  body: Schema.Struct({
    version: seen,
    change: Schema.Union([
      Schema.Struct({ text: textUpTo(2_000) }),
      Schema.Struct({ onScreen: textUpTo(200) }),
      Schema.Struct({ locked: Schema.Boolean }),
    ]),
  }),
  success: ScriptReview,
  rejections: changes,
  idempotencyKey: "receipt",
})

export const chooseHook = endpoint({
  method: "PUT",
  path: "/api/user/scripts/{id}/hook",
  summary: "Opens the script with another of its hooks",
  access: "active",
  params: OneScript,
  body: Schema.Struct({ version: seen, type: HookType }),
  success: ScriptReview,
  rejections: changes,
  idempotencyKey: "receipt",
})

export const rewriteBeat = endpoint({
  method: "POST",
  path: "/api/user/scripts/{id}/beats/{beat}/rewrite",
  summary: "Has one beat written anew from the same findings: free, ten times a script",
  access: "active",
  params: OneBeat,
  body: Schema.Struct({ version: seen }),
  success: ScriptReview,
  rejections: Schema.Union([...changes.members, ...WriteRejection.members]),
  expensive: true,
  idempotencyKey: "receipt",
})

export const CutProposal = Schema.Struct({
  version: Schema.Natural,
  cuts: Schema.Array(Place),
  savesSeconds: Schema.Finite,
  fits: Schema.Boolean,
}).annotate({ identifier: "CutProposal" })

export const readCut = endpoint({
  method: "GET",
  path: "/api/user/scripts/{id}/cut",
  summary: "What would go so that the script fits; changes nothing",
  access: "user",
  params: OneScript,
  success: CutProposal,
  rejections: EditRejection,
})

export const cutScript = endpoint({
  method: "POST",
  path: "/api/user/scripts/{id}/cut",
  summary: "Takes out sentences, as the proposal names them",
  access: "active",
  params: OneScript,
  body: Schema.Struct({
    version: seen,
    cuts: Schema.Array(Schema.Struct({ ...Place.fields, text: textUpTo(2_000) })).check(
      Schema.isMinLength(1),
      Schema.isMaxLength(100),
    ),
  }),
  success: ScriptReview,
  rejections: changes,
  idempotencyKey: "receipt",
})

export const readVersions = endpoint({
  method: "GET",
  path: "/api/user/scripts/{id}/versions",
  summary: "The script's versions, newest first; the last 50 are kept, and those that were checked",
  access: "user",
  params: OneScript,
  query: Schema.Struct({
    before: Schema.optionalKey(inPath(1_000_000)),
    limit: Schema.optionalKey(
      Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 50 })),
    ),
  }),
  success: Schema.Struct({
    current: Schema.Natural,
    versions: Schema.Array(VersionItem),
    /** Pass it as `before` for the next page; null at the end. */
    next: Schema.NullOr(Schema.Natural),
  }),
  rejections: changes,
})

export const compareVersions = endpoint({
  method: "GET",
  path: "/api/user/scripts/{id}/versions/{version}/changes",
  summary: "What changed from a version to the next one asked for, or to the script of now, beat by beat",
  access: "user",
  params: Schema.Struct({ id: Uuid, version: inPath(1_000_000) }),
  query: Schema.Struct({ to: Schema.optionalKey(inPath(1_000_000)) }),
  success: Schema.Struct({
    from: Schema.Natural,
    to: Schema.Natural,
    beats: Schema.Array(ComparedBeat),
  }),
  rejections: changes,
})

export const restoreVersion = endpoint({
  method: "POST",
  path: "/api/user/scripts/{id}/restore",
  summary: "Brings back the words of an earlier version, as a new one",
  access: "active",
  params: OneScript,
  body: Schema.Struct({ version: seen, to: seen }),
  success: ScriptReview,
  rejections: changes,
  idempotencyKey: "receipt",
})

const reason = textBetween(3, 500, "keeping_reason_missing")

/** How a point is settled. A link must be https. */
export const Settling = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("reword"), text: textUpTo(2_000) }),
  Schema.Struct({ kind: Schema.Literal("leave_out") }),
  Schema.Struct({ kind: Schema.Literal("finding"), finding: textUpTo(120) }),
  Schema.Struct({
    kind: Schema.Literal("citation"),
    publisher: textBetween(2, 200, "publisher_missing"),
    title: textBetween(2, 300, "source_title_missing"),
    year: Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 })),
    url: textBetween(12, 500, "link_not_https"),
  }),
  Schema.Struct({ kind: Schema.Literal("keep"), reason }),
  Schema.Struct({ kind: Schema.Literal("reopen") }),
])

export const settlePoint = endpoint({
  method: "POST",
  path: "/api/user/scripts/{id}/points/{point}",
  summary: "Settles an open point: other words, a source, a reason, or left out",
  access: "active",
  params: Schema.Struct({ id: Uuid, point: textUpTo(60) }),
  body: Schema.Struct({ version: seen, how: Settling }),
  success: ScriptReview,
  rejections: changes,
  idempotencyKey: "receipt",
})

export const approveScript = endpoint({
  method: "POST",
  path: "/api/user/scripts/{id}/approval",
  summary: "Says that the script was checked: bound to its very words, and only when nothing is open",
  access: "active",
  params: OneScript,
  body: Schema.Struct({ version: seen }),
  success: ScriptReview,
  rejections: changes,
  idempotencyKey: "receipt",
})

export const noteCopy = endpoint({
  method: "POST",
  path: "/api/user/scripts/{id}/copies",
  summary: "Says that a script was copied, which is counted once a day; nothing is charged",
  access: "user",
  params: OneScript,
  success: Schema.Struct({ noted: Schema.Literal(true) }),
  rejections: EditRejection,
})

export const deleteScript = endpoint({
  method: "DELETE",
  path: "/api/user/scripts/{id}",
  summary: "Deletes a script with its versions for good; its generation is not given back",
  access: "active",
  params: OneScript,
  success: Schema.Struct({ deleted: Schema.Literal(true), generationGivenBack: Schema.Literal(false) }),
  rejections: EditRejection,
})
