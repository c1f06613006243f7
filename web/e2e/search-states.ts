import { expect, type Page } from "@playwright/test"
import { proUser } from "#testing/answers.ts"
import { foundTopics } from "#testing/search-answers.ts"
import { refusal, silence } from "./served.ts"
import type { State } from "./states.ts"

const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

/** The search of the topics page. */
export const searchStates: { readonly [name: string]: State } = {
  "topics, searched": {
    path: "/app?q=glycinate",
    answers: {
      "GET /api/user": proUser,
      "GET /api/topics/search": { topics: foundTopics, next: "more", own: [] },
    },
    act: shows("Topics with “glycinate”"),
  },
  "topics, nothing found": {
    path: "/app?q=xylitol",
    answers: { "GET /api/topics/search": { topics: [], next: null, own: [] } },
    act: shows("No topic has “xylitol”"),
  },
  "topics, searching": {
    path: "/app?q=glycinate",
    answers: { "GET /api/topics/search": silence },
    act: (page) => expect(page.getByRole("searchbox")).toHaveValue("glycinate"),
  },
  "topics, search failed": {
    path: "/app?q=glycinate",
    answers: { "GET /api/topics/search": refusal(503, "Outage", "The database did not answer within 8 s") },
    act: shows("The search failed"),
  },
}
