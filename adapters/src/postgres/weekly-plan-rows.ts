import { documentReader } from "@rounds/core/kernel/document.ts"
import { WeeklyPlan } from "@rounds/core/weekly-plan/weekly-plan.ts"
import type postgres from "postgres"
import type { Statements } from "./client.ts"

/** The columns of `weekly_plans` under the names of `WeeklyPlan`, with whose it is. */
export const weeklyPlanColumns = (sql: Statements) => sql`
  concat(plan.user_id, ' ', plan.week) AS id, plan.user_id AS "userId", plan.week::text, plan.topics, plan.language,
  plan.sample_date::text AS "sampleDate"`

const readPlan = documentReader("weekly plan", WeeklyPlan)

/** A row of `weeklyPlanColumns`, of whatever release; `fixtures/documents/weekly-plans.json` has the examples. */
export const weeklyPlanOfRow = (row: postgres.Row) => readPlan(String(row["id"]), row)
