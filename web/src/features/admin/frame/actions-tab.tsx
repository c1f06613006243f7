import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ActionRow } from "./action-row.tsx"
import type { AdminTabProps } from "./tabs.ts"
import { Unread } from "./unread.tsx"
import { adminFrame as words } from "#words/admin/frame.ts"

const PAGE = 50

/** What was done by hand, newest first: with whom, by whom, what changed, and why. */
export function ActionsTab({ search, onSearch }: AdminTabProps) {
  const { before } = search
  const query = { limit: String(PAGE), ...(before === undefined ? {} : { before }) }
  const { data, error, refetch } = useQuery({ ...reads("GET /api/admin/actions", { query }), staleTime: 0 })
  if (error !== null) return <Unread says={words.logNotRead} onAgain={refetch} />
  if (data === undefined) return <Text tone="third">{words.looking}</Text>
  const last = data.at(-1)
  return (
    <Stack as="section" surface="card" aria-label={words.logOfActions}>
      {data.length === 0 ? (
        <Text padding="s20" tone="second">
          {before === undefined ? words.nothingDoneByHand : words.nothingOlder}
        </Text>
      ) : (
        <Stack as="ul">
          {data.map((action) => (
            <ActionRow key={action.id} of={action} withAccount />
          ))}
        </Stack>
      )}
      <Inline justify="end" gap="s8" padding={["s12", "s16"]} rule="top">
        <Button size="small" disabled={before === undefined} onClick={() => onSearch({ before: undefined })}>
          {words.newest}
        </Button>
        <Button
          size="small"
          disabled={last === undefined || data.length < PAGE}
          onClick={() => onSearch({ before: last?.at })}
        >
          {words.older}
        </Button>
      </Inline>
    </Stack>
  )
}
