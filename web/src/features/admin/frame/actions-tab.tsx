import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ActionRow } from "./action-row.tsx"
import type { AdminTabProps } from "./tabs.ts"

const PAGE = 50

/** What was done by hand, newest first: with whom, by whom, what changed, and why. */
export function ActionsTab({ search, onSearch }: AdminTabProps) {
  const { before } = search
  const query = { limit: String(PAGE), ...(before === undefined ? {} : { before }) }
  const { data, error, refetch } = useQuery({ ...reads("GET /api/admin/actions", { query }), staleTime: 0 })
  if (error !== null)
    return (
      <Inline role="alert" gap="s12">
        The log could not be read.
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Inline>
    )
  if (data === undefined) return <Text tone="third">Looking…</Text>
  const last = data.at(-1)
  return (
    <Stack as="section" surface="card" aria-label="Log of actions">
      {data.length === 0 ? (
        <Text padding="s20" tone="second">
          {before === undefined ? "Nothing has been done by hand yet." : "Nothing older."}
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
          Newest
        </Button>
        <Button
          size="small"
          disabled={last === undefined || data.length < PAGE}
          onClick={() => onSearch({ before: last?.at })}
        >
          Older
        </Button>
      </Inline>
    </Stack>
  )
}
