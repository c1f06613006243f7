import { beatName } from "#lib/beat-name.ts"
import { useQuery } from "@tanstack/react-query"
import { ApiError } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { Dialog } from "#ui/dialog.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { sheet as phrases } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

interface WhatChangedProps {
  readonly scriptId: string
  readonly from: number
  readonly onClose: () => void
}

/** What became other words since a version, beat by beat. */
export function WhatChanged({ scriptId, from, onClose }: WhatChangedProps) {
  const { data, error } = useQuery({
    ...reads("GET /api/user/scripts/{id}/versions/{version}/changes", {
      params: { id: scriptId, version: String(from) },
    }),
    staleTime: 0,
  })
  const changed = data?.beats.filter(({ isChanged }) => isChanged) ?? []
  return (
    <Dialog open onClose={onClose} title={phrases.changedSinceVersion({ version: from })} size="medium">
      <Stack gap="s20">
        {error !== null && (
          <Text role="alert">{error instanceof ApiError ? error.message : shared.pleaseTryAgain}</Text>
        )}
        {data === undefined && error === null && <Text tone="third">{phrases.comparing}</Text>}
        {data !== undefined && changed.length === 0 && <Text>{phrases.wordsAreTheSame}</Text>}
        {changed.map((beat, at) => (
          <section key={`${at} ${beat.name}`} aria-label={beatName(beat.name)}>
            <Text as="h3" size="small" tone="second">
              {beatName(beat.name)}
            </Text>
            <Text size="lead" className={styles.quote}>
              {beat.runs.map((run, nth) =>
                run.kind === "same" ? (
                  <span key={`${nth} ${run.text}`}>{run.text}</span>
                ) : run.kind === "added" ? (
                  <ins key={`${nth} ${run.text}`} className={styles.added}>
                    {run.text}
                  </ins>
                ) : (
                  <del key={`${nth} ${run.text}`} className={styles.removed}>
                    {run.text}
                  </del>
                ),
              )}
            </Text>
          </section>
        ))}
      </Stack>
    </Dialog>
  )
}
