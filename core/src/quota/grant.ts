import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { dispatch } from "#kernel/dispatch.ts"
import type { ActorId } from "#kernel/stamped.ts"
import { SecurityLog } from "#security/ports.ts"
import { quota } from "./aggregate.ts"
import type { GrantQuota } from "./commands.ts"

/** Sets an account's bonus and remembers who did; setting the same again changes nothing. */
export const grantBonus = Effect.fn("grantBonus")(function* (
  userId: string,
  by: ActorId,
  grant: typeof GrantQuota.Type,
) {
  yield* atomically(
    Effect.gen(function* () {
      const events = yield* dispatch(quota, { id: userId, by }, grant)
      if (events.length === 0) return
      const { extraScripts, extraTopicViews, until } = grant
      const detail = `${extraScripts} scripts, ${extraTopicViews} topic views until ${until ?? "no end"}`
      yield* SecurityLog.use((log) => log.record({ kind: "quota_granted", account: userId, by, detail }))
    }),
  )
})
