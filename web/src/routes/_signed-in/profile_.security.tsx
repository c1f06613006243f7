import { createFileRoute } from "@tanstack/react-router"
import { SecurityPage } from "#features/security/security-page.tsx"
import { provider } from "#lib/provider.ts"

export const Route = createFileRoute("/_signed-in/profile_/security")({
  // Waited for, so that nothing on the page moves when it comes.
  loader: async ({ context }) => {
    if (provider() !== undefined) return
    const { securityRead } = await import("#lib/identity.ts")
    await context.queryClient.prefetchQuery({ ...securityRead, staleTime: 0 })
  },
  component: SecurityPage,
})
