import { createFileRoute } from "@tanstack/react-router"
import { SecurityPage } from "#features/security/security-page.tsx"
import { securityRead } from "#lib/identity.ts"
import { provider } from "#lib/provider.ts"

export const Route = createFileRoute("/_signed-in/profile_/security")({
  // Waited for, so that nothing on the page moves when it comes.
  loader: ({ context }) =>
    provider() === undefined
      ? context.queryClient.prefetchQuery({ ...securityRead, staleTime: 0 })
      : undefined,
  component: SecurityPage,
})
