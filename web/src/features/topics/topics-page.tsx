import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Lock, RotateCw } from "lucide-react"
import { lazy, Suspense, useEffect, useRef } from "react"
import { call } from "#lib/call.ts"
import { useKeys } from "#lib/keys.ts"
import { viewersLocale } from "#lib/locale.ts"
import { chosenIn } from "#lib/choices.ts"
import { useTitle } from "#lib/page.ts"
import { needsUpgrade } from "#lib/problem.ts"
import { reads, userRead } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Moment } from "#ui/time-ago.tsx"
import { toast } from "#ui/toast.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { RefreshProgress } from "./refresh-progress.tsx"
import { specialties, specialtyNames, specialtyOptions } from "./specialties.ts"
import { todaysPosts, type Topic } from "./topic.ts"
import { SteadyShelf } from "./steady-shelf.tsx"
import { TopicsGrid } from "./topics-grid.tsx"
import { TopicsHead } from "./topics-head.tsx"
import { TopicsSkeleton } from "./topics-skeleton.tsx"
import { EmptyTopics, SpecialtyNeedsUpgrade, TopicsError } from "./topics-states.tsx"
import * as styles from "./topics.css.ts"
import { useCardKeys } from "./use-card-keys.ts"
import { useRefresh } from "./use-refresh.ts"
import { topics as phrases } from "#words/topics.ts"

// Above the page: fetched when the page stands, or when it is asked for.
const loadDialog = () => import("./topic-dialog.tsx").then((module) => ({ default: module.TopicDialog }))
const TopicDialog = lazy(loadDialog)

const WeeklyPlan = lazy(() => import("./weekly-plan.tsx").then((module) => ({ default: module.WeeklyPlan })))

interface TopicsPageProps {
  readonly specialty: Specialty | undefined
  /** The topic whose details are open. */
  readonly topicId: string | undefined
}

/** Today's topics, in every state that they can be in. */
export function TopicsPage({ specialty, topicId }: TopicsPageProps) {
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
  const showAll = () => void navigate({ search: {} })
  const handleSpecialty = (value: string) => {
    void navigate({ search: { specialty: chosenIn(specialties, value) } })
  }
  const handleRefresh = () => {
    if (refreshing.running) return
    if (user?.manualRefresh === true) void refreshing.refresh()
    else {
      toast({
        title: phrases.upgradeRequired,
        text: phrases.manualRefreshNeedsAPlan,
        tone: "info",
        action: (
          <ButtonLink to="/pricing" tone="soft" size="small">
            {phrases.seePlans}
          </ButtonLink>
        ),
      })
    }
  }
  useKeys(
    { f: () => select.current?.querySelector("select")?.focus(), r: handleRefresh },
    topicId === undefined,
  )
  useCardKeys(topicId === undefined)

  return (
    <>
      <TopicsHead />
      <Inline
        oneLine
        justify="between"
        stack="phone"
        gap={{ wide: "s16", phone: "s12" }}
        padding={{ wide: ["s12", 0, "s16", 0], phone: ["s12", 0, "s16", 0] }}
        rule="top"
      >
        <Text size="small" tone="third" tabular>
          {summaryOf(topics.data, specialty, edition?.last?.communities)}
        </Text>
        <div className={styles.controls}>
          <div ref={select} className={styles.specialty}>
            <label className={hidden} htmlFor="specialty">
              {phrases.specialty}
            </label>
            <SelectNative
              id="specialty"
              options={specialtyOptions}
              value={specialty ?? "all"}
              onChange={(event) => handleSpecialty(event.target.value)}
              {...(user?.specialtyFilter === true ? {} : { mark: Lock })}
            />
          </div>
          <Button onClick={handleRefresh} aria-disabled={refreshing.running}>
            <Icon of={RotateCw} />
            {refreshing.running
              ? phrases.refreshing
              : user?.manualRefresh === true
                ? phrases.refresh
                : phrases.refreshPro}
          </Button>
        </div>
      </Inline>
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
      {topics.data === undefined ? (
        topics.error === null ? (
          <TopicsSkeleton />
        ) : needsUpgrade(topics.error) ? (
          <SpecialtyNeedsUpgrade onShowAll={showAll} />
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
        <TopicsGrid
          topics={list}
          title={
            specialty === undefined
              ? phrases.todayAllSpecialties
              : phrases.todayFor({ specialty: specialtyInText(specialty) })
          }
          busy={refreshing.running}
        />
      )}
      {topics.data !== undefined && (
        <Suspense>
          <WeeklyPlan />
        </Suspense>
      )}
      {!needsUpgrade(topics.error) && <SteadyShelf specialty={specialty} />}
      {topicId !== undefined && (
        <Suspense>
          <TopicDialog topicId={topicId} topics={list} />
        </Suspense>
      )}
    </>
  )
}

const specialtyInText = (specialty: Specialty) => specialtyNames[specialty].toLocaleLowerCase(viewersLocale)

const summaryOf = (
  topics: readonly Topic[] | undefined,
  specialty: Specialty | undefined,
  /** 0 where nothing was collected yet. */
  communities = 0,
) => {
  if (topics === undefined)
    return specialty === undefined
      ? phrases.todaysTopics
      : phrases.filteredBy({ specialty: specialtyInText(specialty) })
  if (topics.length === 0) return phrases.noTopicStandsOut({ communities })
  const found = { topics: topics.length, posts: todaysPosts(topics), communities }
  return specialty === undefined
    ? phrases.topicsFound(found)
    : phrases.topicsFoundFor({ ...found, specialty: specialtyInText(specialty) })
}

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
