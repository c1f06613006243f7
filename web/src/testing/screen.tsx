import { QueryClientProvider } from "@tanstack/react-query"
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router"
import { render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { newQueryClient } from "#lib/reads.ts"
import { newRouter } from "#router.ts"
import { edition, forecast, preferences, product, stats, usage, user } from "./answers.ts"
import { example, review } from "./review-answers.ts"
import { steadyQuestions } from "./steady-answers.ts"
import { nobodysTopics } from "./for-you-answers.ts"
import { postingKit } from "./posting-answers.ts"
import { type Answers, given, streamed } from "./network.ts"
import { remember } from "./open-clients.ts"

/** What every screen asks of somebody on the Starter plan. */
const signedIn: Answers = {
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
  "GET /api/notifications/unread-count": 0,
  "GET /api/notifications/live": () => streamed(new Uint8Array(), "silent"),
  "GET /api/user/weekly-plan": { plan: null },
  "GET /api/user/topics": nobodysTopics,
  "GET /api/user/topics/{themeKey}": ({ params: { themeKey } }) => ({ themeKey, mark: null, script: null }),
  "GET /api/user/marked-topics": { topics: [], nextCursor: null },
  "GET /api/user/consent": { documents: [], due: false },
  "GET /api/notifications": [],
  "GET /api/user/notification-preferences": preferences,
  "GET /api/user/scripts/{id}/posting-kit": postingKit,
  "GET /api/user/scripts/{id}/review": review,
  "POST /api/trending-topics/{topicId}/views": { topicId: "topic-1", counted: true },
}

/**
 * Shows one URL of the product in the page of the test, with the real router and a query cache of its own; every call
 * is answered by `answers`. Queries by role and name: `screen` of Testing Library.
 */
export const renderScreen = (url: string, answers: Answers = {}) => {
  given({ ...signedIn, ...answers })
  const client = remember(newQueryClient())
  const router = newRouter(client, createMemoryHistory({ initialEntries: [url] }))
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, client, router, user: userEvent.setup() }
}
