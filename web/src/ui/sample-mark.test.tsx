import { createMemoryHistory } from "@tanstack/react-router"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { copyableDirections, copyableScript, mailHref } from "#features/scripts/script-text.ts"
import { newQueryClient } from "#lib/reads.ts"
import { newRouter } from "#router.ts"
import { edition, script, scripts, stats } from "#testing/answers.ts"
import { type Answers, problem } from "#testing/network.ts"
import { plansFor } from "#testing/membership-answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt, topics } from "#testing/topic-answers.ts"

const sampleDate = "2026-11-20"
const mark = /Sample data of/
const sampleScript = { ...script, sampleDate }

/** No thread stands behind a made-up post. */
const cards = topics.map((topic) => ({
  ...topic,
  sampleDate,
  paraphrases: topic.paraphrases.map((asked) => ({ ...asked, url: null })),
}))
const sample: Answers = {
  "GET /api/edition": { ...edition, last: edition.last === null ? null : { ...edition.last, sampleDate } },
  "GET /api/public/stats": { ...stats, sampleDate, analysedSince: null },
  "GET /api/public/trending": cards,
  "GET /api/trending-topics": cards,
  "GET /api/trending-topics/{topicId}": {
    ...topicAt(0),
    sampleDate,
    redditQuotes: topicAt(0).redditQuotes.map((asked) => ({ ...asked, url: null })),
  },
  "GET /api/plans": plansFor(null),
  "GET /api/user/scripts": scripts.map((one) => ({ ...one, sampleDate })),
  "GET /api/user/scripts/{id}": sampleScript,
}
const visitor: Answers = { "GET /api/user": problem(401, "NotSignedIn", "Sign in first.") }

/** Every screen, by the path of its route: where it is, and what on it has to carry the mark. */
const walk: {
  readonly [path: string]: {
    readonly url: string
    readonly more?: Answers
    readonly marked: () => Promise<void>
  }
} = {
  "/": { url: "/", more: visitor, marked: () => everyCard(5).then(() => inRegion("In numbers")) },
  "/guest-preview": { url: "/guest-preview", more: visitor, marked: () => everyCard(10) },
  "/guest-preview with a topic": {
    url: "/guest-preview?topicId=topic-1",
    more: visitor,
    marked: async () => {
      const dialog = await screen.findByRole("dialog")
      await within(dialog).findAllByText(mark)
    },
  },
  "/auth": { url: "/auth?topicId=topic-1", more: visitor, marked: () => everyCard(1) },
  "/pricing": { url: "/pricing", more: visitor, marked: async () => void (await screen.findAllByText(mark)) },
  "/app": { url: "/app", marked: () => everyCard(10) },
  "/app with a topic": {
    url: "/app?topicId=topic-1",
    marked: async () => {
      const dialog = await screen.findByRole("dialog")
      await within(dialog).findAllByText(mark)
    },
  },
  "/app with a topic that is not open": {
    url: "/app?topicId=topic-1",
    more: { "GET /api/trending-topics/{topicId}": problem(403, "TopicNotOpened", "Open it first.") },
    marked: async () => {
      const dialog = await screen.findByRole("dialog")
      await within(dialog).findAllByText(mark)
    },
  },
  "/script-generator/$topicId": {
    url: "/script-generator/topic-1",
    marked: async () => void (await screen.findAllByText(mark)),
  },
  "/script-generator/$topicId with a script": {
    url: `/script-generator/topic-1?script=${script.id}`,
    marked: async () => {
      await screen.findByRole("heading", { name: /^Your script:/ })
      await waitFor(() => expect(screen.getAllByText(mark).length).toBeGreaterThanOrEqual(2))
    },
  },
  "/my-scripts": { url: "/my-scripts", marked: () => everyCard(9) },
  "/my-scripts with a script": {
    url: `/my-scripts?script=${script.id}`,
    marked: async () => {
      const dialog = await screen.findByRole("dialog")
      await within(dialog).findByText(/sample data of/)
    },
  },
}

const everyCard = async (atLeast: number) => {
  await waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThanOrEqual(atLeast))
  for (const card of screen.getAllByRole("article")) expect(within(card).getByText(mark)).toBeVisible()
}

const inRegion = async (name: string) => {
  const region = await screen.findByRole("region", { name })
  expect(within(region).getByText(mark)).toBeVisible()
}

/** Screens that show nothing of a topic: a person's own data, words, and ways to another screen. */
const withoutTopics = /^\/(auth\/.+|check|admin|script-generator\/?|profile(\/security)?|mail|outbox|\$)$/

describe("sample data", () => {
  test.each(Object.entries(walk))("are marked on %s", async (_, { url, more = {}, marked }) => {
    renderScreen(url, { ...sample, ...more })
    await marked()
    for (const link of document.querySelectorAll("a")) expect(link.href).not.toMatch(/reddit|null/)
  })

  test("every screen is in this walk, or shows no topic", () => {
    const router = newRouter(newQueryClient(), createMemoryHistory())
    const shown = Object.keys(router.routesByPath).filter((path) => !withoutTopics.test(path))
    expect(shown.filter((path) => !(path in walk))).toEqual([])
  })

  test.each([
    ["copied", copyableScript],
    ["copied as directions", copyableDirections],
    ["mailed", (made: typeof script) => decodeURIComponent(mailHref(made))],
  ] as const)("are named in a script that is %s, and only there", (_, write) => {
    expect(write(sampleScript)).toMatch(/sample data of/)
    expect(write(script)).not.toMatch(/sample/i)
  })

  test("are not named where the topics come from real posts", async () => {
    renderScreen("/app", { "GET /api/trending-topics": topics })
    await waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThanOrEqual(10))
    expect(screen.queryByText(mark)).toBeNull()
  })
})
