import { createFileRoute, Outlet, redirect } from "@tanstack/react-router"
import { SuspendedBanner } from "#features/auth/suspended-banner.tsx"
import { UnconfirmedBanner } from "#features/auth/unconfirmed-banner.tsx"
import { StartingPlan } from "#features/billing/starting-plan.tsx"
import { ConsentDue } from "#features/consent/consent-due.tsx"
import { Bell } from "#features/notifications/bell.tsx"
import { useOwnLanguage } from "#features/shell/use-own-language.ts"
import { userRead } from "#lib/reads.ts"

export const Route = createFileRoute("/_signed-in")({
  beforeLoad: async ({ context, location }) => {
    const user = await context.queryClient.ensureQueryData(userRead)
    if (user === null) throw redirect({ to: "/auth", search: { next: location.href }, replace: true })
  },
  component: function SignedIn() {
    useOwnLanguage()
    return (
      <>
        <Bell />
        <StartingPlan />
        <SuspendedBanner />
        <UnconfirmedBanner />
        <ConsentDue />
        <Outlet />
      </>
    )
  },
})
