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
    exported: { name: "profile", says: "Your professional profile.", without: ["user_id"] },
  },
  {
    table: "public.user_reach",
    columns: ["user_id"],
    rowsOf,
    fate,
    exported: {
      name: "reach",
      says: "Where your videos are shown and what they promote.",
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
      says: "Topics that you saved, and topics that are not for you.",
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
      says: "Which version of terms and privacy you accepted, and when.",
      without: ["user_id"],
    },
  },
]
