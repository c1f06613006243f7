import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { PricingPage } from "#features/pricing/pricing-page.tsx"
import { firstAnswers, reads, userRead } from "#lib/reads.ts"
import { oneOf, textIn } from "#lib/search.ts"

// Hardly anybody needs it, and this page is weighed.
const SuspendedBanner = lazy(() =>
  import("#features/auth/suspended-banner.tsx").then((module) => ({ default: module.SuspendedBanner })),
)

const Bell = lazy(() =>
  import("#features/notifications/bell.tsx").then((module) => ({ default: module.Bell })),
)

interface PricingSearch {
  readonly billing?: "yearly" | undefined
  readonly waitlist?: string | undefined
}

export const Route = createFileRoute("/pricing")({
  validateSearch: (search: Record<string, unknown>): PricingSearch => ({
    billing: oneOf(search, "billing", ["yearly"]),
    waitlist: textIn(search, "waitlist"),
  }),
  loader: ({ context: { queryClient } }) => {
    // What a plan offers depends on who looks and may have changed at the checkout: read at every visit.
    void queryClient.prefetchQuery({ ...reads("GET /api/plans", {}), staleTime: 0 })
    return firstAnswers(queryClient, "GET /api/plans", "GET /api/public/stats")
  },
  component: function Pricing() {
    const { billing, waitlist } = Route.useSearch()
    const navigate = Route.useNavigate()
    const { data: user } = useQuery(userRead)
    return (
      <>
        {user && (
          <Suspense>
            <Bell />
          </Suspense>
        )}
        {user?.isActive === false && (
          <Suspense>
            <SuspendedBanner />
          </Suspense>
        )}
        <PricingPage
          frequency={billing ?? "monthly"}
          onFrequency={(chosen) =>
            void navigate({
              search: { billing: chosen === "yearly" ? "yearly" : undefined, waitlist },
              replace: true,
              resetScroll: false,
            })
          }
          waitlistToken={waitlist}
        />
      </>
    )
  },
})
