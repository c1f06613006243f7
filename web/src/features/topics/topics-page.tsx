import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { call } from "#lib/call.ts"
import { useKeys } from "#lib/keys.ts"
import { chosenIn } from "#lib/choices.ts"
import { useTitle } from "#lib/page.ts"
import { needsUpgrade } from "#lib/problem.ts"
import { reads, userRead } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { scaleOf } from "#ui/post-bars.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { Moment } from "#ui/time-ago.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { askToUpgrade } from "./ask-to-upgrade.tsx"
import { ForYouShelf, shownOf } from "./for-you-shelf.tsx"
import { forYouRead } from "./own-topics.ts"
import { RefreshProgress } from "./refresh-progress.tsx"
import { specialties, specialtyInText } from "./specialties.ts"
import type { Topic } from "./topic.ts"
import { TopicsGrid } from "./topics-grid.tsx"
import { TopicsHead } from "./topics-head.tsx"
import type { Shown } from "./shown-lists.ts"
import { TopicsTools } from "./topics-tools.tsx"
import { TopicsSkeleton } from "./topics-skeleton.tsx"
import { EmptyTopics, TopicsError } from "./topics-states.tsx"
import { useCardKeys } from "./use-card-keys.ts"
import { useRefresh } from "./use-refresh.ts"
import { forYou as ownWords } from "#words/for-you.ts"
import { topics as phrases } from "#words/topics.ts"

// Above the page: fetched when the page stands, or when it is asked for.
const loadDialog = () => import("./topic-dialog.tsx").then((module) => ({ default: module.TopicDialog }))
const TopicDialog = lazy(loadDialog)

const MarkedTopics = lazy(() =>
  import("./marked-topics.tsx").then((module) => ({ default: module.MarkedTopics })),
)
const SteadyShelf = lazy(() =>
  import("./steady-shelf.tsx").then((module) => ({ default: module.SteadyShelf })),
)
const SpecialtyNeedsUpgrade = lazy(() =>
  import("./specialty-needs-upgrade.tsx").then((module) => ({ default: module.SpecialtyNeedsUpgrade })),
)

const WeeklyPlan = lazy(() => import("./weekly-plan.tsx").then((module) => ({ default: module.WeeklyPlan })))

interface TopicsPageProps {
  readonly specialty: Specialty | undefined
  readonly show: Shown | undefined
  /** The topic whose details are open. */
  readonly topicId: string | undefined
}

