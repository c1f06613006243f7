import { expect, type Page } from "@playwright/test"
import { type Answers, refusal } from "./served.ts"
import type { State } from "./states.ts"

const visitor: Answers = { "GET /api/user": refusal(401, "NotSignedIn", "Sign in first.") }
const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

const operator: Answers["GET /api/public/operator"] = {
  imprint: {
    name: "Rounds GmbH",
    address: ["1 Main Street", "10115 Berlin"],
    email: "hello@rounds.example",
    phone: null,
    representedBy: "Ada Lovelace",
    register: null,
    vatId: null,
    responsible: null,
  },
  subProcessors: [{ task: "mail", name: "mail.example" }],
}

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
  status: {
    path: "/status",
    answers: {
      ...visitor,
      "GET /api/public/status": {
        overall: "degraded",
        checkedAt: "2026-11-20T09:00:00.000Z",
        parts: [
          { part: "database", state: "ok", since: "2026-11-01T09:00:00.000Z" },
          { part: "mail", state: "degraded", since: "2026-11-20T08:00:00.000Z" },
          { part: "ai", state: "down", since: "2026-11-20T08:00:00.000Z" },
          { part: "payments", state: "off", since: "2026-11-01T09:00:00.000Z" },
        ],
      },
    },
    act: shows("Slower or in part"),
  },
  imprint: {
    path: "/imprint",
    answers: { ...visitor, "GET /api/public/operator": operator },
    act: shows("Rounds GmbH"),
  },
  "sub-processors": {
    path: "/sub-processors",
    answers: { ...visitor, "GET /api/public/operator": operator },
    act: shows("mail.example"),
  },
  "support, searched": { path: "/support", answers: visitor, act: searched("refund", "for “refund”") },
  "support, nothing found": { path: "/support", answers: visitor, act: searched("xylophone", "0 answers") },
}
