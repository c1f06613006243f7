import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { dayOf } from "#lib/words.ts"
import { toast } from "#ui/toast.tsx"
import type { Billing } from "./billing.ts"

/** Reads again everything that depends on the plan. */
export const refreshPlan = (client: QueryClient) =>
  Promise.all(
    [
      ["api", "user"],
      ["api", "plans"],
      ["api", "payments"],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

const wordsOf = (error: unknown) => (error instanceof ApiError ? error.message : "Please try again.")

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
    onError: (error) => toast({ title: failed, text: wordsOf(error), tone: "error" }),
  })
}

export const useCancel = () =>
  useChange(
    "cancel-subscription",
    ({ accessUntil }) => ({
      title: "Subscription Cancelled",
      text:
        accessUntil === null
          ? "Your access continues until the billing period ends."
          : `Your access continues until the billing period ends, on ${dayOf(accessUntil)}.`,
    }),
    "Failed to Cancel Subscription",
  )

export const useResume = () =>
  useChange(
    "resume-subscription",
    () => ({ title: "Subscription Resumed", text: "It goes on as before." }),
    "Failed to Resume Subscription",
  )

export const useUndoChange = () =>
  useChange(
    "undo-plan-change",
    () => ({ title: "Plan Change Undone", text: "You stay on your present plan." }),
    "Failed to Undo the Plan Change",
  )

/** Opens the provider's page for card and receipts; its address is asked for at each click, as it expires. */
export const usePortal = () =>
  useMutation({
    mutationFn: () => call("GET /api/payments/portal", {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast({ title: "The billing page did not open", text: wordsOf(error), tone: "error" }),
  })
