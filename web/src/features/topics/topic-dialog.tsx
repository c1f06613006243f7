import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { ArrowRight, ChevronLeft, ChevronRight } from "lucide-react"
import { useKeys } from "#lib/keys.ts"
import { useOpenTopic } from "#lib/open-topic.ts"
import { ApiError, needsPlan, needsUpgrade } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Dialog, prepareDialog } from "#ui/dialog.tsx"
import { Icon } from "#ui/icon.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { afterAWhile } from "#ui/skeleton.css.ts"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Topic } from "./topic.ts"
import { TopicDetails } from "./topic-details.tsx"
import * as styles from "./topic-dialog.css.ts"
import { TopicGone } from "./topic-gone.tsx"
import { TopicSummary } from "./topic-summary.tsx"
import { TopicsError } from "./topics-states.tsx"
import { markKeys } from "./use-card-keys.ts"
import { ViewsUsedUp } from "./views-used-up.tsx"
import { topics as phrases } from "#words/topics.ts"

// This file comes before it is needed; what it stands on comes with it.
prepareDialog()

interface TopicDialogProps {
  readonly topicId: string
  /** The list that is open behind, for the steps to the neighbours. */
  readonly topics: readonly Topic[]
}

/**
 * "Trending Topic Details". A topic that was opened this month is shown whole, another one as its card has it: going
 * through the topics takes nothing, opening one takes a topic view.
 */
export function TopicDialog({ topicId, topics }: TopicDialogProps) {
  const navigate = useNavigate({ from: "/app" })
  const open = useOpenTopic()
  const {
    data: topic,
    error,
    isFetching,
    refetch,
  } = useQuery(reads("GET /api/trending-topics/{topicId}", { params: { topicId } }))
  const isGone = error instanceof ApiError && error.status === 404
  const isClosed = error instanceof ApiError && error.code === "TopicNotOpened"
  const isRefused = needsUpgrade(error) || needsPlan(error)
  const mayWrite = !isRefused && !isGone

  const at = topics.findIndex((one) => one.id === topicId)
  const show = (id: string | undefined) => {
    if (id !== undefined)
      void navigate({ search: (now) => ({ ...now, topicId: id }), replace: true, resetScroll: false })
  }
  const close = () =>
    void navigate({ search: ({ specialty, show, q }) => ({ specialty, show, q }), resetScroll: false })
  const before = at > 0 ? topics[at - 1]?.id : undefined
  const after = at === -1 ? undefined : topics[at + 1]?.id
  useKeys({
    ...markKeys,
    ArrowLeft: () => show(before),
    ArrowRight: () => show(after),
    s: () => {
      if (!mayWrite) return
      open(topicId)
      void navigate({ to: "/script-generator/$topicId", params: { topicId } })
    },
  })

  return (
    <Dialog
      open
      onClose={close}
      title={phrases.trendingTopicDetails}
      size="large"
      bare
      tools={
        at !== -1 && (
          <>
            <Text
              as="span"
              padding={[0, "s6"]}
              size="caption"
              tone="third"
              tabular
              className={styles.position}
            >
              {phrases.topicOf({ topic: at + 1, topics: topics.length })}
            </Text>
            <IconButton
              label={phrases.previousTopic}
              icon={ChevronLeft}
              aria-disabled={before === undefined}
              onClick={() => show(before)}
            />
            <IconButton
              label={phrases.nextTopic}
              icon={ChevronRight}
              aria-disabled={after === undefined}
              onClick={() => show(after)}
            />
            <Text as="span" margin={[0, "s6"]} className={styles.bar} aria-hidden />
          </>
        )
      }
      footer={
        <>
          <ScriptsLeft />
          <Button onClick={close}>{phrases.close}</Button>
          {mayWrite && (
            <ButtonLink
              to="/script-generator/$topicId"
              params={{ topicId }}
              tone="primary"
              preload={false}
              onClick={() => open(topicId)}
              className={styles.footMain}
            >
              {phrases.generateScript}
              <Icon of={ArrowRight} />
            </ButtonLink>
          )}
        </>
      }
    >
      {topic !== undefined ? (
        <TopicDetails topic={topic} />
      ) : isRefused ? (
        <ViewsUsedUp error={error} title={topics[at]?.title} />
      ) : isClosed ? (
        <TopicSummary topic={topics[at]} busy={isFetching} onOpen={() => open(topicId)} />
      ) : isGone ? (
        <Stack gap="s20" padding={{ wide: "s32", phone: "s16" }}>
          <TopicGone onClose={close} />
        </Stack>
      ) : error !== null ? (
        <Stack gap="s20" padding={{ wide: "s32", phone: "s16" }}>
          <TopicsError error={error} onRetry={() => void refetch()} />
        </Stack>
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

function Waiting() {
  return (
    <div className={`${styles.waiting} ${afterAWhile}`} aria-hidden>
      <Skeleton width={78} height={24} round />
      <Skeleton width="70%" height={26} top={18} />
      <Skeleton width="46%" height={26} top={10} />
      <Skeleton height={13} top={20} />
      <Skeleton height={13} top={10} />
      <Skeleton width="60%" height={13} top={10} />
    </div>
  )
}

function ScriptsLeft() {
  const { data: usage } = useQuery(reads("GET /api/user/usage", {}))
  if (usage === undefined)
    return (
      <Text
        margin={{ wide: [0, "auto", 0, 0], phone: 0 }}
        size="caption"
        tone="third"
        className={styles.footNote}
      />
    )
  const limit = usage.scriptsLimit + usage.bonusScripts
  return (
    <Text
      margin={{ wide: [0, "auto", 0, 0], phone: 0 }}
      size="caption"
      tone="third"
      className={styles.footNote}
    >
      {usage.scriptsLimit < 0
        ? phrases.scriptsAreUnlimited
        : phrases.usesOneScript({ scripts: count(limit), used: count(usage.scriptGenerations) })}
    </Text>
  )
}
