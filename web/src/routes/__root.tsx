import type { QueryClient } from "@tanstack/react-query"
import { createRootRouteWithContext } from "@tanstack/react-router"
import { SessionLost } from "#features/auth/session-lost.tsx"
import { CrashPage } from "#features/shell/crash-page.tsx"
import { Shell } from "#features/shell/shell.tsx"

// No loader here: it would run at every navigation and hold back the whole page.
export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: function Root() {
    return (
      <>
        <Shell />
        <SessionLost />
      </>
    )
  },
  errorComponent: CrashPage,
})
