import type { Statements } from "./client.ts"
import type { Fate, Holding, Who } from "./holding.ts"

const erased: Fate = { _tag: "Erased" }
const userId = (sql: Statements, { id }: Who) => sql`user_id = ${id}::uuid`
const exported = (name: string, says: string) => ({ name, says, without: ["user_id"] })

/** What is held of a person's scripts; what refers comes before what is referred to. */
export const scriptHoldings: ReadonlyArray<Holding> = [
  {
    table: "public.script_approvals",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("script-approvals", "When you checked which words before filming, and why."),
  },
  {
    table: "public.script_versions",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("script-versions", "Earlier versions of your scripts."),
  },
  {
    table: "public.topic_usage_analytics",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported(
      "topic-use",
      "Which topics you looked at, wrote on, copied and saved in the last 90 days.",
    ),
  },
  {
    table: "public.deleted_scripts",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("deleted-scripts", "When you deleted a script; its words are gone."),
  },
  {
    table: "public.generated_scripts",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("scripts", "Your scripts, as stored."),
  },
]
