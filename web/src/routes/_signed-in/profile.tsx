import { createFileRoute } from "@tanstack/react-router"
import { BillingCard } from "#features/billing/billing-card.tsx"
import { NotificationPreferencesCard } from "#features/notifications/preferences-card.tsx"
import { ProfilePage } from "#features/profile/profile-page.tsx"
import { firstAnswers, reads } from "#lib/reads.ts"

export const Route = createFileRoute("/_signed-in/profile")({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery({ ...reads("GET /api/payments/billing", {}), staleTime: 0 })
    return firstAnswers(
      queryClient,
      "GET /api/payments/billing",
      "GET /api/user/usage",
      "GET /api/user/profile",
    )
  },
  component: function Profile() {
    return <ProfilePage billing={<BillingCard />} notifications={<NotificationPreferencesCard />} />
  },
})
