import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { mayCall } from "#account/access.ts"
import type { Account } from "#account/account.ts"
import { canonicalJson } from "#kernel/canonical-json.ts"
import { atomically } from "#kernel/atomically.ts"
import { Scripts } from "#script/ports.ts"
import type { Script } from "#script/script.ts"
import { changed, type ScriptChange } from "./change.ts"
import { customised } from "./customisation.ts"
import { type Made, ScriptVersions } from "./ports.ts"
import { ChangeRefused, ScriptChangedElsewhere } from "./rejections.ts"
import { deskOf, ownScript, sheetOf } from "./sheet.ts"

/** Which script is changed, and the version that the person was looking at. */
export interface Target {
  readonly id: string
  readonly version: number
}

/** Changes whose new words stand in the change itself. */
export type WordedChange = Exclude<ScriptChange, { readonly _tag: "RewriteBeat" | "RestoreVersion" }>

const made: { readonly [T in ScriptChange["_tag"]]: Made } = {
  EditBeat: "edited",
  ShowOnScreen: "on_screen",
  LockBeat: "locked",
  ChooseHook: "hook",
  RewriteBeat: "rewritten",
  CutSentences: "cut",
  RestoreVersion: "restored",
}

/** Changes the words of a script, or what is held fast in it. Sent twice, it changes once. */
export const editScript = Effect.fn("editScript")(function* (
  account: Account,
  target: Target,
  change: WordedChange,
) {
  const script = yield* changeable(account, target.id)
  if (change._tag === "ChooseHook") yield* customised(account, "hook_choice")
  return yield* apply(script, target, change)
})

/** Brings back the words of an earlier version, as a new one. */
export const restoreVersion = Effect.fn("restoreVersion")(function* (
  account: Account,
  target: Target,
  version: number,
) {
  const script = yield* changeable(account, target.id)
  yield* customised(account, "script_versions")
  const earlier = yield* ScriptVersions.use((versions) => versions.one(script, version))
  if (earlier === null) return yield* new ChangeRefused({ problem: "version_unknown", field: "to" })
  return yield* apply(script, target, { _tag: "RestoreVersion", version, beats: earlier.beats })
})

/** Forgets a script of the person's own. What it was charged stays charged. */
export const deleteScript = Effect.fn("deleteScript")(function* (account: Account, id: string) {
  const script = yield* changeable(account, id)
  const at = DateTime.formatIso(yield* DateTime.now)
  yield* atomically(Scripts.use((scripts) => scripts.remove(account.id, script.id, at)))
})

/** A script that its owner may change. */
export const changeable = Effect.fnUntraced(function* (account: Account, id: string) {
  yield* Effect.fromResult(mayCall("active", account))
  return yield* ownScript(account.id, id)
})

/** Makes a change to the version it was meant for, and keeps both. */
export const apply = Effect.fnUntraced(function* (script: Script, { version }: Target, change: ScriptChange) {
  const { surroundings } = yield* deskOf(script)
  const after = changed(script, change, surroundings)
  if (script.version === version)
    return yield* stored(script, yield* Effect.fromResult(after), made[change._tag])
  // The same change sent again, because its answer got lost: the script is what it asks for.
  const isMade =
    script.version === version + 1 && Result.isSuccess(after) && saysTheSame(script, after.success)
  return isMade ? yield* sheetOf(script) : yield* new ScriptChangedElsewhere({ version: script.version })
})

const saysTheSame = (one: Script, other: Script): boolean =>
  canonicalJson(one.beats) === canonicalJson(other.beats)

/** Stores what became of a script, unless somebody was faster. */
export const stored = Effect.fnUntraced(function* (before: Script, after: Script, what: Made) {
  const at = DateTime.formatIso(yield* DateTime.now)
  const isStored = yield* atomically(
    ScriptVersions.use((versions) => versions.replace({ before, after, made: what, at })),
  )
  if (!isStored) {
    const { version } = yield* ownScript(before.userId, before.id)
    return yield* new ScriptChangedElsewhere({ version })
  }
  return yield* sheetOf(after)
})
