import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { UsageFacts } from "./usage.ts"

/** Port. Reads the usage table the projection keeps; `usageAt` turns the facts into what a screen shows. */
export class UsageQuery extends Context.Service<
  UsageQuery,
  {
    /** An account without a row has used nothing. */
    readonly of: (userId: string) => Effect.Effect<UsageFacts>
  }
>()("core/quota/UsageQuery") {}
