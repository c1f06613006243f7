import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "#lib/call.ts"
import { reads } from "#lib/reads.ts"
import { clockOf, count, decimal, shortDate } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { StateMark } from "#ui/state-mark.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { SourceDialog } from "./source-dialog.tsx"
import { sourceFailed } from "./source-toasts.ts"
import { failureWords, healthStates, type Source, sourcesWords } from "./words.ts"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminCollection as phrases } from "#words/admin/collection.ts"

/** What needs a look comes first, then what is read, then what is off; each by name. */
const byNeed = (one: Source, other: Source) => rank(one) - rank(other)
const rank = ({ isActive, health }: Source) => (!isActive ? 2 : health === "fine" ? 1 : 0)

/** The sources that topics are collected from: what is read, how much, and how each answered last. */
export function Sources() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...reads("GET /api/admin/subreddits", {}), staleTime: 0 })
  const [open, setOpen] = useState<Source | "new">()
  const toggle = useMutation({
    mutationFn: ({ id, isActive }: Source) =>
      call("PATCH /api/admin/subreddits/{id}/toggle", { params: { id }, body: { isActive: !isActive } }),
    onSuccess: ({ written: name, isActive }) =>
      toast({
        title: phrases.subredditUpdated,
        text: isActive ? phrases.isReadFromNowOn({ name }) : phrases.isNotReadFromNowOn({ name }),
      }),
    onError: sourceFailed,
    onSettled: () => client.invalidateQueries({ queryKey: ["api", "admin", "subreddits"] }),
  })
  const on = data?.filter(({ isActive }) => isActive).length ?? 0
  return (
    <Stack as="section" surface="card" padding={["s16", 0, 0, 0]} gap="s8" aria-label={phrases.sources}>
      <Inline justify="between" gap="s12" padding={[0, "s16"]}>
        <Stack gap="s2">
          <Text as="h3" size="lead" weight="strong">
            {phrases.sources}
          </Text>
          {data !== undefined && (
            <Text size="caption" tone="third">
              {phrases.sourcesRead({ on: count(on), all: count(data.length) })}
            </Text>
          )}
        </Stack>
        <Button size="small" onClick={() => setOpen("new")}>
          {phrases.addASourceAsk}
        </Button>
      </Inline>
      {error !== null && <Unread says={phrases.sourcesNotRead} onAgain={refetch} padded />}
      {data !== undefined && (
        <FigureTable
          caption={phrases.sourcesByName}
          stack="phone"
          columns={[
            { words: phrases.community },
            { words: phrases.source },
            { words: phrases.lastReading },
            { words: phrases.postsADay, sort: "number" },
            { words: phrases.change },
          ]}
          rows={data.toSorted(byNeed).map((source) => ({
            key: source.id,
            cells: [
              source.written,
              sourcesWords(source.source),
              <Reading key="reading" of={source} />,
              count(source.postLimit),
              <Inline key="change" gap="s8" oneLine>
                <Button
                  size="small"
                  role="switch"
                  aria-checked={source.isActive}
                  aria-label={phrases.readSource({ name: source.written })}
                  disabled={toggle.isPending}
                  onClick={() => toggle.mutate(source)}
                >
                  {source.isActive ? phrases.on : phrases.off}
                </Button>
                <Button
                  size="small"
                  aria-label={phrases.editSource({ name: source.written })}
                  onClick={() => setOpen(source)}
                >
                  {phrases.edit}
                </Button>
              </Inline>,
            ],
          }))}
        />
      )}
      {open !== undefined && <SourceDialog source={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

function Reading({ of: source }: { readonly of: Source }) {
  const { isActive, health, last } = source
  const [now] = useState(() => new Date())
  const failing = failureWords(source, now)
  const [state, words] = healthStates[health]
  return (
    <Stack gap="s2">
      <Inline gap="s8">
        <StateMark of={isActive ? state : "off"} />
        <span>{isActive ? words : phrases.isOff}</span>
      </Inline>
      {last !== null && (
        <Text as="span" size="caption" tone="third" wrap="anywhere">
          {shortDate(last.at)} {clockOf(last.at)}:{" "}
          {last.success
            ? phrases.postsInSeconds({
                posts: count(last.postsCollected),
                seconds: decimal(last.duration / 1000),
              })
            : (last.errorMessage ?? phrases.noAnswer)}
        </Text>
      )}
      {failing !== null && (
        <Text as="span" size="caption" tone="second">
          {failing}
        </Text>
      )}
    </Stack>
  )
}
