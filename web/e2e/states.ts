import { expect, type Page } from "@playwright/test"
import { edition, proUser, script, usage } from "#testing/answers.ts"
import { type Answers, refusal, silence } from "./served.ts"

/** A screen in one of its states: where it is, what the API answers, and what is done to get there. */
export interface State {
  readonly path: string
  readonly answers?: Answers
  readonly act?: (page: Page) => Promise<void>
  /** An overlay stands above the page: the picture shows the window, not the whole page. */
  readonly overlay?: true
}

const visitor: Answers = { "GET /api/user": refusal(401, "NotSignedIn", "Sign in first.") }
const pro: Answers = {
  "GET /api/user": proUser,
  "GET /api/user/usage": { ...usage, scriptsLimit: 50, topicViewsLimit: -1 },
}
const generate = "/script-generator/topic-1"
const made = `${generate}?script=${script.id}`

const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

const presses =
  (name: string | RegExp, then: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("button", { name }).first().click()
    await shows(then)(page)
  }

const signInFails = async (page: Page) => {
  await page.route("**/identity/**", (route) => route.abort())
  await page.getByLabel("E-mail").fill("name@clinic.example")
  await page.getByLabel("Password", { exact: true }).fill("long-enough-secret")
  await presses("Sign in", "Authentication Error")(page)
}

/** As the trial button of the landing page leaves it. */
const trialChosen = async (page: Page) => {
  const choice = { isTrial: true, planId: "creator_pro", billingFrequency: "monthly" }
  await page.evaluate((text) => sessionStorage.setItem("rounds.pending-choice", text), JSON.stringify(choice))
  await page.reload()
  await shows("Step 1 of 2")(page)
}

/** Pieces that wait until the reader comes near are drawn. */
const toTheEnd = async (page: Page) => {
  await page.getByText("Post with optimized hashtags and timing").scrollIntoViewIfNeeded()
  await shows("Written by the product from the sources named")(page)
  await page.evaluate(() => scrollTo(0, 0))
}

const openMenu = async (page: Page) => {
  const phone = page.getByRole("button", { name: "Open menu" })
  const account = page.getByRole("button", { name: /account menu/ })
  await expect(phone.or(account).first()).toBeVisible()
  await ((await phone.isVisible()) ? phone : account).click()
  await shows("Sign Out")(page)
}

