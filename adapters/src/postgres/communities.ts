import { Communities, type Community } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { query, Sql } from "./client.ts"

/** The forum communities of `subreddit_config`. */
export const PostgresCommunities = Layer.effect(
  Communities,
  Effect.map(Sql, (sql) => ({ all: Effect.provideService(all, Sql, sql) })),
)

const all = query(
  "communities.all",
  (sql): Promise<ReadonlyArray<Community>> => sql<Community[]>`
    SELECT id, name, is_active AS "isActive", post_limit AS "postLimit"
    FROM subreddit_config ORDER BY lower(name) LIMIT 500`,
)
