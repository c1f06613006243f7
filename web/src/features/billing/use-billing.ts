import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { saidOf } from "#lib/problem.ts"
import { reads, userRead } from "#lib/reads.ts"
import { dayOf } from "#lib/words.ts"
import { toast } from "#ui/toast.tsx"
import type { Billing } from "./billing.ts"
import { billing as phrases } from "#words/billing.ts"

/** What depends on the plan; scripts and the profile lie under the account too, and do not. */
const planReads = [
  userRead.queryKey,
  reads("GET /api/user/usage", {}).queryKey,
  reads("GET /api/plans", {}).queryKey,
  reads("GET /api/payments/invoices", {}).queryKey,
]

/** Reads again what depends on the plan; how billing stands came with the answer that changed it. */
export const refreshPlan = (client: QueryClient) =>
  Promise.all(planReads.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })))

const failureText = (error: unknown) => saidOf(error, phrases.pleaseTryAgain)

const useChange = (
  change: "cancel-subscription" | "resume-subscription" | "undo-plan-change",
  done: (billing: Billing) => { readonly title: string; readonly text: string },
  failed: string,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (): Promise<SuccessOf<"POST /api/payments/cancel-subscription">> =>
      call(`POST /api/payments/${change}`, {}),
    onSuccess: async (billing) => {
      client.setQueryData(reads("GET /api/payments/billing", {}).queryKey, billing)
      toast(done(billing))
      await refreshPlan(client)
    },
    onError: (error) => toast({ title: failed, text: failureText(error), tone: "error" }),
  })
}

export const useCancel = () =>
  useChange(
    "cancel-subscription",
    ({ accessUntil }) => ({
      title: phrases.subscriptionCancelled,
      text:
        accessUntil === null
          ? phrases.accessContinues
          : phrases.accessContinuesUntil({ day: dayOf(accessUntil) }),
    }),
    phrases.failedToCancel,
  )

export const useResume = () =>
  useChange(
    "resume-subscription",
    () => ({ title: phrases.subscriptionResumed, text: phrases.goesOnAsBefore }),
    phrases.failedToResume,
  )

export const useUndoChange = () =>
  useChange(
    "undo-plan-change",
    () => ({ title: phrases.planChangeUndone, text: phrases.youStayOnYourPlan }),
    phrases.failedToUndo,
  )

/** Opens the provider's page for card and invoices; its address is asked for at each click, as it expires. */
export const usePortal = () =>
  useMutation({
    mutationFn: () => call("GET /api/payments/portal", {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast({ title: phrases.billingPageNotOpened, text: failureText(error), tone: "error" }),
  })
