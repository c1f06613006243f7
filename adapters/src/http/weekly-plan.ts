import { readWeeklyPlan } from "@rounds/core/contract/weekly-plan.ts"
import { weeklyPlansOf } from "@rounds/core/weekly-plan/plan-week.ts"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

export const mountWeeklyPlan = (host: Host<Ports>, sampleData: boolean): void => {
  mount(host, readWeeklyPlan, ({ account, language }) =>
    Effect.map(weeklyPlansOf([account.id], sampleData, language), (plans) => ({
      plan: plans.get(account.id) ?? null,
    })),
  )
}
