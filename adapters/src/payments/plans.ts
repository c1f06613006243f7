import { availabilityFrom, catalogue } from "@rounds/core/plan/catalogue.ts"
import { Plans } from "@rounds/core/plan/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Layer from "effect/Layer"

/** The plans with Professional's availability from configuration; `from` is a month such as "2027-03", or null. */
export const ConfiguredPlans = (
  professional: "waitlist" | "available",
  from: string | null,
): Layer.Layer<Plans> =>
  Layer.succeed(Plans, {
    on: (day) => catalogue(availabilityFrom(professional, from, DateTime.formatIso(day).slice(0, 10))),
  })
