import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { lazy, Suspense, useEffect, useRef } from "react"
import { chosenIn } from "#lib/choices.ts"
import { useKeys } from "#lib/keys.ts"
import { useTitle } from "#lib/page.ts"
import { reads, userRead } from "#lib/reads.ts"
import { askToUpgrade } from "./ask-to-upgrade.tsx"
import type { Shown } from "./shown-lists.ts"
import { specialties } from "./specialties.ts"
import { TodaysTopics } from "./todays-topics.tsx"
import type { Topic } from "./topic.ts"
import { TopicsHead } from "./topics-head.tsx"
import { TopicsSkeleton } from "./topics-skeleton.tsx"
import { TopicsTools } from "./topics-tools.tsx"
import { useCardKeys } from "./use-card-keys.ts"
import { useRefresh } from "./use-refresh.ts"
import { topics as phrases } from "#words/topics.ts"

// Above the page: fetched when the page stands, or when it is asked for.
const loadDialog = () => import("./topic-dialog.tsx").then((module) => ({ default: module.TopicDialog }))
const TopicDialog = lazy(loadDialog)

const RefreshNotes = lazy(() =>
  import("./refresh-notes.tsx").then((module) => ({ default: module.RefreshNotes })),
)
const TopicSearchField = lazy(() =>
  import("./topic-search-field.tsx").then((module) => ({ default: module.TopicSearchField })),
)
const TopicSearchResults = lazy(() =>
  import("./topic-search-results.tsx").then((module) => ({ default: module.TopicSearchResults })),
)

interface TopicsPageProps {
  readonly specialty: Specialty | undefined
  readonly show: Shown | undefined
  /** The topic whose details are open. */
  readonly topicId: string | undefined
  /** What is searched for, in place of the lists. */
  readonly q: string | undefined
}

/** Today's topics with what they are filtered, collected and searched by; or what was found. */
export function TopicsPage({ specialty, show, topicId, q }: TopicsPageProps) {
  useTitle(phrases.todaysTrendingTopics)
  const navigate = useNavigate({ from: "/app" })
  const query = specialty === undefined ? {} : { specialty }
  const topics = useQuery(reads("GET /api/trending-topics", { query }))
  const { data: user } = useQuery(userRead)
  const refreshing = useRefresh(query, topics.data ?? none)
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), 1000) // asked for again when it is opened
    return () => clearTimeout(timer)
  }, [])

  const select = useRef<HTMLDivElement>(null)
  const handleSpecialty = (value: string) => {
    const chosen = chosenIn(specialties, value)
    if (chosen !== undefined && user?.specialtyFilter === false)
      askToUpgrade(user.hasUsedTrial ? phrases.specialtyNeedsAPlan : phrases.trySpecialtyFree)
    void navigate({ search: { specialty: chosen } })
  }
  // The first search is a step that leads back to the lists; its further words are not.
  const handleFind = (text: string) => {
    void navigate({
      search: (now) => ({ ...now, topicId: undefined, q: text === "" ? undefined : text }),
      replace: q !== undefined,
      resetScroll: false,
    })
  }
  const handleRefresh = () => {
    if (refreshing.running) return
    if (user?.manualRefresh === true) void refreshing.refresh()
    else askToUpgrade(phrases.manualRefreshNeedsAPlan)
  }
  const isClear = topicId === undefined
  useKeys({ f: () => select.current?.querySelector("select")?.focus(), r: handleRefresh }, isClear)
  useCardKeys(isClear)
  const above = (shown: readonly Topic[]) =>
    topicId !== undefined && (
      <Suspense>
        <TopicDialog topicId={topicId} topics={shown} />
      </Suspense>
    )

  return (
    <>
      <TopicsHead />
      <TopicsTools
        specialty={specialty}
        topics={topics.data}
        select={select}
        onSpecialty={handleSpecialty}
        refreshing={refreshing.running}
        onRefresh={handleRefresh}
        search={
          <Suspense>
            <TopicSearchField q={q ?? ""} onFind={handleFind} active={isClear} />
          </Suspense>
        }
      />
      {(refreshing.usedUp || refreshing.running) && (
        <Suspense>
          <RefreshNotes refreshing={refreshing} />
        </Suspense>
      )}
      {q === undefined ? (
        <TodaysTopics
          specialty={specialty}
          show={show}
          found={topics}
          busy={refreshing.running}
          opened={above}
        />
      ) : (
        <Suspense fallback={<TopicsSkeleton />}>
          <TopicSearchResults q={q} onClear={() => handleFind("")} above={above} />
        </Suspense>
      )}
    </>
  )
}

const none: readonly Topic[] = []
