import { expect, type Page } from "@playwright/test"
import { proUser } from "#testing/answers.ts"
import { nobodysTopics } from "#testing/for-you-answers.ts"
import { namedTopics, openName } from "#testing/named-answers.ts"
import { dayBefore, topics } from "#testing/topic-answers.ts"
import { type Answers, refusal } from "./served.ts"
import type { State } from "./states.ts"

const visitor: Answers = { "GET /api/user": refusal(401, "NotSignedIn", "Sign in first.") }
const both: Answers = {
  "GET /api/user": proUser,
  "GET /api/trending-topics": [...topics.slice(0, 4), ...namedTopics],
  "GET /api/public/trending": namedTopics,
}
const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const sees = (locator: string) => (page: Page) => expect(page.locator(locator).first()).toBeVisible()

const [kale, anxiety] = namedTopics
const mine = {
  ...nobodysTopics,
  profession: "dietitian",
  specialties: ["dietitian"],
  topics: [topics[4], kale].map((topic) => ({
    topic,
    why: [{ kind: "profession", specialty: "dietitian" }],
  })),
}

const planned = {
  week: "2026-11-23",
  language: "english",
  sampleDate: null,
  topics: [
    {
      subject: "kale",
      title: "Kale",
      language: "english",
      namesOnly: true,
      topicId: "named-1",
      reason: { kind: "more_posts", posts: 5, usual: 2 },
      suits: "dietitian",
      angle: null,
    },
  ],
}

/** Wherever a topic that is but a name is met. */
export const namedStates: { readonly [name: string]: State } = {
  "two lists": { path: "/app?show=all", answers: both, act: sees("#named") },
  "two lists, no question": {
    path: "/app?show=all",
    answers: { ...both, "GET /api/trending-topics": namedTopics },
    act: sees("#named"),
  },
  "two lists, one's own and the plan": {
    path: "/app",
    answers: { ...both, "GET /api/user/topics": mine, "GET /api/user/weekly-plan": { plan: planned } },
    act: sees("#for-you"),
  },
  "a name, open": {
    path: "/app?show=all&topicId=named-1",
    overlay: true,
    answers: { ...both, "GET /api/trending-topics/{topicId}": openName },
    act: shows("Which kind is sweetest?"),
  },
  "a name, not opened": {
    path: "/app?show=all&topicId=named-2",
    overlay: true,
    answers: {
      ...both,
      "GET /api/trending-topics/{topicId}": refusal(403, "TopicNotOpened", "Open this topic first."),
    },
    act: sees("[role=dialog] h2"),
  },
  "names, found": {
    path: "/app?q=kale",
    answers: {
      ...both,
      "GET /api/topics/search": {
        topics: [topics[0], kale, anxiety].map((topic) => ({
          ...topic,
          day: dayBefore(3),
          isCurrent: false,
        })),
        next: null,
        own: [],
      },
    },
    act: sees("#found"),
  },
  "names, saved": {
    path: "/app?show=saved",
    answers: {
      ...both,
      "GET /api/user/marked-topics": {
        topics: [
          {
            themeKey: "kale",
            mark: "saved",
            script: null,
            markedAt: "2026-11-20T12:00:00.000Z",
            topicId: "named-1",
            title: "Kale",
            statesQuestion: false,
            language: "english",
            updatedAt: "2026-11-20T12:00:00.000Z",
            isCurrent: true,
            sampleDate: null,
          },
        ],
        nextCursor: null,
      },
    },
    act: sees("#saved"),
  },
  "preview, two lists": {
    path: "/guest-preview",
    answers: { ...both, ...visitor },
    act: sees("#named"),
  },
  "preview, a name": {
    path: "/guest-preview?topicId=named-1",
    overlay: true,
    answers: { ...both, ...visitor },
    act: sees("[role=dialog] h2"),
  },
  "landing, names only": { path: "/", answers: { ...both, ...visitor }, act: shows("Kale") },
}