/** Today's topics, in every state that they can be in. */
export function TopicsPage({ specialty, show, topicId }: TopicsPageProps) {
  useTitle(phrases.todaysTrendingTopics)
  const navigate = useNavigate({ from: "/app" })
  const client = useQueryClient()
  const query = specialty === undefined ? {} : { specialty }
  const read = reads("GET /api/trending-topics", { query })
  const topics = useQuery(read)
  const { data: user } = useQuery(userRead)
  const { data: edition } = useQuery(reads("GET /api/edition", {}))
  const collectedAt = edition?.last?.finishedAt
  const list = topics.data ?? []
  // A filter is of the general list.
  const view = show ?? (specialty === undefined ? "mine" : "all")
  const own = useForYou(view === "mine")
  const [all, setAll] = useState(false)
  const shelf = view === "mine" && own.data !== undefined ? shownOf(own.data, all) : []
  const rest = list.filter(({ id }) => !shelf.some(({ topic }) => topic.id === id))
  const inSight = [...shelf.map(({ topic }) => topic), ...rest]
  const refreshing = useRefresh(query, list)
  const init = useMutation({
    mutationFn: () => call("POST /api/init-topics", {}),
    onSuccess: async (answer) => {
      client.setQueryData(reads("GET /api/trending-topics", {}).queryKey, answer.topics)
      await client.invalidateQueries({ queryKey: ["api", "edition"] })
    },
  })
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), 1000) // asked for again when it is opened
    return () => clearTimeout(timer)
  }, [])
  useInitOnce(topics.data, specialty, init.mutate)

  const select = useRef<HTMLDivElement>(null)
  const showAll = () => void navigate({ search: { show: "all" } })
  const handleView = (next: View) => {
    void navigate({ search: next === "mine" ? {} : { show: next }, replace: true, resetScroll: false })
  }
  const handleSpecialty = (value: string) => {
    const chosen = chosenIn(specialties, value)
    if (chosen !== undefined && user?.specialtyFilter === false)
      askToUpgrade(user.hasUsedTrial ? phrases.specialtyNeedsAPlan : phrases.trySpecialtyFree)
    void navigate({ search: { specialty: chosen } })
  }
  const handleRefresh = () => {
    if (refreshing.running) return
    if (user?.manualRefresh === true) void refreshing.refresh()
    else askToUpgrade(phrases.manualRefreshNeedsAPlan)
  }
  useKeys(
    { f: () => select.current?.querySelector("select")?.focus(), r: handleRefresh },
    topicId === undefined,
  )
  useCardKeys(topicId === undefined)

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
      />
      {refreshing.usedUp && (
        <Banner
          title={phrases.refreshesUsedUp}
          text={
            collectedAt !== undefined
              ? phrases.showingRefreshOf({ moment: () => <Moment at={collectedAt} /> })
              : phrases.showingLastRefresh
          }
          action={
            <ButtonLink to="/pricing" size="small">
              {phrases.upgradeNow}
            </ButtonLink>
          }
          onDismiss={refreshing.dismiss}
        />
      )}
      {refreshing.running && <RefreshProgress stage={refreshing.stage} />}
      <Inline margin={["s4", 0, 0, 0]}>
        <Segmented legend={ownWords.whichTopics} value={view} onChange={handleView} options={views} />
      </Inline>
      {view === "saved" ? (
        <Suspense fallback={<TopicsSkeleton />}>
          <MarkedTopics />
        </Suspense>
      ) : topics.data === undefined || own.isLoading ? (
        topics.error === null ? (
          <TopicsSkeleton />
        ) : needsUpgrade(topics.error) ? (
          <Suspense fallback={<TopicsSkeleton />}>
            <SpecialtyNeedsUpgrade onShowAll={showAll} />
          </Suspense>
        ) : (
          <TopicsError error={topics.error} onRetry={() => void topics.refetch()} />
        )
      ) : list.length === 0 ? (
        <EmptyTopics
          edition={edition}
          busy={init.isPending}
          onInit={() => init.mutate()}
          filtered={specialty !== undefined}
          onShowAll={showAll}
        />
      ) : (
        <>
          {view === "mine" && own.data !== undefined && (
            <ForYouShelf mine={own.data} all={all} onMore={() => setAll(true)} scale={scaleOf(inSight)} />
          )}
          <TopicsGrid
            topics={rest}
            scale={scaleOf(inSight)}
            above={list.length - rest.length}
            title={
              specialty === undefined
                ? phrases.todayAllSpecialties
                : phrases.todayFor({ specialty: specialtyInText(specialty) })
            }
            busy={refreshing.running}
          />
          <Text margin={["s16", 0, 0, 0]} size="caption" tone="third" tabular>
            {phrases.showingTopics({ topics: inSight.length })}
          </Text>
        </>
      )}
      {topics.data !== undefined && view !== "saved" && (
        <Suspense>
          <WeeklyPlan />
        </Suspense>
      )}
      {!needsUpgrade(topics.error) && view !== "saved" && (
        <Suspense>
          <SteadyShelf specialty={specialty} />
        </Suspense>
      )}
      {topicId !== undefined && (
        <Suspense>
          <TopicDialog topicId={topicId} topics={inSight} />
        </Suspense>
      )}
    </>
  )
}

type View = "mine" | Shown

const views = [
  ["mine", ownWords.forYou],
  ["all", ownWords.allTopics],
  ["saved", ownWords.saved],
] as const

/** So long after it came, the person's own list is not asked for again. */
const FRESH_MS = 5_000

/** The person's own topics, asked for again with each visit; changes made here stand beside them until then. */
const useForYou = (wanted: boolean) => useQuery({ ...forYouRead, staleTime: FRESH_MS, enabled: wanted })

/** An empty list without a filter collects once by itself. */
const useInitOnce = (
  topics: readonly Topic[] | undefined,
  specialty: Specialty | undefined,
  init: () => void,
) => {
  const done = useRef(false)
  const wanted = topics?.length === 0 && specialty === undefined
  useEffect(() => {
    if (!wanted || done.current) return
    done.current = true
    init()
  }, [wanted, init])
}
