import { Communities, type Community } from "@rounds/core/collection/source-ports.ts"
import { query } from "./client.ts"
import { implement } from "./implement.ts"

const all = query(
  "communities.all",
  (sql): Promise<ReadonlyArray<Community>> => sql<Community[]>`
    SELECT id, source, name, title, is_active AS "isActive", post_limit AS "postLimit"
    FROM subreddit_config ORDER BY lower(key) LIMIT 500`,
)

/** The communities of `subreddit_config`. */
export const PostgresCommunities = implement(Communities, { all })
