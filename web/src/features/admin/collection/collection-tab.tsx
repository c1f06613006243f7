import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { reads } from "#lib/reads.ts"
import { clockOf, count, decimal, momentOf, shortDate } from "#lib/words.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { Inline } from "#ui/inline.tsx"
import { ProgressBar } from "#ui/meter.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { Editions } from "./editions.tsx"
import { Sources } from "./sources.tsx"
import { Uploads } from "./uploads.tsx"
import { useRun } from "./use-run.ts"
import { outcomeWords, type Scraping, sourcesWords } from "./words.ts"
import { collectionWords } from "#lib/collection-words.ts"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminCollection as phrases } from "#words/admin/collection.ts"

/** While a collection runs it is looked at this often, in milliseconds. */
const LOOK_AGAIN = 2_000

/** Collections, what came of them, and the sources they read. */
export function CollectionTab() {
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/analytics/scraping", {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running == null ? false : LOOK_AGAIN),
  })
  return (
    <Stack gap="s20">
      <Head of={data} />
      {error !== null && <Unread says={phrases.collectionsNotRead} onAgain={refetch} />}
      {data !== undefined && <Editions editions={data.editions} />}
      <Sources />
      {data !== undefined && <Uploads taken={data.takesUploads} />}
      {data !== undefined && <Sessions of={data} />}
    </Stack>
  )
}

function Head({ of }: { readonly of: Scraping | undefined }) {
  const [now] = useState(() => new Date())
  const { run, running, stage } = useRun()
  const elsewhere = of?.running ?? null
  const shown = stage ?? elsewhere?.stage ?? null
  const isRunning = running || elsewhere !== null
  return (
    <Stack gap="s12">
      <Inline justify="between" gap="s12">
        <Stack gap="s2">
          <Text as="h2" size="section">
            {phrases.scrapingAnalytics}
          </Text>
          {of !== undefined && (
            <Text size="small" tone="third">
              {phrases.nextCollection({ moment: momentOf(of.nextAt, now) })}
            </Text>
          )}
        </Stack>
        <Button disabled={isRunning} onClick={() => void run()}>
          {isRunning ? phrases.collecting : phrases.runACollection}
        </Button>
      </Inline>
      {isRunning && (
        <Stack gap="s6" aria-live="polite">
          <Text size="small" tone="second">
            {shown === null ? phrases.beginning : collectionWords(shown)}
          </Text>
          <ProgressBar label={phrases.collection} share={(shown?.progress ?? 0) / 100} done={false} />
        </Stack>
      )}
    </Stack>
  )
}

function Sessions({ of: { sessions } }: { readonly of: Scraping }) {
  return (
    <Stack
      as="section"
      surface="card"
      padding={["s16", 0, 0, 0]}
      gap="s8"
      aria-label={phrases.recentSessions}
    >
      <Text as="h3" size="lead" weight="strong" padding={[0, "s16"]}>
        {phrases.recentSessions}
      </Text>
      {sessions.length === 0 ? (
        <Text size="small" tone="second" padding={[0, "s16", "s16", "s16"]}>
          {phrases.nothingCollectedYet}
        </Text>
      ) : (
        <FigureTable
          caption={phrases.newestCollections}
          columns={[
            { words: phrases.session },
            { words: phrases.from },
            { words: phrases.outcome },
            { words: phrases.answered, sort: "number" },
            { words: phrases.posts, sort: "number" },
            { words: phrases.slowestSource, sort: "number" },
          ]}
          rows={sessions.map((session) => ({
            key: session.sessionId,
            cells: [
              `${shortDate(session.createdAt)} ${clockOf(session.createdAt)}`,
              sourcesWords(session.source),
              <Badge key="outcome" tone={session.outcome === "published" ? "brand" : "warn"}>
                {outcomeWords(session.outcome)}
              </Badge>,
              phrases.answeredOfAsked({ answered: count(session.answered), asked: count(session.asked) }),
              count(session.postsCollected),
              phrases.seconds({ seconds: decimal(session.duration / 1000) }),
            ],
          }))}
        />
      )}
    </Stack>
  )
}
