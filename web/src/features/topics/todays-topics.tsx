import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { call } from "#lib/call.ts"
import { needsUpgrade } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { scaleOf } from "#ui/post-bars.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { Text } from "#ui/text.tsx"
import { ForYouShelf, shownOf } from "./for-you-shelf.tsx"
import { forYouRead } from "./own-topics.ts"
import { NamedShelf } from "./named-shelf.tsx"
import { RankingRule } from "./ranking-rule.tsx"
import type { Shown } from "./shown-lists.ts"
import { specialtyInText } from "./specialties.ts"
import type { Topic } from "./topic.ts"
import { TopicsGrid } from "./topics-grid.tsx"
import { TopicsSkeleton } from "./topics-skeleton.tsx"
import { TopicsError } from "./topics-states.tsx"
import { forYou as ownWords } from "#words/for-you.ts"
import { topics as phrases } from "#words/topics.ts"

const EmptyTopics = lazy(() =>
  import("./topics-empty.tsx").then((module) => ({ default: module.EmptyTopics })),
)
const MarkedTopics = lazy(() =>
  import("./marked-topics.tsx").then((module) => ({ default: module.MarkedTopics })),
)
const SteadyShelf = lazy(() =>
  import("./steady-shelf.tsx").then((module) => ({ default: module.SteadyShelf })),
)
const SpecialtyNeedsUpgrade = lazy(() =>
  import("./specialty-needs-upgrade.tsx").then((module) => ({ default: module.SpecialtyNeedsUpgrade })),
)
const WeekShelf = lazy(() => import("./week-shelf.tsx").then((module) => ({ default: module.WeekShelf })))
const WeeklyPlan = lazy(() => import("./weekly-plan.tsx").then((module) => ({ default: module.WeeklyPlan })))

interface TodaysTopicsProps {
  readonly specialty: Specialty | undefined
  readonly show: Shown | undefined
  /** The list of the day, for the specialty. */
  readonly found: UseQueryResult<readonly Topic[]>
  /** Whether it is being collected anew. */
  readonly busy: boolean
  /** Draws what is open above the lists; it goes through the topics in sight. */
  readonly opened: (topics: readonly Topic[]) => ReactNode
}

/** The lists of the day: the reader's own, the general one, what was saved, in every state that they can be in. */
export function TodaysTopics({ specialty, show, found, busy, opened }: TodaysTopicsProps) {
  const navigate = useNavigate({ from: "/app" })
  const client = useQueryClient()
  const { data: edition } = useQuery(reads("GET /api/edition", {}))
  const list = found.data ?? []
  // A filter is of the general list.
  const view = show ?? (specialty === undefined ? "mine" : "all")
  const own = useForYou(view === "mine")
  const [all, setAll] = useState(false)
  const shelf = view === "mine" && own.data !== undefined ? shownOf(own.data, all) : []
  const rest = list.filter(({ id }) => !shelf.some(({ topic }) => topic.id === id))
  const asked = rest.filter(({ statesQuestion }) => statesQuestion)
  const named = rest.filter(({ statesQuestion }) => !statesQuestion)
  const above = list.filter(({ statesQuestion }) => statesQuestion).length - asked.length
  // The head counts the list of the day; the reader's own may come from below it.
  const below = shelf.filter(({ topic }) => !list.some(({ id }) => id === topic.id)).length
  const inSight = [...shelf.map(({ topic }) => topic), ...asked, ...named]
  // A name has no bars, unless it stands among the reader's own.
  const scale = scaleOf([...shelf.map(({ topic }) => topic), ...asked])
  const init = useMutation({
    mutationFn: () => call("POST /api/init-topics", {}),
    onSuccess: async (answer) => {
      client.setQueryData(reads("GET /api/trending-topics", {}).queryKey, answer.topics)
      await client.invalidateQueries({ queryKey: ["api", "edition"] })
    },
  })
  useInitOnce(found.data, specialty, init.mutate)
  const showAll = () => void navigate({ search: { show: "all" } })
  const handleView = (next: View) => {
    void navigate({ search: next === "mine" ? {} : { show: next }, replace: true, resetScroll: false })
  }
  const isRead = found.data !== undefined && !own.isLoading
  const isComing = !isRead && found.error === null
  /** What stands in place of a list, as far below the choice of lists as a list's own title. */
  const panel = isRead ? (
    list.length > 0 ? null : (
      <EmptyTopics
        edition={edition}
        busy={init.isPending}
        onInit={() => init.mutate()}
        filtered={specialty !== undefined}
        onShowAll={showAll}
      />
    )
  ) : needsUpgrade(found.error) ? (
    <SpecialtyNeedsUpgrade onShowAll={showAll} />
  ) : (
    <TopicsError error={found.error} onRetry={() => void found.refetch()} />
  )

  return (
    <>
      <Inline margin={["s4", 0, 0, 0]}>
        <Segmented legend={ownWords.whichTopics} value={view} onChange={handleView} options={views} />
      </Inline>
      {view === "saved" ? (
        <Suspense fallback={<TopicsSkeleton />}>
          <MarkedTopics />
        </Suspense>
      ) : isComing ? (
        <TopicsSkeleton />
      ) : panel !== null ? (
        <Suspense fallback={<TopicsSkeleton />}>
          <Box margin={["s24", 0, 0, 0]}>{panel}</Box>
        </Suspense>
      ) : (
        <>
          {view === "mine" && own.data !== undefined && (
            <ForYouShelf mine={own.data} all={all} onMore={() => setAll(true)} scale={scale} />
          )}
          <TopicsGrid
            topics={asked}
            scale={scale}
            above={above}
            title={
              specialty === undefined
                ? phrases.todayAllSpecialties
                : phrases.todayFor({ specialty: specialtyInText(specialty) })
            }
            busy={busy}
          />
          <NamedShelf topics={named} busy={busy} />
          <RankingRule />
          <Text margin={["s16", 0, 0, 0]} size="caption" tone="third" tabular>
            {phrases.showingTopics({ topics: inSight.length - below, own: below })}
          </Text>
        </>
      )}
      {found.data !== undefined && view !== "saved" && (
        <Suspense>
          <WeeklyPlan />
        </Suspense>
      )}
      {!needsUpgrade(found.error) && view !== "saved" && (
        <Suspense>
          <SteadyShelf specialty={specialty} />
          <WeekShelf specialty={specialty} />
        </Suspense>
      )}
      {opened(inSight)}
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
