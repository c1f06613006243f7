import { expect, type Page } from "@playwright/test"
import { forecast } from "#testing/answers.ts"
import { example as exampleScript } from "#testing/review-answers.ts"
import { topicAt } from "#testing/topic-answers.ts"
import { type Answers, refusal, silence } from "./served.ts"
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

const guestScript = {
  ...exampleScript,
  topicId: "topic-1",
  scriptText: "Everyone is asking.",
  bestPostingTime: "Wed 6 PM",
  presetSettings: {
    language: "english",
    format: "trend_reaction",
    tone: "professional",
    platform: "multi_platform",
    duration: "60_seconds",
  },
  disclaimer: "This is general information, not medical advice.",
  writer: "offline",
  madeByAi: false,
  copyCount: 0,
  createdAt: "2026-11-20T09:00:00.000Z",
}
const guest: Answers = {
  ...visitor,
  "POST /api/public/guest/generate": (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `id: 1\nevent: done\ndata: ${JSON.stringify(guestScript)}\n\n`,
    }),
}
const hasWritten = async (page: Page) => {
  await page.getByRole("button", { name: "Generate Script", exact: true }).click()
  await shows("1 copy included")(page)
}

/** The check of one's own text, and what the generator says before a click. */
export const scriptStates: { readonly [name: string]: State } = {
  "guest, writing": {
    path: "/",
    answers: { ...visitor, "POST /api/public/guest/generate": silence },
    overlay: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Generate Script", exact: true }).click()
      await shows("Checking each claim")(page)
    },
  },
  "guest, script": { path: "/", answers: guest, overlay: true, act: hasWritten },
  "guest, offer": {
    path: "/",
    answers: guest,
    overlay: true,
    act: async (page) => {
      await hasWritten(page)
      await page.keyboard.press("Escape")
      await shows("Like this?")(page)
    },
  },
  "guest preview": { path: "/guest-preview", answers: visitor, act: shows("Preview Mode") },
  "guest preview, no topics": {
    path: "/guest-preview",
    answers: { ...visitor, "GET /api/trending-topics": [] },
    act: shows("No Topics Available"),
  },
  "guest preview, topic": {
    path: "/guest-preview?topicId=topic-1",
    answers: visitor,
    overlay: true,
    act: shows("Content Opportunities"),
  },
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
