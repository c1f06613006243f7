import { createFileRoute } from "@tanstack/react-router"
import { NotFoundPage } from "#features/shell/not-found-page.tsx"

/**
 * Every public page that is read and not worked with: texts, answers, support, a topic. One route, whose list of pages loads with
 * the first of them: the other screens do not carry it.
 */
export const Route = createFileRoute("/$")({
  loader: async ({ params: { _splat: path = "" } }) =>
    path.startsWith("topics/")
      ? (await import("#features/guest/public-topic-page.tsx")).topicPageAt(path)
      : (await import("#features/pages/pages.tsx")).pageAt(path),
  component: function PublicPage() {
    const Page = Route.useLoaderData()
    return Page === null ? <NotFoundPage /> : <Page />
  },
})
