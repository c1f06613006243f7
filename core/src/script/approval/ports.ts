import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Script } from "#script/script.ts"
import type { LastApproval } from "./approval.ts"

/** Port. Which words of which scripts were checked before filming. Approvals are never changed. */
export class ScriptApprovals extends Context.Service<
  ScriptApprovals,
  {
    /** Binds an approval to the words of this script, with what was kept and why. False: the script has moved on. */
    readonly approve: (script: Script, at: string) => Effect.Effect<boolean>
    readonly last: (script: Script) => Effect.Effect<LastApproval | null>
    /** The ids of those among these scripts whose words, as they stand, were checked last. */
    readonly checkedAmong: (scripts: ReadonlyArray<Script>) => Effect.Effect<ReadonlySet<string>>
  }
>()("core/script/approval/ScriptApprovals") {}
