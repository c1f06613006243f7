import { createFileRoute } from "@tanstack/react-router"
import { lazy } from "react"
import { GuestPlace } from "#features/marketing/guest-place.tsx"
import { LandingPage } from "#features/marketing/landing-page.tsx"
import { firstAnswers, reads } from "#lib/reads.ts"

const GuestFlow = lazy(async () => ({
  default: (await import("#features/guest/guest-flow.tsx")).GuestFlow,
}))

export const Route = createFileRoute("/")({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(reads("GET /api/edition", {}))
    return firstAnswers(queryClient, "GET /api/public/trending", "GET /api/public/stats")
  },
  component: function Landing() {
    return (
      <>
        <LandingPage />
        <GuestPlace flow={GuestFlow} />
      </>
    )
  },
})
