import { usualLanguage } from "@rounds/core/language/names.ts"
import { weeklyPlansOf } from "@rounds/core/weekly-plan/plan-week.ts"
import { whyPlanned } from "@rounds/core/weekly-plan/words.ts"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { configurationOf } from "#configuration.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

/** The topics of an account's week, as its owner sees them. */
export const weeklyPlan = command("weekly-plan", "show the topics chosen for an account's week")
  .argument("<account>", "e-mail address or id")
  .action(async (name: string, { json }: { readonly json?: true }) => {
    const withSampleData = configurationOf().ROUNDS_DEMO === "on"
    const { email, plan, language } = await onProduct(
      Effect.gen(function* () {
        const { id, email, language } = yield* accountNamed(name)
        const plans = yield* weeklyPlansOf([id], withSampleData)
        return { email, language, plan: plans.get(id) ?? null }
      }),
    )
    if (json) return sayJson({ email, plan })
    if (plan === null) return say(`${email}: there is nothing to choose from`)
    const sample = plan.sampleDate === null ? "" : ` (sample data of ${plan.sampleDate})`
    say(`${email}: week of ${plan.week}${sample}`)
    plan.topics.forEach((topic, at) => {
      say(`  ${at + 1}. ${topic.title}`)
      say(`     ${whyPlanned(topic, language ?? usualLanguage)}`)
    })
  })
