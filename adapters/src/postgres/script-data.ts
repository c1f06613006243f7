import type { RecordName } from "@rounds/core/account/personal-records.ts"
import type { Statements } from "./client.ts"
import type { Fate, Holding, Who } from "./holding.ts"

const erased: Fate = { _tag: "Erased" }
const userId = (sql: Statements, { id }: Who) => sql`user_id = ${id}::uuid`
const exported = (name: RecordName) => ({ name, without: ["user_id"] })

/** What is held of a person's scripts; what refers comes before what is referred to. */
export const scriptHoldings: ReadonlyArray<Holding> = [
  {
    table: "public.script_approvals",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("script-approvals"),
  },
  {
    table: "public.script_versions",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("script-versions"),
  },
  {
    table: "public.topic_usage_analytics",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("topic-use"),
  },
  {
    table: "public.deleted_scripts",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("deleted-scripts"),
  },
  {
    table: "public.generated_scripts",
    columns: ["user_id"],
    rowsOf: userId,
    fate: erased,
    exported: exported("scripts"),
  },
]
