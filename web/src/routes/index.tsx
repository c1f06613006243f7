import { createFileRoute } from "@tanstack/react-router"
import { LandingPage } from "#features/marketing/landing-page.tsx"
import { reads } from "#lib/reads.ts"

export const Route = createFileRoute("/")({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(reads("GET /api/public/trending", {}))
    void context.queryClient.prefetchQuery(reads("GET /api/public/stats", {}))
    void context.queryClient.prefetchQuery(reads("GET /api/edition", {}))
  },
  component: LandingPage,
})
