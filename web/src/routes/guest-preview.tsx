import { createFileRoute, redirect } from "@tanstack/react-router"
import { GuestPreviewPage } from "#features/guest/guest-preview-page.tsx"
import { firstAnswers, userRead } from "#lib/reads.ts"
import { textIn } from "#lib/search.ts"

interface PreviewSearch {
  readonly topicId?: string | undefined
}

export const Route = createFileRoute("/guest-preview")({
  validateSearch: (search: Record<string, unknown>): PreviewSearch => ({
    topicId: textIn(search, "topicId"),
  }),
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(userRead).catch(() => null)
    if (user !== null) throw redirect({ to: "/app", search: { topicId: search.topicId }, replace: true })
  },
  loader: ({ context }) =>
    firstAnswers(context.queryClient, "GET /api/trending-topics", "GET /api/steady-questions"),
  component: function GuestPreview() {
    return <GuestPreviewPage topicId={Route.useSearch().topicId} />
  },
})
