import { createFileRoute } from "@tanstack/react-router"
import { LandingPage } from "#features/marketing/landing-page.tsx"
import { firstAnswers, reads } from "#lib/reads.ts"

export const Route = createFileRoute("/")({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(reads("GET /api/edition", {}))
    return firstAnswers(queryClient, "GET /api/public/trending", "GET /api/public/stats")
  },
  component: LandingPage,
})
