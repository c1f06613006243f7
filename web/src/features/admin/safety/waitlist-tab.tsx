import { useQuery } from "@tanstack/react-query"
import { FigureStrip } from "#features/admin/analytics/figure-strip.tsx"
import { Unread } from "#features/admin/frame/unread.tsx"
import { reads } from "#lib/reads.ts"
import { count, shortDate } from "#lib/words.ts"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { adminSafety as words } from "#words/admin/safety.ts"

/** Who waits for Professional. */
export function WaitlistTab() {
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/waitlist", { query: { limit: "200" } }),
    staleTime: 0,
  })
  if (error !== null) return <Unread says={words.waitlistNotRead} onAgain={refetch} />
  if (data === undefined) return <Text tone="third">{words.looking}</Text>
  return (
    <Stack gap="s16">
      <FigureStrip
        label={words.waitlist}
        figures={[
          { name: words.asked, value: count(data.asked), says: words.askedHow },
          { name: words.confirmed, value: count(data.confirmed), says: words.confirmedHow },
          { name: words.told, value: count(data.told), says: words.toldHow },
        ]}
      />
      {data.newest.length === 0 ? (
        <Text tone="second">{words.nobodyWaits}</Text>
      ) : (
        <Stack as="ul" surface="card" aria-label={words.newest}>
          {data.newest.map(({ email, askedAt, confirmedAt, toldAt }) => (
            <Inline
              as="li"
              key={email}
              justify="between"
              gap={["s2", "s16"]}
              padding={["s8", "s16"]}
              rule="between"
              size="small"
            >
              <Text wrap="anywhere">{email}</Text>
              <Text tone="third" tabular>
                {toldAt !== null
                  ? words.toldOn({ day: shortDate(toldAt) })
                  : confirmedAt !== null
                    ? words.confirmedOn({ day: shortDate(confirmedAt) })
                    : words.askedOn({ day: shortDate(askedAt) })}
              </Text>
            </Inline>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
