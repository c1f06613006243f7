import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { Moment } from "#ui/time-ago.tsx"
import { RefreshProgress } from "./refresh-progress.tsx"
import type { useRefresh } from "./use-refresh.ts"
import { topicLimits as limits } from "#words/topic-limits.ts"

interface RefreshNotesProps {
  readonly refreshing: ReturnType<typeof useRefresh>
}

/** How the collection by hand goes, or that it may not be asked for again this month. */
export function RefreshNotes({ refreshing }: RefreshNotesProps) {
  const { data: edition } = useQuery(reads("GET /api/edition", {}))
  const collectedAt = edition?.last?.finishedAt
  return (
    <>
      {refreshing.usedUp && (
        <Banner
          title={limits.refreshesUsedUp}
          text={
            collectedAt !== undefined
              ? limits.showingRefreshOf({ moment: () => <Moment at={collectedAt} /> })
              : limits.showingLastRefresh
          }
          action={
            <ButtonLink to="/pricing" size="small">
              {limits.upgradeNow}
            </ButtonLink>
          }
          onDismiss={refreshing.dismiss}
        />
      )}
      {refreshing.running && <RefreshProgress stage={refreshing.stage} />}
    </>
  )
}