export const states: { readonly [name: string]: State } = {
  landing: { path: "/", answers: visitor, act: toTheEnd },
  "landing, signed in": { path: "/", act: shows("Welcome back") },
  "landing, no data": {
    path: "/",
    answers: {
      ...visitor,
      "GET /api/public/trending": [],
      "GET /api/public/stats": refusal(503, "Outage", "Down."),
    },
  },
  "sign in": { path: "/auth?topicId=topic-1", answers: visitor, act: shows("Continue with") },
  "sign up": { path: "/auth?mode=sign-up", answers: visitor },
  "sign up, trial chosen": { path: "/auth?mode=sign-up", answers: visitor, act: trialChosen },
  "sign in, service down": { path: "/auth?topicId=topic-1", answers: visitor, act: signInFails },
  topics: { path: "/app" },
  "topics, trial": {
    path: "/app",
    answers: {
      ...pro,
      "GET /api/edition": { ...edition, last: { ...edition.last, sampleDate: "2026-11-20" } },
    },
    act: shows("Sample data"),
  },
  "topics, loading": { path: "/app", answers: { "GET /api/trending-topics": silence } },
  "topics, empty": {
    path: "/app",
    answers: { "GET /api/trending-topics": [], "POST /api/init-topics": { topics: [] } },
    act: shows("No Trending Topics Yet"),
  },
  "topics, upgrade": {
    path: "/app?specialty=clinical_pharmacist",
    answers: {
      "GET /api/trending-topics": refusal(403, "UPGRADE_REQUIRED", "Not in this plan.", {
        requiresUpgrade: true,
      }),
    },
    act: shows("Specialty Filtering Requires Upgrade"),
  },
  "topics, error": {
    path: "/app",
    answers: { "GET /api/trending-topics": refusal(503, "Outage", "The database did not answer within 8 s") },
    act: shows("Failed to Load Trending Topics"),
  },
  "topics, late": {
    path: "/app",
    answers: { "GET /api/edition": { ...edition, late: true } },
    act: shows("update is late"),
  },
  "topics, stale": {
    path: "/app",
    answers: {
      ...pro,
      "POST /api/refresh-trending-topics": refusal(429, "MonthlyQuotaReached", "Used up.", {
        requiresUpgrade: true,
      }),
    },
    act: presses("Refresh", "Topic refresh allowance used up"),
  },
  "topics, refreshing": {
    path: "/app",
    answers: { ...pro, "POST /api/refresh-trending-topics": silence },
    act: presses("Refresh", "Refreshing today"),
  },
  "topics, formulas": { path: "/app", overlay: true, act: presses("See the formulas", "What counts") },
  "topic details": { path: "/app?topicId=topic-1", overlay: true, act: shows("How this score is made") },
  "topic details, table": {
    path: "/app?topicId=topic-1",
    overlay: true,
    act: presses("View as table", "Day (UTC)"),
  },
  "topic details, not opened yet": {
    path: "/app?topicId=topic-1",
    overlay: true,
    answers: {
      "GET /api/trending-topics/{topicId}": refusal(403, "TopicNotOpened", "Open this topic first."),
    },
    act: shows("Not opened yet this month"),
  },
  "topic details, views used up": {
    path: "/app?topicId=topic-1",
    overlay: true,
    answers: {
      "GET /api/trending-topics/{topicId}": refusal(429, "TopicViewsUsedUp", "All used.", {
        requiresUpgrade: true,
      }),
      "GET /api/user/usage": { ...usage, topicViews: 10 },
    },
    act: shows("Monthly limit reached!"),
  },
  "generator, before": { path: `${generate}?angle=Who%20should%20ask%20first`, act: shows("in outline") },
  "generator, pending": {
    path: generate,
    answers: { "POST /api/generate-script": silence },
    act: presses("Generate Script", "Asking the writer"),
  },
  "generator, quota reached": {
    path: generate,
    answers: {
      "POST /api/generate-script": refusal(429, "MonthlyQuotaReached", "You have used 5 of 5 scripts.", {
        requiresUpgrade: true,
      }),
    },
    act: presses("Generate Script", "Monthly Quota Reached"),
  },
  "generator, failed": {
    path: generate,
    answers: {
      "POST /api/generate-script": refusal(503, "WriterUnavailable", "The writer cannot be reached."),
    },
    act: presses("Generate Script", "The writer cannot be reached."),
  },
  "generator, topic gone": { path: "/script-generator/nothing", act: shows("no longer offered") },
  script: { path: made, act: shows("Check before you film") },
  "script, directions": { path: `${made}&tab=directions`, act: shows("Hold the bottle") },
  "script, optimization": { path: `${made}&tab=optimization`, act: shows("Put the label") },
  "script, export": { path: `${made}&tab=export`, act: shows("Download .docx") },
  history: { path: "/my-scripts", act: shows("Showing 9 scripts") },
  "history, empty": {
    path: "/my-scripts",
    answers: { "GET /api/user/scripts": [] },
    act: shows("No Scripts Yet"),
  },
  "history, nothing matches": {
    path: "/my-scripts?q=zebra",
    answers: { "GET /api/user/scripts": [] },
    act: shows("No script matches"),
  },
  "history, error": {
    path: "/my-scripts",
    answers: { "GET /api/user/scripts": refusal(503, "Outage", "Down.") },
    act: shows("could not be loaded"),
  },
  "history, open script": {
    path: `/my-scripts?script=${script.id}`,
    overlay: true,
    act: shows("Download .txt"),
  },
  "not found": { path: "/nowhere", act: shows("404 Page Not Found") },
  "account menu": { path: "/app", overlay: true, act: openMenu },
  "keyboard list": {
    path: "/app",
    overlay: true,
    act: async (page) => {
      await page.keyboard.press("?")
      await shows("Keyboard shortcuts")(page)
    },
  },
}
