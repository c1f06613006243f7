import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { count, decimal, plural } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { DayBars } from "#ui/day-bars.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { Inline } from "#ui/inline.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import type { AdminTabProps } from "#features/admin/frame/tabs.ts"
import { FigureStrip } from "./figure-strip.tsx"
import { MailLog } from "./mail-log.tsx"
import { Queues } from "./queues.tsx"
import { TopicFunnel } from "./topic-funnel.tsx"
import { actionWords, compact, daysBetween, dollars, reasonWords } from "./words.ts"

export type Backend = SuccessOf<"GET /api/admin/analytics/backend">

const spans = [
  ["7", "7 d"],
  ["30", "30 d"],
  ["90", "90 d"],
] as const
type Span = (typeof spans)[number][0]

const spanOf = (asked: string | undefined): Span => spans.find(([days]) => days === asked)?.[0] ?? "30"

/** What writing costs and takes, what fails, what waits, and what people do with topics. */
export function BackendTab({ search, onSearch }: AdminTabProps) {
  const days = spanOf(search["days"])
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/analytics/backend", { query: { days } }),
    staleTime: 0,
  })
  return (
    <Stack gap="s20">
      <Inline justify="between" gap="s12">
        <Text as="h2" size="section">
          Backend Analytics
        </Text>
        <Segmented
          legend="Days that are counted"
          value={days}
          options={spans}
          onChange={(next) => onSearch({ days: next })}
        />
      </Inline>
      {error !== null ? (
        <Inline role="alert" gap="s12">
          The figures could not be read.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Inline>
      ) : data === undefined ? (
        <Text tone="third">Counting…</Text>
      ) : (
        <Figures of={data} />
      )}
      <TopicFunnel by={search["by"]} onBy={(by) => onSearch({ by })} />
      <MailLog status={search["mail"]} onStatus={(mail) => onSearch({ mail })} />
    </Stack>
  )
}

function Figures({ of }: { readonly of: Backend }) {
  const { scripts, latency, failures, models } = of
  const days = daysBetween(of.since, of.until)
  const tries = scripts.written + scripts.failed
  const actions = [...new Set(of.costs.map(({ action }) => action))]
  const seriesOf = (value: (row: Backend["costs"][number]) => number) =>
    actions.map((action) => ({
      name: actionWords(action),
      values: new Map(of.costs.filter((row) => row.action === action).map((row) => [row.day, value(row)])),
    }))
  return (
    <>
      <FigureStrip
        label="In these days"
        figures={[
          {
            name: "AI cost",
            value: dollars(of.totalCosts),
            says:
              of.unpriced > 0 ? `${plural(of.unpriced, "call")} without a price` : "every call has a price",
          },
          {
            name: "Tokens",
            value: compact(of.totalTokens),
            says: `in ${plural(
              of.costs.reduce((sum, { calls }) => sum + calls, 0),
              "call",
            )}`,
          },
          {
            name: "Scripts",
            value: count(scripts.written),
            says: `${count(scripts.withoutAi)} of them without AI`,
          },
          {
            name: "Failed",
            value: count(scripts.failed),
            says:
              tries === 0
                ? "nothing was ordered"
                : `${decimal((scripts.failed / tries) * 100)} %, none charged`,
          },
        ]}
      />
      <Columns columns={{ wide: 2, tablet: 1 }} gap="s20" align="start">
        {of.totalCosts > 0 ? (
          <DayBars
            title="Cost by day and action"
            days={days}
            series={seriesOf(({ cost }) => cost)}
            write={dollars}
            empty="Nothing was paid for in these days."
          />
        ) : (
          <DayBars
            title="Calls by day and action"
            unit="nothing was paid for"
            days={days}
            series={seriesOf(({ calls }) => calls)}
            write={count}
            empty="Nothing was written in these days."
          />
        )}
        <DayBars
          title="Time for a script"
          unit="from order to saved"
          days={days}
          isSummed={false}
          series={[
            { name: "Middle run", values: new Map(latency.map(({ day, median }) => [day, median])) },
            {
              name: "19 in 20 are faster than the top",
              values: new Map(latency.map(({ day, median, slow }) => [day, slow - median])),
            },
          ]}
          write={(ms) => `${decimal(ms / 1000)} s`}
          empty="No script was written in these days."
        />
      </Columns>
      <Columns columns={{ wide: 2, tablet: 1 }} gap="s20" align="start">
        <Stack
          as="section"
          surface="card"
          padding={["s16", 0, 0, 0]}
          gap="s8"
          aria-label="Failures by reason"
        >
          <Text as="h3" size="lead" weight="strong" padding={[0, "s16"]}>
            Failures by reason
          </Text>
          {failures.length === 0 ? (
            <Text size="small" tone="second" padding={[0, "s16", "s16", "s16"]}>
              Nothing failed in these days.
            </Text>
          ) : (
            <FigureTable
              caption="Failures by reason"
              columns={[{ words: "Reason" }, { words: "Times", sort: "number" }]}
              rows={failures.map(({ reason, times }) => ({
                key: reason,
                cells: [reasonWords(reason), count(times)],
              }))}
            />
          )}
        </Stack>
        <Stack as="section" surface="card" padding={["s16", 0, 0, 0]} gap="s8" aria-label="By model">
          <Text as="h3" size="lead" weight="strong" padding={[0, "s16"]}>
            By model
          </Text>
          <FigureTable
            caption="Calls, tokens and cost by model"
            columns={[
              { words: "Model" },
              { words: "Calls", sort: "number" },
              { words: "Tokens", sort: "number" },
              { words: "Cost", sort: "number" },
            ]}
            rows={models.map(({ model, calls, tokens, cost }) => ({
              key: model,
              cells: [model, count(calls), compact(tokens), dollars(cost)],
            }))}
          />
        </Stack>
      </Columns>
      <Queues of={of} />
    </>
  )
}
