import { type BackendCall, BackendUsage } from "@rounds/core/script/ports.ts"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

/** Calls to writers, in `backend_usage`. */
export const PostgresBackendUsage: Layer.Layer<BackendUsage, never, Sql> = implement(BackendUsage, {
  record: (call: BackendCall) =>
    query("backendUsage.record", async (sql) => {
      await sql`
          INSERT INTO backend_usage
            (user_id, action_type, tokens_used, api_cost, duration, success, error_message, metadata)
          VALUES (${call.userId}, ${call.actionType}, ${call.tokensUsed}, ${call.apiCost}, ${Math.round(call.duration)},
            ${call.success}, ${call.errorMessage}, ${sql.json(call.metadata)})`
    }),
})
