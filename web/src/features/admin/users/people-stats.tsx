import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { adminUsers as phrases } from "#words/admin/users.ts"

/** The figures above the list, each counted now. */
export function PeopleStats() {
  const { data } = useQuery({ ...reads("GET /api/admin/stats", {}), staleTime: 0 })
  const cards: ReadonlyArray<readonly [name: string, value: number | undefined, more: string]> = [
    [
      phrases.people,
      data?.people,
      data === undefined ? "" : phrases.joinedInWeek({ count: count(data.joinedInWeek) }),
    ],
    [
      phrases.freePlanUsers,
      data?.freePlanUsers,
      data === undefined ? "" : phrases.atTheirLimit({ count: count(data.atScriptLimit) }),
    ],
    [
      phrases.paying,
      data?.paying,
      data === undefined ? "" : phrases.paymentsFailing({ payments: data.paymentsFailing }),
    ],
    [
      phrases.onTrial,
      data?.onTrial,
      data === undefined ? "" : phrases.trialsEnding({ trials: data.trialsEndingSoon }),
    ],
  ]
  return (
    <Columns as="dl" columns={{ wide: 4, tablet: 2, phone: 2 }} surface="card" margin={[0, 0, "s16", 0]}>
      {cards.map(([name, value, more]) => (
        <Stack key={name} gap="s2" padding={{ wide: ["s16", "s20"], phone: ["s12", "s16"] }}>
          <Text as="dt" size="small" tone="second">
            {name}
          </Text>
          <Text as="dd" size="figure" weight="bold" tabular>
            {value === undefined ? "…" : count(value)}
          </Text>
          <Text as="dd" size="caption" tone="third">
            {more}
          </Text>
        </Stack>
      ))}
    </Columns>
  )
}
