import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { reads } from "#lib/reads.ts"
import { announce } from "#ui/live-region.tsx"
import { profile as words } from "#words/profile.ts"

export type ExportState = SuccessOf<"GET /api/account/export">

const LOOK_EVERY_MS = 2_000

/** Where the newest export stands; looks again while one is being made. */
export const useExport = () => {
  const client = useQueryClient()
  const read = reads("GET /api/account/export", {})
  const { data } = useQuery({
    ...read,
    refetchInterval: ({ state }) => (state.data?.status === "preparing" ? LOOK_EVERY_MS : false),
  })
  const ask = useMutation({
    mutationFn: () => call("POST /api/account/export", {}),
    onSuccess: (state) => {
      client.setQueryData(read.queryKey, state)
      announce(words.yourExportIsBeingPrepared)
    },
  })
  return { state: data, ask: () => ask.mutate(), asking: ask.isPending, failure: ask.error }
}
