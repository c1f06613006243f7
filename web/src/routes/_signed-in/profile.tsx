import { createFileRoute } from "@tanstack/react-router"
import { BillingCard } from "#features/billing/billing-card.tsx"
import { ProfilePage } from "#features/profile/profile-page.tsx"
import { reads } from "#lib/reads.ts"

export const Route = createFileRoute("/_signed-in/profile")({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery({ ...reads("GET /api/payments/billing", {}), staleTime: 0 })
    void context.queryClient.prefetchQuery(reads("GET /api/user/usage", {}))
    void context.queryClient.prefetchQuery(reads("GET /api/user/profile", {}))
  },
  component: function Profile() {
    return <ProfilePage billing={<BillingCard />} />
  },
})
