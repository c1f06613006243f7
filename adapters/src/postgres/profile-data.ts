import type { Statements } from "./client.ts"
import type { Fate, Holding, Who } from "./holding.ts"

const fate: Fate = { _tag: "Erased" }
const rowsOf = (sql: Statements, { id }: Who) => sql`user_id = ${id}::uuid`

/** What people say of themselves, and what they have agreed to. */
export const profileHoldings: ReadonlyArray<Holding> = [
  {
    table: "public.user_profiles",
    columns: ["user_id", "name"],
    rowsOf,
    fate,
    exported: { name: "profile", without: ["user_id"] },
  },
  {
    table: "public.user_reach",
    columns: ["user_id"],
    rowsOf,
    fate,
    exported: {
      name: "reach",
      without: ["user_id"],
    },
  },
  {
    table: "public.topic_marks",
    columns: ["user_id"],
    rowsOf,
    fate,
    exported: {
      name: "topic-marks",
      without: ["user_id"],
    },
  },
  {
    table: "public.document_acceptances",
    columns: ["user_id"],
    rowsOf,
    fate,
    exported: {
      name: "acceptances",
      without: ["user_id"],
    },
  },
]
