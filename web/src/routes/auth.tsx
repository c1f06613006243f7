import { createFileRoute, redirect } from "@tanstack/react-router"
import { AuthPage } from "#features/auth/auth-page.tsx"
import { reads, userRead } from "#lib/reads.ts"
import { oneOf, pathIn, textIn } from "#lib/search.ts"

export const Route = createFileRoute("/auth")({
  validateSearch: (search: Record<string, unknown>) => {
    const topicId = textIn(search, "topicId")
    const next = pathIn(search, "next")
    const mode = oneOf(search, "mode", ["sign-up"])
    return {
      ...(topicId === undefined ? {} : { topicId }),
      ...(next === undefined ? {} : { next }),
      ...(mode === undefined ? {} : { mode }),
    }
  },
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(userRead).catch(() => null)
    if (user !== null) throw redirect({ href: search.next ?? "/app", replace: true })
  },
  loader: ({ context, location }) => {
    if (Object.hasOwn(location.search, "topicId")) {
      void context.queryClient.prefetchQuery(reads("GET /api/trending-topics", {}))
    }
  },
  component: function Auth() {
    return <AuthPage {...Route.useSearch()} />
  },
})
