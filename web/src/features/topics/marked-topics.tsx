import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useInfiniteQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { call } from "#lib/call.ts"
import { chartDay, shortDate } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TopicRow } from "#ui/topic-row.tsx"
import { MarkButtons } from "./mark-buttons.tsx"
import { OwnNotes } from "./own-notes.tsx"
import { type Mark, useOwnTopic } from "./own-topics.ts"
import { ShelfHead } from "./shelf-head.tsx"
import { BringBack, GenerateLink } from "./topic-item.tsx"
import { TopicLink } from "./topic-link.tsx"
import { forYou as words } from "#words/for-you.ts"
import { named } from "#words/named.ts"

type Marked = SuccessOf<"GET /api/user/marked-topics">["topics"][number]

const pageSize = "12"

/** What the reader saved, and below it what they put aside, each with the way back. */
export function MarkedTopics() {
  return (
    <>
      <Shelf
        mark="saved"
        title={words.savedTopics}
        text={words.savedTopicsText}
        empty={`${words.nothingSaved}. ${words.nothingSavedText}`}
      />
      <Shelf
        mark="not_for_me"
        title={words.hiddenTopics}
        text={words.hiddenTopicsText}
        empty={words.nothingHidden}
      />
    </>
  )
}

interface ShelfProps {
  readonly mark: Mark
  readonly title: string
  readonly text: string
  readonly empty: string
}

function Shelf({ mark, title, text, empty }: ShelfProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useMarked(mark)
  const topics = data?.pages.flatMap((page) => page.topics)
  return (
    <section aria-labelledby={mark}>
      <ShelfHead id={mark} title={title} text={topics?.length === 0 ? empty : text} />
      {error !== null && (
        <Inline gap="s12" role="alert">
          <Text size="small">{words.listNotLoaded}</Text>
          <Button size="small" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Inline>
      )}
      {topics !== undefined && topics.length > 0 && (
        <Stack as="ol" align="stretch" rule="top">
          {topics.map((topic) => (
            <Row key={topic.themeKey} of={topic} />
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Inline margin={["s16", 0, 0, 0]}>
          <Button size="small" aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </Inline>
      )}
    </section>
  )
}

const useMarked = (mark: Mark) =>
  useInfiniteQuery({
    queryKey: ["api", "user", "marked-topics", mark],
    queryFn: ({ pageParam, signal }) =>
      call(
        "GET /api/user/marked-topics",
        { query: { mark, limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    // Typed by the first page: none.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

function Row({ of: topic }: { readonly of: Marked }) {
  const { themeKey, topicId, title, markedAt, updatedAt, isCurrent, sampleDate } = topic
  const own = useOwnTopic(themeKey, topic)
  const day = sampleDate === null ? shortDate(updatedAt) : chartDay(sampleDate)
  return (
    <TopicRow
      title={<TopicLink topic={{ ...topic, id: topicId }} />}
      tools={
        <>
          {topic.mark === "not_for_me" && own.mark === "not_for_me" ? (
            <BringBack topic={topic} own={own} />
          ) : (
            <MarkButtons topic={topic} own={own} only={topic.mark} />
          )}
          {topic.mark === "saved" && (
            <GenerateLink topic={{ id: topicId, title, language: topic.language }} />
          )}
        </>
      }
    >
      <Text size="caption" tone="third" tabular>
        {!topic.statesQuestion && `${named.oneNamedMore} `}
        {saidOf(topic.mark, markedAt)} {isCurrent ? words.amongToday : words.lastFoundOn({ day })}
      </Text>
      <OwnNotes own={{ ...own, mark: null }} />
    </TopicRow>
  )
}

const saidOf = (mark: Mark, at: string): ReactNode =>
  mark === "saved" ? words.savedOn({ day: shortDate(at) }) : words.hiddenOn({ day: shortDate(at) })
