import type { UnreadableDocument } from "@rounds/core/kernel/document.ts"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type postgres from "postgres"
import { query, type Sql, type Statements } from "./client.ts"
import { guestColumns, guestOfRow } from "./guest-rows.ts"
import type { InvariantCheck } from "./invariants.ts"
import { scriptColumns, scriptOfRow } from "./script-rows.ts"
import { versionColumns, versionOfRow } from "./script-versions.ts"
import { topicColumns, topicOfRow } from "./topic-rows.ts"
import { weeklyPlanColumns, weeklyPlanOfRow } from "./weekly-plan-rows.ts"

interface Documents {
  readonly name: string
  /** One page by id, after the id given ("" for the first). */
  readonly page: (sql: Statements, after: string) => Promise<ReadonlyArray<postgres.Row>>
  readonly read: (row: postgres.Row) => Result.Result<unknown, UnreadableDocument>
}

const PAGE = 200

const all: ReadonlyArray<Documents> = [
  {
    name: "script that cannot be read",
    page: (sql, after) => sql`
      SELECT ${scriptColumns(sql)} FROM generated_scripts
      WHERE id > ${after === "" ? "00000000-0000-0000-0000-000000000000" : after}::uuid ORDER BY id LIMIT ${PAGE}`,
    read: scriptOfRow,
  },
  {
    name: "guest's script that cannot be read",
    page: (sql, after) => sql`
      SELECT ${guestColumns(sql)} FROM guest_generations
      WHERE id > ${after === "" ? "00000000-0000-0000-0000-000000000000" : after}::uuid ORDER BY id LIMIT ${PAGE}`,
    read: guestOfRow,
  },
  {
    name: "script version that cannot be read",
    page: (sql, after) => {
      const [script = "00000000-0000-0000-0000-000000000000", version = "0"] =
        after === "" ? [] : after.split(" ")
      return sql`
        SELECT ${versionColumns(sql)} FROM script_versions v
        WHERE (v.script_id, v.version) > (${script}::uuid, ${version}::integer)
        ORDER BY v.script_id, v.version LIMIT ${PAGE}`
    },
    read: versionOfRow,
  },
  {
    name: "topic that cannot be read",
    page: (sql, after) => sql`
      SELECT ${topicColumns(sql)} FROM trending_topics AS topic WHERE id > ${after} ORDER BY id LIMIT ${PAGE}`,
    read: topicOfRow,
  },
  {
    name: "weekly plan that cannot be read",
    page: (sql, after) => {
      const [user = "00000000-0000-0000-0000-000000000000", week = "-infinity"] =
        after === "" ? [] : after.split(" ")
      return sql`
        SELECT ${weeklyPlanColumns(sql)} FROM weekly_plans plan
        WHERE (plan.user_id, plan.week) > (${user}::uuid, ${week}::text::date)
        ORDER BY plan.user_id, plan.week LIMIT ${PAGE}`
    },
    read: weeklyPlanOfRow,
  },
]

const SHOWN = 5

/** Reads every stored document once, page by page, as the lists do. */
export const checkDocuments: Effect.Effect<ReadonlyArray<InvariantCheck>, never, Sql> = Effect.forEach(
  all,
  Effect.fnUntraced(function* ({ name, page, read }) {
    const examples: Array<string> = []
    let violations = 0
    let after = ""
    for (;;) {
      const rows = yield* query(`check: ${name}`, (sql) => page(sql, after))
      for (const row of rows) {
        const result = read(row)
        if (Result.isSuccess(result)) continue
        violations += 1
        const { id, fields } = result.failure
        if (examples.length < SHOWN) examples.push(`${id}: ${fields.join(", ")}`)
      }
      const last = rows.at(-1)
      if (last === undefined || rows.length < PAGE) return { name, violations, examples }
      after = String(last["id"])
    }
  }),
)
