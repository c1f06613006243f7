import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { createFileRoute } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { specialties } from "#features/topics/specialties.ts"
import { type Shown, shownLists } from "#features/topics/shown-lists.ts"
import { TopicsPage } from "#features/topics/topics-page.tsx"
import { reads } from "#lib/reads.ts"
import { chosenIn } from "#lib/choices.ts"
import { longestSearch, oneOf, textIn } from "#lib/search.ts"

const ConfirmingPayment = lazy(() =>
  import("#features/billing/confirming-payment.tsx").then((module) => ({
    default: module.ConfirmingPayment,
  })),
)

interface TopicsSearch {
  readonly topicId?: string | undefined
  readonly specialty?: Specialty | undefined
  /** Which topics are shown; without it those of the person first. */
  readonly show?: Shown | undefined
  /** Words that topics are searched for. */
  readonly q?: string | undefined
  /** The checkout's way back. */
  readonly payment?: "success" | undefined
}

export const Route = createFileRoute("/_signed-in/app")({
  validateSearch: (search: Record<string, unknown>): TopicsSearch => ({
    topicId: textIn(search, "topicId"),
    specialty: chosenIn(specialties, search["specialty"]),
    show: oneOf(search, "show", shownLists),
    q: textIn(search, "q")?.trim().slice(0, longestSearch) || undefined,
    payment: oneOf(search, "payment", ["success"]),
  }),
  loaderDeps: ({ search: { specialty } }) => ({ specialty }),
  // Not awaited: the page's head stands at once, the grid follows.
  loader: ({ context, deps: { specialty } }) => {
    const query = specialty === undefined ? {} : { specialty }
    void context.queryClient.prefetchQuery(reads("GET /api/trending-topics", { query }))
    void context.queryClient.prefetchQuery(reads("GET /api/user/topics", {}))
  },
  component: function Topics() {
    const { topicId, specialty, show, q, payment } = Route.useSearch()
    const navigate = Route.useNavigate()
    // Its answer stands after the address has lost the claim.
    const [isBackFromCheckout] = useState(payment === "success")
    const handleAnswered = () =>
      void navigate({
        search: (search) => ({ ...search, payment: undefined }),
        replace: true,
        resetScroll: false,
      })
    return (
      <>
        {isBackFromCheckout && (
          <Suspense fallback={null}>
            <ConfirmingPayment onAnswered={handleAnswered} />
          </Suspense>
        )}
        <TopicsPage topicId={topicId} specialty={specialty} show={show} q={q} />
      </>
    )
  },
})
