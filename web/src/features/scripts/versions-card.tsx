import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useInfiniteQuery } from "@tanstack/react-query"
import { ChevronDown } from "lucide-react"
import { useState, lazy, Suspense } from "react"
import { call } from "#lib/call.ts"
import { choices } from "#lib/choices.ts"
import { useNow } from "#lib/page.ts"
import { ApiError } from "#lib/problem.ts"
import type { Tag } from "#lib/said.ts"
import { count, momentInText } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton, TextLink } from "#ui/text-link.tsx"
import { wordFor } from "./script.ts"
import type { Desk } from "./desk.ts"
import { Refusal } from "./refusal.tsx"
import { sheet as phrases } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

const WhatChanged = lazy(() =>
  import("./what-changed.tsx").then((module) => ({ default: module.WhatChanged })),
)

type Version = SuccessOf<"GET /api/user/scripts/{id}/versions">["versions"][number]

const bold: Tag = (inner) => <b>{inner}</b>

const made = choices<Version["made"]>({
  written: phrases.asWritten,
  edited: phrases.beatEdited,
  on_screen: phrases.lettersEdited,
  locked: phrases.beatLocked,
  hook: phrases.anotherHook,
  rewritten: phrases.beatRewritten,
  cut: phrases.cutToFit,
  restored: phrases.earlierRestored,
  settled: phrases.pointSettled,
})

/** Earlier versions: what changed since, and the way back. */
export function VersionsCard({ desk, isTyping }: { readonly desk: Desk; readonly isTyping: boolean }) {
  const { script, isCustomisable } = desk.review
  const [open, setOpen] = useState(false)
  return (
    <Box as="section" padding={["s4", "s16"]} surface="card" aria-label={phrases.versions}>
      <details id="versions" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <span>
            {(isCustomisable ? phrases.versionAndEarlier : phrases.version)({
              version: count(script.version),
              b: bold,
            })}
          </span>
          <Icon of={ChevronDown} />
        </summary>
        {!isCustomisable ? (
          <Text padding={[0, 0, "s12", 0]} size="small" tone="second">
            {phrases.versionsArePaid({
              link: (inner) => (
                <TextLink to="/pricing" tone="inline">
                  {inner}
                </TextLink>
              ),
            })}
          </Text>
        ) : (
          open && <Versions desk={desk} isTyping={isTyping} />
        )}
      </details>
    </Box>
  )
}

const pageSize = "10"

function Versions({ desk, isTyping }: { readonly desk: Desk; readonly isTyping: boolean }) {
  const now = useNow()
  const { id, version: current } = desk.review.script
  const [comparing, setComparing] = useState<number>()
  const read = useInfiniteQuery({
    queryKey: ["api", "user", "scripts", id, "versions"],
    queryFn: ({ pageParam, signal }) =>
      call(
        "GET /api/user/scripts/{id}/versions",
        {
          params: { id },
          query: { limit: pageSize, ...(pageParam === null ? {} : { before: String(pageParam) }) },
        },
        { signal },
      ),
    // Typed by the first page: none.
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  const restore = (to: number) =>
    void desk.change({
      at: "versions",
      what: { to },
      send: (version, options) =>
        call("POST /api/user/scripts/{id}/restore", { params: { id }, body: { version, to } }, options),
      done: phrases.versionIsBack({ version: to }),
    })
  return (
    <Stack align="stretch" gap="s4" padding={[0, 0, "s12", 0]} size="small">
      {read.error !== null && (
        <Text role="alert" tone="danger">
          {read.error instanceof ApiError ? read.error.message : phrases.versionsNotLoaded}
        </Text>
      )}
      {read.isPending && <Text tone="third">{shared.loading}</Text>}
      <ol>
        {read.data?.pages
          .flatMap(({ versions }) => versions)
          .map(({ version, made: how, at, wasChecked, words }) => (
            <Box as="li" key={version} padding={["s8", 0]} rule="between">
              <p>
                {(wasChecked ? phrases.versionMadeAndChecked : phrases.versionMade)({
                  version: count(version),
                  made: wordFor(made, how),
                  b: bold,
                })}
              </p>
              <Text size="caption" tone="third">
                {(version === current ? phrases.versionWordsShown : phrases.versionWords)({
                  at: momentInText(at, now),
                  words: count(words),
                })}
              </Text>
              {version !== current && (
                <Inline gap="s16">
                  <TextButton
                    aria-label={phrases.whatChangedSinceVersion({ version })}
                    onClick={() => setComparing(version)}
                  >
                    {phrases.whatChangedSince}
                  </TextButton>
                  <TextButton
                    aria-label={phrases.restoreVersion({ version })}
                    aria-disabled={desk.busy || isTyping}
                    onClick={() => !isTyping && restore(version)}
                  >
                    {phrases.restore}
                  </TextButton>
                </Inline>
              )}
            </Box>
          ))}
      </ol>
      {read.hasNextPage && (
        <Stack align="start">
          <TextButton aria-disabled={read.isFetching} onClick={() => void read.fetchNextPage()}>
            {phrases.earlierVersions}
          </TextButton>
        </Stack>
      )}
      <Refusal desk={desk} at="versions" />
      {comparing !== undefined && (
        <Suspense>
          <WhatChanged scriptId={id} from={comparing} onClose={() => setComparing(undefined)} />
        </Suspense>
      )}
    </Stack>
  )
}
