import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense } from "react"
import { reads } from "#lib/reads.ts"

const ConsentBanner = lazy(async () => ({ default: (await import("./consent-banner.tsx")).ConsentBanner }))

/** Asks whoever has not accepted what holds now; everything goes on meanwhile. */
export function ConsentDue() {
  const { data } = useQuery(reads("GET /api/user/consent", {}))
  return data?.due === true ? (
    <Suspense>
      <ConsentBanner consent={data} />
    </Suspense>
  ) : null
}
