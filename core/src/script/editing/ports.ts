import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Beat, Script } from "#script/script.ts"

/** What made a version. */
export const Made = Schema.Literals([
  "written",
  "edited",
  "on_screen",
  "locked",
  "hook",
  "rewritten",
  "cut",
  "restored",
  "settled",
])
export type Made = typeof Made.Type

/** So many versions of a script are kept: the newest, and beyond them those that were checked. */
export const versionsKept = 50

/** A script as it stood after one change. */
export interface ScriptVersion {
  readonly version: number
  readonly made: Made
  /** ISO 8601, UTC. */
  readonly at: string
  readonly beats: ReadonlyArray<Beat>
  /** Whether these very words were checked before filming. */
  readonly wasChecked: boolean
}

export interface VersionPage {
  readonly versions: ReadonlyArray<ScriptVersion>
  /** Versions before this one stand on the next page; null at the end. */
  readonly next: number | null
}

/** One change to be stored. */
export interface Replacement {
  /** As it stands now; its version is the one that must still be stored. */
  readonly before: Script
  readonly after: Script
  readonly made: Made
  readonly at: string
}

/** Port. The versions of a person's scripts. */
export class ScriptVersions extends Context.Service<
  ScriptVersions,
  {
    /** Stores the change with the version it makes, unless the script has moved on: then false, and nothing is stored. */
    readonly replace: (change: Replacement) => Effect.Effect<boolean>
    /** Newest first, at most `limit`, all before `before`. The script as it was written counts, changed or not. */
    readonly list: (query: {
      readonly script: Script
      readonly before: number | null
      readonly limit: number
    }) => Effect.Effect<VersionPage>
    readonly one: (script: Script, version: number) => Effect.Effect<ScriptVersion | null>
  }
>()("core/script/editing/ScriptVersions") {}
