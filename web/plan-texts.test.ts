import { catalogue } from "@rounds/core/plan/catalogue.ts"
import { expect, test } from "vitest"
import { planBadges } from "./src/language/turkish/plan-badges.ts"
import { planTexts } from "./src/language/turkish/plan-texts.ts"

/** Buttons of the plans, and badges, as the specification words them. */
const labels =
  "Start Free|Start 7-Day Trial|Current Plan|Current Plan (Trial)|Downgrade to Free|Subscribe Now|Upgrade|Upgrade to unlock more|Already upgraded|Contact Support|Switch to Monthly|Switch to Yearly|Date to be announced"
const badges = ["Admin", "Creator Pro Trial", "Trial", "Free"]

/** Why a plan cannot be chosen now. */
const refusals =
  "Plan Change Not Available|Please contact support for plan changes.|Already Subscribed|You're already on the Starter plan.|You're already on the Creator Pro plan.|You're already on the Professional plan.|Contact support to downgrade your plan.|Not Available Yet|Professional is not on sale yet. Join the waitlist and we will tell you."

/** A mark and a dash, and names of plans. */
const asTheyAre = new Set(["Yes", "–"])

test("whatever the plans say of themselves has its Turkish words", () => {
  const said = catalogue({ state: "waitlist", label: "Date to be announced" }).flatMap(
    ({ description, features, expandedFeatures }) => [
      description,
      ...expandedFeatures,
      ...features.flatMap(({ row, cell, text }) => [row, cell, text]),
    ],
  )
  const all = new Set([...said, ...labels.split("|"), ...refusals.split("|")])
  expect([...all].filter((text) => !asTheyAre.has(text) && planTexts[text] === undefined)).toEqual([])
  expect(Object.keys(planBadges)).toEqual(badges)
})
