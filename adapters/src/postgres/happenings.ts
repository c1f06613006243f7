import type { Happening } from "@rounds/core/notification/happening.ts"
import { administrators, type Audience, Happenings } from "@rounds/core/notification/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

/** Puts down what is to be told, within the surrounding transaction when there is one. */
export const noteHappening = (audience: Audience, happening: Happening) =>
  audience === administrators
    ? put(null, happening)
    : isAccountId(audience)
      ? put(audience, happening)
      : Effect.void

const put = (accountId: string | null, happening: Happening) =>
  Effect.flatMap(DateTime.now, (now) =>
    query(
      "note what happened",
      (sql) => sql`
        INSERT INTO happenings (account_id, happening, at)
        VALUES (${accountId}, ${JSON.stringify(happening)}::text::jsonb, ${DateTime.toDate(now)})`,
    ),
  ).pipe(Effect.asVoid)

export const PostgresHappenings: Layer.Layer<Happenings, never, Sql> = implement(Happenings, {
  note: noteHappening,
})
