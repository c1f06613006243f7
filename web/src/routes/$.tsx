import { createFileRoute } from "@tanstack/react-router"
import { NotFoundPage } from "#features/shell/not-found-page.tsx"

/**
 * Every public page that is read and not worked with: texts, answers, support. One route, whose list of pages loads with
 * the first of them: the other screens do not carry it.
 */
export const Route = createFileRoute("/$")({
  loader: async ({ params }) => (await import("#features/pages/pages.tsx")).pageAt(params._splat ?? ""),
  component: function PublicPage() {
    const Page = Route.useLoaderData()
    return Page === null ? <NotFoundPage /> : <Page />
  },
})
