import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { clockOf, count, plural, shortDate, wordsOf } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { type State, StateMark } from "#ui/state-mark.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { toast } from "#ui/toast.tsx"
import type { Backend } from "./backend-tab.tsx"

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
  offline: ["off", "not set up", "Scripts are written without AI"],
  "not asked yet": ["slow", "not asked yet", "The service is asked when the product starts"],
  ready: ["fine", "accepted", "When the product started"],
  refused: ["broken", "refused", "The service takes neither our key nor our model as they are"],
}

/** What runs beside the screens, now: worker, AI key, queues, messages of the payment provider. */
export function Queues({ of }: { readonly of: Backend }) {
  const [state, value, says] = keys[of.ai.standing]
  return (
    <Columns columns={{ wide: 2, tablet: 1 }} gap="s20" align="start">
      <Stack as="section" surface="card" padding="s16" gap="s4" aria-label="Queues">
        <Text as="h3" size="lead" weight="strong">
          Queues, now
        </Text>
        <Stack as="ul">
          <Line
            state={of.worker ? "fine" : "broken"}
            name="Worker"
            value={of.worker ? "working" : "not heard of"}
            says={of.worker ? "Said so a moment ago" : "Nothing that waits is done until one runs"}
          />
          <Line state={state} name="AI key" value={value} says={says} />
          {of.queues.map(({ name, waiting, running, retrying, failed, oldestRunningSince }) => (
            <Line
              key={name}
              state={failed > 0 ? "broken" : retrying > 0 ? "slow" : "fine"}
              name={wordsOf(name.replaceAll("-", "_"))}
              value={`${count(running)} running`}
              says={[
                `${count(waiting)} waiting`,
                ...(retrying > 0 ? [`${count(retrying)} to be tried again`] : []),
                ...(failed > 0 ? [`${count(failed)} given up in two weeks`] : []),
                ...(oldestRunningSince === null ? [] : [`the oldest since ${clockOf(oldestRunningSince)}`]),
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
        ? toast({ title: "Carried out" })
        : toast({ title: "Not carried out", text: error ?? "It stays in the list.", tone: "error" }),
    onError: (error) =>
      toast({
        title: "Not tried",
        text: error instanceof ApiError ? error.message : "Please try again.",
        tone: "error",
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["api", "admin", "analytics", "backend"] }),
  })
  const told = counts.map(({ status, count: number }) => `${count(number)} ${status}`).join(", ")
  return (
    <Stack as="section" surface="card" padding="s16" gap="s4" aria-label="Webhooks">
      <Text as="h3" size="lead" weight="strong">
        Webhooks and dead letters
      </Text>
      <Text size="caption" tone="third">
        {told === "" ? "The payment provider has sent nothing in these days." : `In these days: ${told}.`}
      </Text>
      {open.length === 0 ? (
        <Text size="small" tone="second" padding={["s8", 0, 0, 0]}>
          Every message was carried out.
        </Text>
      ) : (
        <Stack as="ul">
          {open.map(({ hash, eventName, receivedAt, attempts, status, lastError }) => (
            <Line
              key={hash}
              state={status === "dead" ? "broken" : "slow"}
              name={eventName}
              value={status === "dead" ? "given up" : "will be tried again"}
              says={
                <>
                  {shortDate(receivedAt)} {clockOf(receivedAt)}, {plural(attempts, "try", "tries")}
                  {lastError !== null && `: ${lastError}`}{" "}
                  {status === "dead" && (
                    <TextButton disabled={isPending} onClick={() => mutate(hash)}>
                      Retry now
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
