import { pages as phrases } from "#words/pages.ts"
import { useQuery } from "@tanstack/react-query"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useTitle } from "#lib/page.ts"
import { reads } from "#lib/reads.ts"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { type State, StateMark } from "#ui/state-mark.tsx"
import { Text } from "#ui/text.tsx"
import { Moment } from "#ui/time-ago.tsx"

type Part = SuccessOf<"GET /api/public/status">["parts"][number]

const marks: { readonly [S in Part["state"]]: State } = {
  ok: "fine",
  degraded: "slow",
  down: "broken",
  off: "off",
}

/** What a part is called, and what it does for people. */
const partWords: { readonly [P in Part["part"]]: readonly [name: string, does: string] } = {
  database: [phrases.database, phrases.databaseDoes],
  worker: [phrases.worker, phrases.workerDoes],
  edition: [phrases.edition, phrases.editionDoes],
  mail: [phrases.mail, phrases.mailDoes],
  ai: [phrases.ai, phrases.aiDoes],
  payments: [phrases.payments, phrases.paymentsDo],
}

const stateWords: { readonly [S in Part["state"]]: string } = {
  ok: phrases.works,
  degraded: phrases.degraded,
  down: phrases.down,
  off: phrases.off,
}

/** The state of the whole in one sentence. */
const overallWords: { readonly [S in Part["state"]]: string } = {
  ok: phrases.everythingWorks,
  degraded: phrases.somethingIsSlower,
  down: phrases.somethingIsDown,
  off: phrases.nothingIsOn,
}

const LOOK_EVERY_MS = 30_000

/** How everything is right now; looked at again while the page is open. */
export function StatusPage() {
  useTitle(phrases.status)
  const { data, isError } = useQuery({
    ...reads("GET /api/public/status", {}),
    refetchInterval: LOOK_EVERY_MS,
  })
  return (
    <Stack gap="s24" padding={{ wide: ["s44", 0, 0, 0], phone: ["s24", 0, 0, 0] }}>
      <Stack gap="s12">
        <Text as="h1" size="page">
          {phrases.status}
        </Text>
        <Text tone="second" aria-live="polite">
          {data === undefined
            ? isError
              ? phrases.stateNotRead
              : phrases.looking
            : overallWords[data.overall]}
        </Text>
      </Stack>
      <Columns as="ul" columns={{ wide: "1fr 1fr", phone: "1fr" }} gap="s16">
        {data?.parts.map(({ part, state, since }) => (
          <Stack as="li" key={part} gap="s6" padding={["s16", "s20"]} surface="card">
            <Inline gap="s12" align="center">
              <StateMark of={marks[state]} />
              <Text as="h2" size="card">
                {partWords[part][0]}
              </Text>
            </Inline>
            <Text size="small">
              {phrases.stateSince({
                state: stateWords[state],
                word: (inner) => (
                  <Text as="span" tone="third">
                    {inner}
                  </Text>
                ),
                moment: () => <Moment at={since} />,
              })}
            </Text>
            <Text size="small" tone="second">
              {partWords[part][1]}
            </Text>
          </Stack>
        ))}
      </Columns>
      {data !== undefined && (
        <Text size="small" tone="third">
          {phrases.lookedAt({ moment: () => <Moment at={data.checkedAt} /> })}
        </Text>
      )}
    </Stack>
  )
}
