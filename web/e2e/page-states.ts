import { expect, type Page } from "@playwright/test"
import { type Answers, refusal } from "./served.ts"
import type { State } from "./states.ts"

const visitor: Answers = { "GET /api/user": refusal(401, "NotSignedIn", "Sign in first.") }
const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

const searched = (text: string, then: string) => async (page: Page) => {
  await page.getByLabel("Search the answers").fill(text)
  await shows(then)(page)
}

/** Public pages that are read: texts, and the answers with their search. */
export const pageStates: { readonly [name: string]: State } = {
  privacy: { path: "/privacy", answers: visitor, act: shows("Last updated") },
  features: { path: "/features", answers: visitor, act: shows("Film and post") },
  support: { path: "/support", answers: visitor, act: shows("How do I get a script?") },
  contact: {
    path: "/contact",
    answers: { ...visitor, "GET /api/public/contact": { pass: "1.a" } },
    act: shows("Send the message"),
  },
  "support, searched": { path: "/support", answers: visitor, act: searched("refund", "for “refund”") },
  "support, nothing found": { path: "/support", answers: visitor, act: searched("xylophone", "0 answers") },
}
