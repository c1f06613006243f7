import { Payments } from "@rounds/core/subscription/ports.ts"
import { recordReport } from "@rounds/core/subscription/record.ts"
import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import * as Effect from "effect/Effect"
import { checkoutFor, openCheckout, payCheckout } from "./provider.ts"

/**
 * Gives an account a trial in the sandbox that began `hoursAgo`, as if it had gone through the checkout then: it can
 * be cancelled, resumed and lived through like any other. Only for sample data.
 */
export const startDemoTrial = Effect.fn("startDemoTrial")(function* (given: {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly publicUrl: string
  readonly hoursAgo: number
}) {
  const { email, name, publicUrl: baseUrl } = given
  const checkout = yield* openCheckout(
    checkoutFor({ ...given, tier: "creator_pro", billing: "monthly", trial: true }),
  )
  const ago = given.hoursAgo * 3_600_000
  const bought = yield* payCheckout(checkout, { email, name, card: "4242424242424242", baseUrl, ago })
  const payments = yield* Payments
  const reported = bought === null ? null : yield* payments.read(bought.id)
  if (reported === null)
    return yield* new PaymentSetupFailed({ message: "The sandbox sold nothing.", left: "no_checkout" })
  yield* recordReport(given.userId, reported)
})
