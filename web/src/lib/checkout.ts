import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation } from "@tanstack/react-query"
import { call } from "./call.ts"
import { type PlanChoice, storage } from "./kept-choice.ts"
import { ApiError, saidOf } from "./problem.ts"
import { lib as words } from "#words/lib.ts"

type Billing = SuccessOf<"GET /api/payments/billing">

const beforeKey = "rounds.before-checkout"

const stateOf = ({ tier, status, billing }: Billing) => `${tier} ${status} ${billing ?? "none"}`

/**
 * Whether what the checkout promised is there: a paid plan that runs and, when this tab began the checkout,
 * differs from what was there before.
 */
export const isConfirmed = (billing: Billing) =>
  ["creator_pro", "professional"].includes(billing.tier) &&
  ["trialing", "active"].includes(billing.status) &&
  storage()?.getItem(beforeKey) !== stateOf(billing)

export const forgetCheckout = () => storage()?.removeItem(beforeKey)

/** Prepares a checkout; the caller sends the browser there with `goToCheckout`. */
export const useCheckout = () =>
  useMutation({ mutationFn: (body: PlanChoice) => call("POST /api/payments/create-checkout", { body }) })

export const goToCheckout = ({ checkoutUrl, billing }: SuccessOf<"POST /api/payments/create-checkout">) => {
  storage()?.setItem(beforeKey, stateOf(billing))
  const url = new URL(checkoutUrl, location.href)
  if (url.protocol === "https:" || url.protocol === "http:") location.assign(url)
}

/** The toast of a checkout that could not begin; a refusal by the plan rules brings its own title. */
export const checkoutFailure = (error: unknown) =>
  error instanceof ApiError && error.code === "PlanChangeRefused"
    ? ({ title: error.problem.title, text: error.message, tone: "error" } as const)
    : ({
        title: words.paymentSetupFailed,
        text: saidOf(error, words.paymentSetupFailedText),
        tone: "error",
      } as const)
