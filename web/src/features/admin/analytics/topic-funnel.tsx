import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import { ShareBar } from "#ui/day-bars.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { Inline } from "#ui/inline.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { FigureStrip } from "./figure-strip.tsx"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminAnalytics as phrases } from "#words/admin/analytics.ts"

const orders = [
  ["users", phrases.people],
  ["views", phrases.views],
  ["scripts", phrases.scripts],
] as const

const steps = {
  view: phrases.lookedAt,
  script: phrases.writtenOn,
  copy: phrases.copied,
  export: phrases.savedAsAFile,
} as const

interface TopicFunnelProps {
  readonly by: string | undefined
  readonly onBy: (by: string) => void
}

/** The way from a topic to a saved script, and the ten topics that most was done with. */
export function TopicFunnel({ by, onBy }: TopicFunnelProps) {
  const order = orders.find(([each]) => each === by)?.[0] ?? "users"
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/analytics/topics", { query: { by: order } }),
    staleTime: 0,
  })
  const most = Math.max(1, ...(data?.topTopics ?? []).flatMap((one) => [one.totalViews, one.totalScripts]))
  return (
    <Stack gap="s12">
      <Inline justify="between" gap="s12">
        <Stack gap="s2">
          <Text as="h2" size="section">
            {phrases.fromTopicToExport}
          </Text>
          <Text size="small" tone="third">
            {phrases.firstTen}
          </Text>
        </Stack>
        <Segmented legend={phrases.orderedBy} value={order} options={orders} onChange={onBy} />
      </Inline>
      {error !== null && <Unread says={phrases.topicsNotCounted} onAgain={refetch} />}
      {data !== undefined && (
        <>
          <FigureStrip
            label={phrases.stepsFromTopicToExport}
            figures={data.funnel.map(({ action, times, people }) => ({
              name: steps[action],
              value: count(times),
              says: phrases.byPeople({ people }),
            }))}
          />
          {data.topTopics.length === 0 ? (
            <Text size="small" tone="second">
              {phrases.nobodyOpenedATopic}
            </Text>
          ) : (
            <Stack surface="card">
              <FigureTable
                caption={phrases.topicsByWhatWasDone}
                columns={[
                  { words: phrases.topic },
                  { words: phrases.people, sort: "number" },
                  { words: phrases.views, sort: "number" },
                  { words: phrases.scripts, sort: "number" },
                  { words: phrases.copies, sort: "number" },
                  { words: phrases.exports, sort: "number" },
                ]}
                rows={data.topTopics.map((topic) => ({
                  key: topic.topicId,
                  cells: [
                    <span key="title" lang="en">
                      {topic.topicTitle}
                    </span>,
                    count(topic.uniqueUsers),
                    <ShareBar key="views" share={topic.totalViews / most}>
                      {count(topic.totalViews)}
                    </ShareBar>,
                    <ShareBar key="scripts" share={topic.totalScripts / most}>
                      {count(topic.totalScripts)}
                    </ShareBar>,
                    count(topic.totalCopies),
                    count(topic.totalExports),
                  ],
                }))}
              />
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}
