import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import type { Notice } from "#notification/kinds.ts"
import { Telling } from "#notification/ports.ts"
import { tell } from "#notification/tell.ts"
import { dayOf } from "#notification/value-types.ts"
import type { Language } from "#script/settings.ts"
import { weeklyPlansOf } from "./plan-week.ts"
import { WeeklyPlans } from "./ports.ts"
import { isPlanMorning } from "./week.ts"
import type { WeeklyPlan } from "./weekly-plan.ts"
import { whyPlanned } from "./words.ts"

/** People at a time: each batch is one transaction. */
const BATCH = 100

/**
 * Tells their plan to those who asked for it and whose Monday morning it is; once a week, however often this runs or is
 * killed. Who has nothing planned hears nothing.
 */
export const tellPlans = Effect.fn("tell weekly plans")(function* (
  publicUrl: string,
  withSampleData: boolean,
) {
  for (let after = ""; ;) {
    const last = yield* tellPlansAfter(after, publicUrl, withSampleData)
    if (last === null) return
    after = last
  }
})

const tellPlansAfter = (after: string, publicUrl: string, withSampleData: boolean) =>
  atomically(
    Effect.gen(function* () {
      const now = yield* DateTime.now
      const subscribers = yield* WeeklyPlans.use((plans) => plans.subscribers(after, BATCH))
      const due = subscribers.filter(({ timeZone }) => isPlanMorning(now, timeZone))
      const ids = due.map(({ userId }) => userId)
      if (ids.length > 0) {
        const recipients = yield* Telling.use((telling) => telling.recipients(ids))
        const plans = yield* weeklyPlansOf(ids, withSampleData)
        yield* tell(
          [...recipients.values()].flatMap((to) => {
            const plan = plans.get(to.id)
            const notice = plan === undefined ? null : planNotice(plan, to.language)
            return notice === null ? [] : [{ to, notice, at: now }]
          }),
          publicUrl,
        )
      }
      return subscribers.length < BATCH ? null : (subscribers.at(-1)?.userId ?? null)
    }),
  )

/** Null where nothing is planned. */
export const planNotice = ({ week, topics, sampleDate }: WeeklyPlan, language: Language): Notice | null => {
  const [first, second, third] = topics
  if (first === undefined) return null
  const why = (topic: typeof second) => (topic === undefined ? null : whyPlanned(topic, language))
  return {
    kind: "weekly_plan",
    about: `weekly_plan:${week}`,
    values: {
      first: first.title,
      why: whyPlanned(first, language),
      second: second?.title ?? null,
      secondwhy: why(second),
      third: third?.title ?? null,
      thirdwhy: why(third),
      sample: sampleDate === null ? null : dayOf(sampleDate),
    },
  }
}
