import type { TargetPlatform, Language } from "@rounds/core/script/settings.ts"
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useTitle } from "#lib/page.ts"
import { reads } from "#lib/reads.ts"
import { count, dayOf } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { afterAWhile } from "#ui/skeleton.css.ts"
import { screenful } from "#ui/waiting.css.ts"
import { ApiError } from "#lib/problem.ts"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { HistoryCard } from "./history-card.tsx"
import { HistoryFilters } from "./history-filters.tsx"
import { historyRead } from "./history-read.ts"
import { Columns } from "#ui/columns.tsx"
import { NoScripts } from "./no-scripts.tsx"
import { ScriptOverlay } from "./script-overlay.tsx"
import { history as phrases } from "#words/scripts/history.ts"
import { shared } from "#words/scripts/shared.ts"

interface HistoryPageProps {
  readonly platform: TargetPlatform | undefined
  readonly language: Language | undefined
  readonly q: string | undefined
  /** The script that is open above the list. */
  readonly scriptId: string | undefined
}

/** "Script History": everything generated, newest first, filtered by the URL. */
export function HistoryPage({ platform, language, q, scriptId }: HistoryPageProps) {
  useTitle(shared.scriptHistory)
  const navigate = useNavigate({ from: "/my-scripts" })
  const filtered = platform !== undefined || language !== undefined || q !== undefined
  // The first page may have come with the document; which page follows it is known after asking.
  const client = useQueryClient()
  const pages = useInfiniteQuery({
    ...historyRead({ platform, language, q }),
    placeholderData: () => {
      const first = filtered ? undefined : client.getQueryData(reads("GET /api/user/scripts", {}).queryKey)
      return first === undefined
        ? undefined
        : { pages: [{ scripts: first, next: null, unreadable: 0 }], pageParams: [null] }
    },
  })
  const scripts = pages.data?.pages.flatMap((page) => page.scripts)
  const unreadable = pages.data?.pages.reduce((sum, page) => sum + page.unreadable, 0) ?? 0
  const nothing = scripts?.length === 0 && unreadable === 0
  return (
    <>
      <Box padding={{ wide: ["s44", 0, "s24", 0], phone: ["s24", 0, "s16", 0] }}>
        <Text as="h1" size="page">
          {shared.scriptHistory}
        </Text>
        {!(nothing && !filtered) && (
          <Text margin={["s12", 0, 0, 0]} tone="second">
            {phrases.newestFirst}
          </Text>
        )}
      </Box>
      {!(nothing && !filtered) && (
        <HistoryFilters
          platform={platform}
          language={language}
          q={q}
          summary={
            scripts === undefined
              ? ""
              : summaryOf(scripts.length, pages.hasNextPage, scripts.at(-1)?.createdAt)
          }
        />
      )}
      {scripts === undefined ? (
        pages.error === null ? (
          <CardBones />
        ) : (
          <HistoryError error={pages.error} onRetry={() => void pages.refetch()} />
        )
      ) : nothing ? (
        filtered ? (
          <Panel
            title={phrases.noScriptMatches}
            text={phrases.changeTheFilters}
            actions={<Button onClick={() => void navigate({ search: {} })}>{phrases.clearFilters}</Button>}
          />
        ) : (
          <NoScripts />
        )
      ) : (
        <>
          <Columns
            as="ol"
            columns={{ wide: 3, tablet: 2, phone: 1 }}
            gap={{ wide: "s20", phone: "s16" }}
            aria-label={phrases.scripts}
          >
            {scripts.map((script) => (
              <Columns as="li" columns={1} key={script.id}>
                <HistoryCard script={script} />
              </Columns>
            ))}
          </Columns>
          <Stack align="center" gap="s12" margin={["s32", 0, 0, 0]} size="small" tone="third">
            <p>{phrases.showing({ shown: scripts.length })}</p>
            {unreadable > 0 && <p>{phrases.unreadable({ scripts: unreadable })}</p>}
            {pages.isFetchNextPageError && <p role="alert">{phrases.olderNotLoaded}</p>}
            {pages.hasNextPage && (
              <Button aria-disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {pages.isFetchingNextPage ? shared.loading : phrases.showOlder}
              </Button>
            )}
          </Stack>
        </>
      )}
      {scriptId !== undefined && (
        <ScriptOverlay
          scriptId={scriptId}
          onClose={() =>
            void navigate({ search: (now) => ({ ...now, script: undefined }), resetScroll: false })
          }
        />
      )}
    </>
  )
}

const summaryOf = (shown: number, more: boolean, oldest: string | undefined) =>
  more || oldest === undefined
    ? (more ? phrases.moreScripts : phrases.noneShown)({ shown: count(shown) })
    : phrases.scriptsSince({ shown, day: dayOf(oldest) })

function CardBones() {
  return (
    <Columns
      columns={{ wide: 3, tablet: 2, phone: 1 }}
      gap={{ wide: "s20", phone: "s16" }}
      className={`${afterAWhile} ${screenful}`}
      aria-hidden
    >
      {["a", "b", "c"].map((each) => (
        <Skeleton key={each} height={264} />
      ))}
    </Columns>
  )
}

function HistoryError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <ErrorPanel
      title={phrases.notLoaded}
      text={phrases.areKept}
      facts={[
        [shared.cause, known?.message ?? shared.thisPageFailed],
        ...(known?.problem.requestId === undefined
          ? []
          : [[shared.request, known.problem.requestId] as const]),
      ]}
      retry={{ words: shared.tryAgain, onRetry }}
    />
  )
}
