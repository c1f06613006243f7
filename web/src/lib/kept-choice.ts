import type { BodyOf } from "@rounds/core/contract/contract.ts"

/** A paid plan and how it is billed: the checkout request. */
export type PlanChoice = Readonly<Required<BodyOf<"POST /api/payments/create-checkout">>>

const choiceKey = "rounds.pending-choice"

/** Session storage may be switched off; then nothing is remembered, and nothing else breaks. */
export const storage = () => {
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
