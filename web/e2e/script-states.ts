import { expect, type Page } from "@playwright/test"
import { forecast } from "#testing/answers.ts"
import { topicAt } from "#testing/topic-answers.ts"
import { type Answers, refusal } from "./served.ts"
import type { State } from "./states.ts"

const visitor: Answers = { "GET /api/user": refusal(401, "NotSignedIn", "Sign in first.") }
const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const topic: Answers = { "GET /api/trending-topics/{topicId}": topicAt(0) }

const example = async (page: Page) => {
  await page.getByRole("button", { name: "Show an example" }).click()
  await page.getByLabel("Where it will be seen").selectOption("UK")
  await page.getByLabel("It promotes").selectOption("own_service")
  await shows("Must change")(page)
}

const typed = (text: string, then: string) => async (page: Page) => {
  await page.getByLabel("Your text").fill(text)
  await shows(then)(page)
}

const titled = async (page: Page) => {
  await page.getByLabel("What is it about?").fill("Chest pain at night")
  await shows("Not a topic to film")(page)
}

/** The check of one's own text, and what the generator says before a click. */
export const scriptStates: { readonly [name: string]: State } = {
  "check, empty": { path: "/check", answers: visitor, act: shows("what is found stands here") },
  "check, example": { path: "/check", answers: visitor, act: example },
  "check, clean": {
    path: "/check",
    answers: visitor,
    act: typed("Drink a glass of water before the coffee. It is pleasant on a warm day.", "No rule fired."),
  },
  "check, too long": {
    path: "/check",
    answers: visitor,
    act: typed("Water is wet. ".repeat(400), "too many"),
  },
  "check, another language": {
    path: "/check",
    answers: visitor,
    act: typed("Bu çay çok güzel ve her gün bir bardak içmek için iyi.", "This looks Turkish."),
  },
  "generator, findings": { path: "/script-generator/topic-1", answers: topic, act: shows("7 findings") },
  "generator, no findings": {
    path: "/script-generator/topic-1",
    answers: {
      ...topic,
      "GET /api/script-forecast": { ...forecast, findings: 0, subject: null, byAi: true, reachKnown: false },
    },
    act: shows("No findings for this subject."),
  },
  "generator, not for filming": {
    path: "/script-generator/custom",
    answers: {
      "GET /api/script-forecast": refusal(422, "NotForFilming", "We do not write a script on it.", {
        title: "Not a topic to film",
        safeMessage: ["This can be an emergency.", "Call 911 now, even if it seems to get better."],
      }),
    },
    act: titled,
  },
}
