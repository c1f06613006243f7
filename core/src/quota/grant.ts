import * as Effect from "effect/Effect"
import { recordAction } from "#admin/action.ts"
import { atomically } from "#kernel/atomically.ts"
import { dispatch } from "#kernel/dispatch.ts"
import type { ActorId } from "#kernel/stamped.ts"
import { SecurityLog } from "#security/ports.ts"
import { quota } from "./aggregate.ts"
import type { GrantQuota } from "./commands.ts"
import { UsageQuery } from "./ports.ts"
import { noBonus } from "./usage.ts"

/** Sets an account's bonus and remembers who did; setting the same again changes nothing. */
export const grantBonus = Effect.fn("grantBonus")(function* (
  userId: string,
  by: ActorId,
  grant: typeof GrantQuota.Type,
  why = "",
) {
  yield* atomically(
    Effect.gen(function* () {
      const { bonus } = yield* UsageQuery.use((usage) => usage.of(userId))
      const events = yield* dispatch(quota, { id: userId, by }, grant)
      if (events.length === 0) return
      const { extraScripts, extraTopicViews, until } = grant
      const after = { extraScripts, extraTopicViews, until }
      yield* recordAction({
        action: "quota_set",
        account: userId,
        by,
        why,
        before: { ...(bonus ?? noBonus) },
        after,
      })
      const detail = `${extraScripts} scripts, ${extraTopicViews} topic views until ${until ?? "no end"}`
      yield* SecurityLog.use((log) => log.record({ kind: "quota_granted", account: userId, by, detail }))
    }),
  )
})
