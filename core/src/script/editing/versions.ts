import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { compareVersions } from "./compare.ts"
import { customised } from "./customisation.ts"
import { ScriptVersions } from "./ports.ts"
import { ChangeRefused } from "./rejections.ts"
import { ownScript } from "./sheet.ts"

/** The versions of a script, newest first. */
export const versionsOf = Effect.fn("versionsOf")(function* (
  account: Account,
  id: string,
  page: { readonly before: number | null; readonly limit: number },
) {
  yield* customised(account, "script_versions")
  const script = yield* ownScript(account.id, id)
  const found = yield* ScriptVersions.use((versions) => versions.list({ script, ...page }))
  return { script, ...found }
})

/** What changed from one version to another; without `to`, to the script of now. */
export const changesBetween = Effect.fn("changesBetween")(function* (
  account: Account,
  id: string,
  { from, to }: { readonly from: number; readonly to: number | null },
) {
  yield* customised(account, "script_versions")
  const script = yield* ownScript(account.id, id)
  const versionNamed = Effect.fnUntraced(function* (version: number, field: string) {
    const found = yield* ScriptVersions.use((versions) => versions.one(script, version))
    return found ?? (yield* new ChangeRefused({ problem: "version_unknown", field }))
  })
  const earlier = yield* versionNamed(from, "version")
  const later = yield* versionNamed(to ?? script.version, "to")
  return {
    from,
    to: later.version,
    beats: compareVersions(earlier.beats, later.beats),
  }
})
