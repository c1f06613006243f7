import { useQuery } from "@tanstack/react-query"
import { Navigate } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { useTitle } from "#lib/page.ts"
import { userRead } from "#lib/reads.ts"
import { adminFrame as words } from "#words/admin/frame.ts"

const Rooms = lazy(() => import("./rooms.tsx").then((module) => ({ default: module.Rooms })))
const SecondStepDue = lazy(() =>
  import("./second-step-due.tsx").then((module) => ({ default: module.SecondStepDue })),
)

/** The administrators' rooms; whoever is none goes home without a word. The server decides, call by call. */
export function AdminPage() {
  useTitle(words.admin)
  const { data: user } = useQuery(userRead)
  if (user?.isAdmin !== true) return <Navigate to="/" replace />
  return <Suspense>{user.secondFactorDue ? <SecondStepDue /> : <Rooms email={user.email} />}</Suspense>
}
