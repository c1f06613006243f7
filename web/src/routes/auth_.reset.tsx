import { createFileRoute, useLocation } from "@tanstack/react-router"
import { ResetPage } from "#features/auth/reset-page.tsx"

// The secret stands behind `#`: it reaches no server and no log.
export const Route = createFileRoute("/auth_/reset")({
  component: function Reset() {
    const token = useLocation({ select: ({ hash }) => hash })
    return <ResetPage key={token} token={token} />
  },
})
