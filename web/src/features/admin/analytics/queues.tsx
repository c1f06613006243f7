import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { clockOf, count, shortDate, wordsOf } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { type State, StateMark } from "#ui/state-mark.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { toast } from "#ui/toast.tsx"
import type { Backend } from "./backend-tab.tsx"
import { adminAnalytics as phrases } from "#words/admin/analytics.ts"

interface LineProps {
  readonly state: State
  readonly name: string
  readonly value: string
  readonly says: ReactNode
}

function Line({ state, name, value, says }: LineProps) {
  return (
    <Columns
      as="li"
      columns="auto 1fr auto"
      gap={["s2", "s12"]}
      padding={["s12", 0]}
      rule="between"
      size="small"
    >
      <Inline>
        <StateMark of={state} />
      </Inline>
      <Text as="span" weight="medium" wrap="anywhere">
        {name}
      </Text>
      <Text as="span" tone="second" tabular>
        {value}
      </Text>
      <span />
      <Text as="span" size="caption" tone="third" wrap="anywhere">
        {says}
      </Text>
    </Columns>
  )
}

const keys: { readonly [S in Backend["ai"]["standing"]]: readonly [State, string, string] } = {
  offline: ["off", phrases.notSetUp, phrases.scriptsWithoutAi],
  "not asked yet": ["slow", phrases.notAskedYet, phrases.askedAtTheStart],
  ready: ["fine", phrases.keyAccepted, phrases.whenTheProductStarted],
  refused: ["broken", phrases.keyRefused, phrases.serviceTakesNeither],
}

/** The queues of today; one without words of its own is told by its name. */
const queueNames: Readonly<Record<string, string>> = {
  "cancel-orphan": phrases.cancelOrphan,
  "cancel-unwanted": phrases.cancelUnwanted,
  "daily-collection": phrases.dailyCollection,
  "erase-account": phrases.eraseAccount,
  "export-account": phrases.exportAccount,
  "late-collection": phrases.lateCollection,
  mail: phrases.mail,
  "purge-posts": phrases.purgePosts,
  reaper: phrases.reaper,
  reconcile: phrases.reconcile,
  "tell-due": phrases.tellDue,
  "tell-waitlist": phrases.tellWaitlist,
  webhook: phrases.webhook,
}

const told = {
  received: phrases.messagesReceived,
  done: phrases.messagesDone,
  ignored: phrases.messagesIgnored,
  dead: phrases.messagesDead,
} as const

/** What runs beside the screens, now: worker, AI key, queues, messages of the payment provider. */
export function Queues({ of }: { readonly of: Backend }) {
  const [state, value, says] = keys[of.ai.standing]
  return (
    <Columns columns={{ wide: 2, tablet: 1 }} gap="s20" align="start">
      <Stack as="section" surface="card" padding="s16" gap="s4" aria-label={phrases.queues}>
        <Text as="h3" size="lead" weight="strong">
          {phrases.queuesNow}
        </Text>
        <Stack as="ul">
          <Line
            state={of.worker ? "fine" : "broken"}
            name={phrases.worker}
            value={of.worker ? phrases.working : phrases.notHeardOf}
            says={of.worker ? phrases.workerSaidSo : phrases.nothingIsDoneUntil}
          />
          <Line state={state} name={phrases.aiKey} value={value} says={says} />
          {of.queues.map(({ name, waiting, running, retrying, failed, oldestRunningSince }) => (
            <Line
              key={name}
              state={failed > 0 ? "broken" : retrying > 0 ? "slow" : "fine"}
              name={queueNames[name] ?? wordsOf(name.replaceAll("-", "_"))}
              value={phrases.running({ count: count(running) })}
              says={[
                phrases.waitingCount({ count: count(waiting) }),
                ...(retrying > 0 ? [phrases.toBeTriedAgain({ count: count(retrying) })] : []),
                ...(failed > 0 ? [phrases.givenUpInTwoWeeks({ count: count(failed) })] : []),
                ...(oldestRunningSince === null
                  ? []
                  : [phrases.oldestSince({ time: clockOf(oldestRunningSince) })]),
              ].join(", ")}
            />
          ))}
        </Stack>
      </Stack>
      <Webhooks of={of.webhooks} />
    </Columns>
  )
}

function Webhooks({ of: { counts, open } }: { readonly of: Backend["webhooks"] }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (hash: string) => call("POST /api/admin/webhooks/{hash}/retry", { params: { hash } }),
    onSuccess: ({ status, error }) =>
      status === "done" || status === "ignored"
        ? toast({ title: phrases.carriedOut })
        : toast({ title: phrases.notCarriedOut, text: error ?? phrases.itStaysInTheList, tone: "error" }),
    onError: (error) =>
      toast({
        title: phrases.notTried,
        text: error instanceof ApiError ? error.message : phrases.pleaseTryAgain,
        tone: "error",
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["api", "admin", "analytics", "backend"] }),
  })
  const messages = counts
    .map(({ status, count: number }) => told[status]({ count: count(number) }))
    .join(", ")
  return (
    <Stack as="section" surface="card" padding="s16" gap="s4" aria-label={phrases.webhooks}>
      <Text as="h3" size="lead" weight="strong">
        {phrases.webhooksAndDeadLetters}
      </Text>
      <Text size="caption" tone="third">
        {messages === "" ? phrases.providerSentNothing : phrases.toldInTheseDays({ messages })}
      </Text>
      {open.length === 0 ? (
        <Text size="small" tone="second" padding={["s8", 0, 0, 0]}>
          {phrases.allCarriedOut}
        </Text>
      ) : (
        <Stack as="ul">
          {open.map(({ hash, eventName, receivedAt, attempts, status, lastError }) => (
            <Line
              key={hash}
              state={status === "dead" ? "broken" : "slow"}
              name={eventName}
              value={status === "dead" ? phrases.wasGivenUp : phrases.willBeTriedAgain}
              says={
                <>
                  {shortDate(receivedAt)} {clockOf(receivedAt)}, {phrases.triesOf({ tries: attempts })}
                  {lastError !== null && `: ${lastError}`}{" "}
                  {status === "dead" && (
                    <TextButton disabled={isPending} onClick={() => mutate(hash)}>
                      {phrases.retryNow}
                    </TextButton>
                  )}
                </>
              }
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
