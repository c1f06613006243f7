import { createFileRoute, useLocation } from "@tanstack/react-router"
import { ConfirmPage } from "#features/auth/confirm-page.tsx"

// The secret stands behind `#`: it reaches no server and no log.
export const Route = createFileRoute("/auth_/confirm")({
  component: function Confirm() {
    const token = useLocation({ select: ({ hash }) => hash })
    return <ConfirmPage key={token} token={token} />
  },
})
