import type { BodyOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation } from "@tanstack/react-query"
import { call } from "./call.ts"
import { ApiError, saidOf } from "./problem.ts"
import { lib as words } from "#words/lib.ts"

/** A paid plan and how it is billed: the checkout request. */
export type PlanChoice = Readonly<Required<BodyOf<"POST /api/payments/create-checkout">>>
type Billing = SuccessOf<"GET /api/payments/billing">

const choiceKey = "rounds.pending-choice"
const beforeKey = "rounds.before-checkout"

/** Session storage may be switched off; then nothing is remembered, and nothing else breaks. */
const storage = () => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Keeps a visitor's choice until after sign-in. `isTrial`: it was a trial button. */
export const rememberChoice = ({ planId, billingFrequency }: PlanChoice, isTrial: boolean) => {
  storage()?.setItem(choiceKey, JSON.stringify({ isTrial, planId, billingFrequency }))
}

export const forgetChoice = () => storage()?.removeItem(choiceKey)

/** A visitor's choice as it is kept, with the kind of button it came from. One that makes no sense is thrown away. */
export const keptChoice = (): (PlanChoice & { readonly isTrial: boolean }) | undefined => {
  const text = storage()?.getItem(choiceKey)
  if (text === undefined || text === null) return undefined
  const choice = choiceIn(text)
  if (choice !== undefined) return { ...choice, isTrial: /"isTrial":\s*true/.test(text) }
  forgetChoice()
  // eslint-disable-next-line no-console -- the specification: a malformed intent is logged and discarded
  console.warn("A stored plan choice could not be read and was discarded.")
  return undefined
}

/** Reads `{planId, billingFrequency}`; a missing frequency is monthly. */
export const choiceIn = (text: string): PlanChoice | undefined => {
  const value = parsed(text)
  if (typeof value !== "object" || value === null) return undefined
  const planId: unknown = Reflect.get(value, "planId") ?? "creator_pro"
  const billingFrequency: unknown = Reflect.get(value, "billingFrequency") ?? "monthly"
  if (planId !== "creator_pro" && planId !== "professional") return undefined
  if (billingFrequency !== "monthly" && billingFrequency !== "yearly") return undefined
  return { planId, billingFrequency }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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
