import { createFileRoute, redirect } from "@tanstack/react-router"
import { AuthPage } from "#features/auth/auth-page.tsx"
import { firstAnswers, userRead } from "#lib/reads.ts"
import { oneOf, pathIn, textIn } from "#lib/search.ts"

interface AuthSearch {
  readonly topicId?: string | undefined
  readonly next?: string | undefined
  readonly mode?: "sign-up" | undefined
}

export const Route = createFileRoute("/auth")({
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    topicId: textIn(search, "topicId"),
    next: pathIn(search, "next"),
    mode: oneOf(search, "mode", ["sign-up"]),
  }),
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(userRead).catch(() => null)
    if (user !== null) throw redirect({ href: search.next ?? "/app", replace: true })
  },
  loaderDeps: ({ search: { topicId, mode } }) => ({ hasTopic: topicId !== undefined, mode }),
  loader: ({ context, deps: { hasTopic, mode } }) =>
    Promise.all([
      hasTopic ? firstAnswers(context.queryClient, "GET /api/trending-topics") : undefined,
      mode === "sign-up" ? import("#features/auth/sign-up-form.tsx") : undefined,
    ]),
  component: function Auth() {
    return <AuthPage {...Route.useSearch()} />
  },
})
