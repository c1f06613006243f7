import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { count, plural } from "#lib/words.ts"
import { ShareBar } from "#ui/day-bars.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { Inline } from "#ui/inline.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { FigureStrip } from "./figure-strip.tsx"

const orders = [
  ["users", "People"],
  ["views", "Views"],
  ["scripts", "Scripts"],
] as const

const steps = { view: "Looked at", script: "Written on", copy: "Copied", export: "Saved as a file" } as const

interface TopicFunnelProps {
  readonly by: string | undefined
  readonly onBy: (by: string) => void
}

/** The way from a topic to a saved script, and the ten topics that most was done with. */
export function TopicFunnel({ by, onBy }: TopicFunnelProps) {
  const order = orders.find(([each]) => each === by)?.[0] ?? "users"
  const { data, error } = useQuery({
    ...reads("GET /api/admin/analytics/topics", { query: { by: order } }),
    staleTime: 0,
  })
  const most = Math.max(1, ...(data?.topTopics ?? []).flatMap((one) => [one.totalViews, one.totalScripts]))
  return (
    <Stack gap="s12">
      <Inline justify="between" gap="s12">
        <Stack gap="s2">
          <Text as="h2" size="section">
            From topic to export
          </Text>
          <Text size="small" tone="third">
            The first ten of 30 days. Both bars share one scale.
          </Text>
        </Stack>
        <Segmented legend="Ordered by" value={order} options={orders} onChange={onBy} />
      </Inline>
      {error !== null && <Text role="alert">The topics could not be counted.</Text>}
      {data !== undefined && (
        <>
          <FigureStrip
            label="Steps from topic to export"
            figures={data.funnel.map(({ action, times, people }) => ({
              name: steps[action],
              value: count(times),
              says: `by ${plural(people, "person", "people")}`,
            }))}
          />
          {data.topTopics.length === 0 ? (
            <Text size="small" tone="second">
              Nobody has opened a topic in these days.
            </Text>
          ) : (
            <Stack surface="card">
              <FigureTable
                caption="Topics by what was done with them"
                columns={[
                  { words: "Topic" },
                  { words: "People", sort: "number" },
                  { words: "Views", sort: "number" },
                  { words: "Scripts", sort: "number" },
                  { words: "Copies", sort: "number" },
                  { words: "Exports", sort: "number" },
                ]}
                rows={data.topTopics.map((topic) => ({
                  key: topic.topicId,
                  cells: [
                    topic.topicTitle,
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
