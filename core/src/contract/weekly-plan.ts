import * as Schema from "effect/Schema"
import { WeeklyPlan } from "#weekly-plan/weekly-plan.ts"
import { endpoint } from "./endpoint.ts"

export const readWeeklyPlan = endpoint({
  method: "GET",
  path: "/api/user/weekly-plan",
  summary:
    "Topics for your week: at most three, your language first, chosen when you first ask and then the same until Sunday; when you change it, what is in another language and not written about yet makes way for what is in yours. `null` while there is nothing to choose from",
  access: "active",
  success: Schema.Struct({ plan: Schema.NullOr(WeeklyPlan) }),
})
