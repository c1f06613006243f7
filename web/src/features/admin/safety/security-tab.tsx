import { useQuery } from "@tanstack/react-query"
import { Unread } from "#features/admin/frame/unread.tsx"
import type { AdminTabProps } from "#features/admin/frame/tabs.ts"
import { reads } from "#lib/reads.ts"
import { clockOf, shortDate } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { Field } from "#ui/field.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { adminSafety as words } from "#words/admin/safety.ts"
import { isKind, kindChoices, type SafetyEntry, sayKind } from "./kinds.ts"

const PAGE = "200"

/** Who came in, who was refused, and whose rights changed, in the last 90 days. */
export function SecurityTab({ search, onSearch }: AdminTabProps) {
  const kind = isKind(search["kind"]) ? search["kind"] : undefined
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/security-log", {
      query: { limit: PAGE, ...(kind === undefined ? {} : { kind }) },
    }),
    staleTime: 0,
  })
  return (
    <Stack gap="s16">
      <Columns columns="minmax(0, 280px)">
        <Field label={words.events}>
          {(ids) => (
            <SelectNative
              {...ids}
              value={kind ?? ""}
              options={[["", words.allEvents], ...kindChoices]}
              onChange={({ target }) => onSearch({ kind: target.value === "" ? undefined : target.value })}
            />
          )}
        </Field>
      </Columns>
      {error !== null && <Unread says={words.securityLogNotRead} onAgain={refetch} />}
      {data?.length === 0 && <Text tone="second">{words.noEvents}</Text>}
      {data !== undefined && data.length > 0 && (
        <Stack as="ul" surface="card" aria-label={words.events}>
          {data.map((entry, at) => (
            <Row key={`${entry.lastAt} ${at}`} of={entry} />
          ))}
        </Stack>
      )}
      <Text size="caption" tone="third">
        {words.keptFor90Days}
      </Text>
    </Stack>
  )
}

function Row({ of }: { readonly of: SafetyEntry }) {
  const { kind, times, account, by, mailbox, network, detail, lastAt } = of
  const about = [
    account !== null && words.account({ id: account }),
    mailbox !== null && words.mailbox({ hash: mailbox }),
    network !== null && words.network({ hash: network }),
    by !== null && words.doneBy({ id: by }),
  ].filter((part) => part !== false)
  return (
    <Columns
      as="li"
      columns={{ wide: "128px 1fr", phone: 1 }}
      gap={["s2", "s16"]}
      padding={["s8", "s16"]}
      rule="between"
      size="small"
    >
      <Text tone="third" tabular>
        <time dateTime={lastAt}>
          {shortDate(lastAt)}, {clockOf(lastAt)}
        </time>
      </Text>
      <Stack gap="s2">
        <Text wrap="anywhere">{words.kindTimes({ kind: sayKind(kind), times })}</Text>
        {detail !== "" && (
          <Text tone="second" wrap="anywhere" lang="en">
            {detail}
          </Text>
        )}
        {about.map((part) => (
          <Text key={part} tone="third" wrap="anywhere">
            {part}
          </Text>
        ))}
      </Stack>
    </Columns>
  )
}
