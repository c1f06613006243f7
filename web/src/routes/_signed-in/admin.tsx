import { createFileRoute } from "@tanstack/react-router"
import { AdminPage } from "#features/admin/frame/admin-page.tsx"

interface AdminSearch {
  readonly tab?: string | undefined
}

export const Route = createFileRoute("/_signed-in/admin")({
  // Anything may be typed there: the open tab reads what it understands (`textIn`).
  validateSearch: (search): AdminSearch => search,
  component: AdminPage,
})
