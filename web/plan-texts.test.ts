import { catalogue } from "@rounds/core/plan/catalogue.ts"
import { expect, test } from "vitest"
import { planTexts } from "./src/language/turkish/plan-texts.ts"

/** Buttons and badges of the plans, as the specification words them. */
const labels =
  "Start Free|Start 7-Day Trial|Current Plan|Current Plan (Trial)|Downgrade to Free|Subscribe Now|Upgrade|Upgrade to unlock more|Already upgraded|Contact Support|Switch to Monthly|Switch to Yearly|Date to be announced|Admin|Creator Pro Trial|Trial|Free"

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
  const all = new Set([...said, ...labels.split("|")])
  expect([...all].filter((text) => !asTheyAre.has(text) && planTexts[text] === undefined)).toEqual([])
})
