import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect } from "react"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { Box } from "#ui/box.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { announce } from "#ui/live-region.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { afterAWhile } from "#ui/skeleton.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { DatedRow } from "./dated-row.tsx"
import { ShelfHead } from "./shelf-head.tsx"
import type { Topic } from "./topic.ts"
import { topicSearch as words } from "#words/topic-search.ts"

interface TopicSearchResultsProps {
  /** At least one letter. */
  readonly q: string
  readonly onClear: () => void
  /** Draws what is open above the list; it goes through the topics of it. */
  readonly above: (topics: readonly Topic[]) => ReactNode
}

/** The topics of 90 days that have the words, newest first; what was found before stays until the next answer. */
export function TopicSearchResults({ q, onClear, above }: TopicSearchResultsProps) {
  const search = useSearch(q)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching, isPlaceholderData } = search
  const topics = data?.pages.flatMap((page) => page.topics) ?? []
  const own = new Map(data?.pages.flatMap((page) => page.own.map((one) => [one.themeKey, one])))
  // Who does not see the list hears how much of it there is, with each page and each other search.
  const heard = data === undefined || isPlaceholderData ? undefined : heardOf(q, topics.length, hasNextPage)
  useEffect(() => {
    if (heard !== undefined) announce(heard)
  }, [heard])
  return (
    <>
      {error !== null && data === undefined ? (
        <SearchFailed error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : topics.length === 0 && !isPlaceholderData ? (
        <NothingFound q={q} onClear={onClear} />
      ) : (
        <section aria-labelledby="found" aria-busy={isPlaceholderData}>
          <ShelfHead
            id="found"
            title={words.topicsWith({ text: q })}
            text={
              <>
                {words.found({ topics: topics.length, isAll: hasNextPage ? "no" : "yes" })}.{" "}
                {words.whatIsSearched}
              </>
            }
          />
          <Stack as="ol" align="stretch" rule="top" aria-labelledby="found">
            {topics.map((topic) => (
              <DatedRow key={topic.id} of={topic} own={own.get(topic.themeKey)} />
            ))}
          </Stack>
          <Inline gap="s12" margin={["s16", 0, 0, 0]}>
            {error !== null && (
              <Text size="small" role="alert">
                {words.moreNotLoaded}
              </Text>
            )}
            {hasNextPage && (
              <Button size="small" aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
                {isFetching ? words.loadingMore : error === null ? words.showMore : words.tryAgain}
              </Button>
            )}
            <Button size="small" onClick={onClear}>
              {words.todaysTopics}
            </Button>
          </Inline>
        </section>
      )}
      {above(topics)}
    </>
  )
}

const useSearch = (q: string) =>
  useInfiniteQuery({
    queryKey: ["api", "topics", "search", q],
    queryFn: ({ pageParam, signal }) =>
      call(
        "GET /api/topics/search",
        { query: { q, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    // Typed by the first page: none.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

const heardOf = (q: string, topics: number, more: boolean): string =>
  topics === 0 ? words.noneFound({ text: q }) : words.found({ topics, isAll: more ? "no" : "yes" })

/** The words that nothing was found for, and the ways on. */
function NothingFound({ q, onClear }: Pick<TopicSearchResultsProps, "q" | "onClear">) {
  return (
    <Box padding={["s32", 0]}>
      <Panel
        title={words.nothingWith({ text: q })}
        text={words.nothingWithText}
        actions={
          <>
            <Button tone="primary" onClick={onClear}>
              {words.todaysTopics}
            </Button>
            <ButtonLink
              to="/script-generator/$topicId"
              params={{ topicId: "custom" }}
              search={{ title: q }}
              preload={false}
            >
              {words.writeAbout({ text: q })}
            </ButtonLink>
          </>
        }
      />
    </Box>
  )
}

function SearchFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const known = error instanceof ApiError ? error : undefined
  const request = known?.problem.requestId
  return (
    <Box padding={["s32", 0]}>
      <ErrorPanel
        title={words.notSearched}
        text={words.notSearchedText}
        facts={[
          [words.cause, known?.message ?? words.thisPageFailed],
          ...(request === undefined ? [] : [[words.request, request] as const]),
        ]}
        retry={{ words: words.tryAgain, onRetry }}
      />
    </Box>
  )
}

/** Lines of the final size. */
function Waiting() {
  return (
    <div className={afterAWhile} aria-hidden>
      <Box padding={{ wide: ["s32", 0, "s16", 0], phone: ["s24", 0, "s12", 0] }}>
        <Skeleton width={260} height={27} />
        <Skeleton width="70%" height={14} top={9} />
      </Box>
      {["a", "b", "c", "d"].map((each) => (
        <Skeleton key={each} height={72} top={16} />
      ))}
    </div>
  )
}
