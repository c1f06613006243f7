import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import type { AdminTabProps } from "#features/admin/frame/tabs.ts"
import { Field } from "#ui/field.tsx"
import { Columns } from "#ui/columns.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { FeedbackRow } from "./feedback-row.tsx"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminFeedback as words } from "#words/admin/feedback.ts"

const states = [
  ["open", words.open],
  ["answered", words.answered],
  ["closed", words.closed],
] as const

/** Messages of the contact form, to be answered by mail. */
export function FeedbackTab({ search, onSearch }: AdminTabProps) {
  const status = states.find(([key]) => key === search["status"])?.[0] ?? "open"
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/feedback", { query: { status } }),
    staleTime: 0,
  })
  return (
    <Stack gap="s16">
      <Columns columns="minmax(0, 240px)">
        <Field label={words.messages}>
          {(ids) => (
            <SelectNative
              {...ids}
              value={status}
              options={states}
              onChange={({ target }) => onSearch({ status: target.value })}
            />
          )}
        </Field>
      </Columns>
      {error !== null && <Unread says={words.messagesNotRead} onAgain={refetch} />}
      {data?.length === 0 && <Text tone="second">{words.thereAreNone}</Text>}
      {data !== undefined && data.length > 0 && (
        <Stack as="ul" gap="s12" aria-label={words.messages}>
          {data.map((feedback) => (
            <FeedbackRow key={feedback.id} of={feedback} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
