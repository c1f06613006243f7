import type { QueryOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { tagOf } from "#lib/language/choices.ts"
import { reads } from "#lib/reads.ts"
import { clockOf, count, shortDate, wordsOf } from "#lib/words.ts"
import { Badge } from "#ui/badge.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminAnalytics as phrases } from "#words/admin/analytics.ts"
import { SendAgain } from "./send-again.tsx"

type Status = NonNullable<NonNullable<QueryOf<"GET /api/admin/mail">>["status"]>

const statuses: ReadonlyArray<readonly [Status, string]> = [
  ["queued", phrases.waiting],
  ["sent", phrases.sent],
  ["refused", phrases.refused],
  ["failed", phrases.givenUp],
]

interface MailLogProps {
  readonly status: string | undefined
  readonly onStatus: (status: string | undefined) => void
}

/** The letters of late and what became of each. */
export function MailLog({ status, onStatus }: MailLogProps) {
  const chosen = statuses.find(([each]) => each === status)?.[0]
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/mail", { query: chosen === undefined ? {} : { status: chosen } }),
    staleTime: 0,
  })
  return (
    <Stack as="section" surface="card" padding={["s16", 0, 0, 0]} gap="s12" aria-label={phrases.mailLog}>
      <Inline justify="between" gap="s12" padding={[0, "s16"]}>
        <Text as="h3" size="lead" weight="strong">
          {phrases.mail}
        </Text>
        <SelectNative
          aria-label={phrases.lettersThatAreShown}
          value={chosen ?? ""}
          options={[["", phrases.allLetters], ...statuses]}
          onChange={({ target }) => onStatus(target.value === "" ? undefined : target.value)}
        />
      </Inline>
      {error !== null ? (
        <Unread says={phrases.mailLogNotRead} onAgain={refetch} padded />
      ) : data === undefined || data.length === 0 ? (
        <Text size="small" tone="second" padding={[0, "s16", "s16", "s16"]}>
          {data === undefined ? phrases.looking : phrases.noSuchLetter}
        </Text>
      ) : (
        <FigureTable
          caption={phrases.lettersNewestFirst}
          columns={[
            { words: phrases.letter },
            { words: phrases.to },
            { words: phrases.state },
            { words: phrases.by },
            { words: phrases.tries, sort: "number" },
            { words: phrases.since, sort: "number" },
          ]}
          rows={data.map((letter) => ({
            key: letter.id,
            cells: [
              <span key="subject" lang={letter.language === undefined ? undefined : tagOf(letter.language)}>
                {letter.subject}
              </span>,
              letter.recipient ?? phrases.aDeletedAccount,
              <Stack key="state" gap="s4" align="start">
                <Badge
                  tone={letter.status === "sent" ? "brand" : letter.status === "queued" ? "neutral" : "warn"}
                >
                  {statuses.find(([each]) => each === letter.status)?.[1] ?? wordsOf(letter.status)}
                </Badge>
                {letter.lastError !== null && letter.status !== "sent" && (
                  <Text as="span" size="caption" tone="third">
                    {letter.lastError}
                  </Text>
                )}
                {letter.maySendAgain && <SendAgain letter={letter} />}
              </Stack>,
              letter.transport === "outbox" ? phrases.outboxFolder : (letter.transport ?? ""),
              count(letter.tries),
              `${shortDate(letter.queuedAt)} ${clockOf(letter.queuedAt)}`,
            ],
          }))}
        />
      )}
    </Stack>
  )
}
