import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { count, decimal } from "#lib/words.ts"
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
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminAnalytics as phrases } from "#words/admin/analytics.ts"

export type Backend = SuccessOf<"GET /api/admin/analytics/backend">

const spans = [
  ["7", phrases.days({ days: 7 })],
  ["30", phrases.days({ days: 30 })],
  ["90", phrases.days({ days: 90 })],
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
          {phrases.backendAnalytics}
        </Text>
        <Segmented
          legend={phrases.daysThatAreCounted}
          value={days}
          options={spans}
          onChange={(next) => onSearch({ days: next })}
        />
      </Inline>
      {error !== null ? (
        <Unread says={phrases.figuresNotRead} onAgain={refetch} />
      ) : data === undefined ? (
        <Text tone="third">{phrases.counting}</Text>
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
        label={phrases.inTheseDays}
        figures={[
          {
            name: phrases.aiCost,
            value: dollars(of.totalCosts),
            says:
              of.unpriced > 0
                ? phrases.callsWithoutAPrice({ calls: of.unpriced })
                : phrases.everyCallHasAPrice,
          },
          {
            name: phrases.tokens,
            value: compact(of.totalTokens),
            says: phrases.inCalls({ calls: of.costs.reduce((sum, { calls }) => sum + calls, 0) }),
          },
          {
            name: phrases.scripts,
            value: count(scripts.written),
            says: phrases.withoutAi({ scripts: count(scripts.withoutAi) }),
          },
          {
            name: phrases.failed,
            value: count(scripts.failed),
            says:
              tries === 0
                ? phrases.nothingWasOrdered
                : phrases.percentNoneCharged({ percent: decimal((scripts.failed / tries) * 100) }),
          },
        ]}
      />
      <Columns columns={{ wide: 2, tablet: 1 }} gap="s20" align="start">
        {of.totalCosts > 0 ? (
          <DayBars
            title={phrases.costByDayAndAction}
            days={days}
            series={seriesOf(({ cost }) => cost)}
            write={dollars}
            empty={phrases.nothingPaidInTheseDays}
          />
        ) : (
          <DayBars
            title={phrases.callsByDayAndAction}
            unit={phrases.nothingWasPaidFor}
            days={days}
            series={seriesOf(({ calls }) => calls)}
            write={count}
            empty={phrases.nothingWrittenInTheseDays}
          />
        )}
        <DayBars
          title={phrases.timeForAScript}
          unit={phrases.fromOrderToSaved}
          days={days}
          isSummed={false}
          series={[
            { name: phrases.middleRun, values: new Map(latency.map(({ day, median }) => [day, median])) },
            {
              name: phrases.slowRun,
              values: new Map(latency.map(({ day, median, slow }) => [day, slow - median])),
            },
          ]}
          write={(ms) => phrases.seconds({ seconds: decimal(ms / 1000) })}
          empty={phrases.noScriptInTheseDays}
        />
      </Columns>
      <Columns columns={{ wide: 2, tablet: 1 }} gap="s20" align="start">
        <Stack
          as="section"
          surface="card"
          padding={["s16", 0, 0, 0]}
          gap="s8"
          aria-label={phrases.failuresByReason}
        >
          <Text as="h3" size="lead" weight="strong" padding={[0, "s16"]}>
            {phrases.failuresByReason}
          </Text>
          {failures.length === 0 ? (
            <Text size="small" tone="second" padding={[0, "s16", "s16", "s16"]}>
              {phrases.nothingFailedInTheseDays}
            </Text>
          ) : (
            <FigureTable
              caption={phrases.failuresByReason}
              columns={[{ words: phrases.reason }, { words: phrases.times, sort: "number" }]}
              rows={failures.map(({ reason, times }) => ({
                key: reason,
                cells: [reasonWords(reason), count(times)],
              }))}
            />
          )}
        </Stack>
        <Stack as="section" surface="card" padding={["s16", 0, 0, 0]} gap="s8" aria-label={phrases.byModel}>
          <Text as="h3" size="lead" weight="strong" padding={[0, "s16"]}>
            {phrases.byModel}
          </Text>
          <FigureTable
            caption={phrases.figuresByModel}
            columns={[
              { words: phrases.model },
              { words: phrases.calls, sort: "number" },
              { words: phrases.tokens, sort: "number" },
              { words: phrases.cost, sort: "number" },
            ]}
            rows={models.map(({ model, calls, tokens, cost }) => ({
              key: model,
              cells: [
                model === "offline" ? phrases.writtenWithoutAi : model,
                count(calls),
                compact(tokens),
                dollars(cost),
              ],
            }))}
          />
        </Stack>
      </Columns>
      <Queues of={of} />
    </>
  )
}
