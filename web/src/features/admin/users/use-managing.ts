import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { toast } from "#ui/toast.tsx"
import { adminUsers as words } from "#words/admin/users.ts"

/** `says`: what stands before the server's own words when it fails. */
const useChange = <Input>(
  work: (input: Input) => Promise<unknown>,
  done: string,
  failed: string,
  says?: string,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => toast({ title: done }),
    onError: (error) =>
      toast({
        tone: "error",
        title: failed,
        text: says === undefined ? error.message : `${says} ${error.message}`,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["api", "admin"] }),
  })
}

/** What can be done with one person; each says how it went, and the lists are read anew. */
export const useManaging = (id: string) => {
  const params = { id }
  return {
    settings: useChange(
      (body: BodyOf<"POST /api/admin/users/{id}/quotas">) =>
        call("POST /api/admin/users/{id}/quotas", { params, body }),
      words.settingsUpdated,
      words.updateFailed,
      words.quotasNotUpdated,
    ),
    tier: useChange(
      (body: BodyOf<"PATCH /api/admin/users/{id}/tier">) =>
        call("PATCH /api/admin/users/{id}/tier", { params, body }),
      words.tierUpdated,
      words.tierNotUpdated,
    ),
    remove: useChange(
      (reason: string) => call("DELETE /api/admin/users/{id}", { params, body: { reason } }),
      words.userDeleted,
      words.userNotDeleted,
    ),
    endSessions: useChange(
      (reason: string) => call("POST /api/admin/users/{id}/end-sessions", { params, body: { reason } }),
      words.signedOutEverywhere,
      words.updateFailed,
    ),
    preferences: useChange(
      (body: BodyOf<"PUT /api/admin/users/{id}/notification-preferences">) =>
        call("PUT /api/admin/users/{id}/notification-preferences", { params, body }),
      words.preferencesSaved,
      words.updateFailed,
    ),
  }
}

/** Suspends several, or takes that back, one after the other; says how many were and which refusal came first. */
export const useBulkSuspension = () =>
  useChange(
    async ({ ids, isActive, reason }: { ids: ReadonlyArray<string>; isActive: boolean; reason: string }) => {
      const refusals: string[] = []
      for (const id of ids)
        await call("POST /api/admin/users/{id}/quotas", { params: { id }, body: { isActive, reason } }).catch(
          (error: unknown) => void refusals.push(error instanceof Error ? error.message : String(error)),
        )
      if (refusals.length > 0)
        throw new Error(
          words.wereRefused({ refused: refusals.length, all: ids.length, first: refusals[0] ?? "" }),
        )
    },
    words.settingsUpdated,
    words.updateFailed,
  )
