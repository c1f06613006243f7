import type { Page, Route } from "@playwright/test"
import type { CallName } from "@rounds/core/contract/contract.ts"
import { edition, forecast, product, script, scripts, stats, usage, user } from "#testing/answers.ts"
import { example, review } from "#testing/review-answers.ts"
import { postingKit } from "#testing/posting-answers.ts"
import { security } from "#testing/security-answers.ts"
import { steadyQuestions } from "#testing/steady-answers.ts"
import { topicAt, topics } from "#testing/topic-answers.ts"

/** What one call answers: a body, or a refusal with its status; a function may wait or stream. */
type Answer = object | null | ((route: Route) => Promise<void>)
export type Answers = { readonly [Name in CallName]?: Answer }

export const refusal =
  (status: number, code: string, message: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      json: {
        type: "about:blank",
        title: code,
        status,
        detail: message,
        message,
        code,
        requestId: "req_9QX41T",
        ...more,
      },
    })

/** Never answers: the page stays as it is while it waits. */
export const silence = () => new Promise<void>(() => undefined)

const usual: Answers = {
  "GET /api/user": user,
  "GET /api/user/usage": usage,
  "GET /api/script-forecast": forecast,
  "GET /api/edition": edition,
  "GET /api/steady-questions": steadyQuestions,
  "GET /api/topics/week": [],
  "GET /api/public/stats": stats,
  "GET /api/public/product": product,
  "GET /api/public/example-script": { example },
  "GET /api/account/export": { status: "none" },
  // What became of a click on Generate whose answer was lost.
  "GET /api/generations/{key}": { state: "released" },
  "GET /api/public/trending": topics,
  "GET /api/trending-topics": topics,
  "GET /api/user/scripts": scripts,
  "GET /api/user/scripts/{id}": script,
  "GET /api/user/scripts/{id}/posting-kit": postingKit,
  "GET /api/user/scripts/{id}/review": review,
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`)

/** Answers every call of a page from here instead of the server; what is not named gives 404. */
export const answer = async (page: Page, answers: Answers = {}) => {
  const all = Object.entries({ ...usual, ...answers }).map(([name, given]) => {
    const [method = "GET", path = "/"] = name.split(" ")
    return { method, pattern: patternOf(path), given }
  })
  // The document may carry answers of the real server: they are left out, so that the page asks.
  await page.route(
    (url) => !url.pathname.startsWith("/api/") && !/\.[a-z0-9]+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback()
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /<script type="application\/json" id="first-load">[\s\S]*?<\/script>/,
        "",
      )
      return route.fulfill({ response, body: html })
    },
  )
  await page.route("**/identity/security", (route) => route.fulfill({ json: security }))
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url())
    const found = all.find(
      ({ method, pattern }) => method === route.request().method() && pattern.test(pathname),
    )
    if (found?.given === undefined) {
      const at = topics.findIndex(({ id }) => pathname === `/api/trending-topics/${id}`)
      return at === -1 ? refusal(404, "NotFound", "Not here.")(route) : route.fulfill({ json: topicAt(at) })
    }
    return typeof found.given === "function" ? found.given(route) : route.fulfill({ json: found.given })
  })
}
