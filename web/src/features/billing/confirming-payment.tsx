import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { forgetCheckout, isConfirmed } from "#lib/checkout.ts"
import { reads } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { announce } from "#ui/live-region.tsx"
import { toast } from "#ui/toast.tsx"
import { Text } from "#ui/text.tsx"
import { planName } from "./billing.ts"
import { refreshPlan } from "./use-billing.ts"
import { billing as words } from "#words/billing.ts"

/** When to look, in milliseconds after the return: soon, once more, then every two seconds for half a minute. */
const looks = [500, 2000, ...Array.from({ length: 14 }, (_, at) => 4000 + at * 2000)]
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface ConfirmingPaymentProps {
  /** The address is cleared of the claim. */
  readonly onAnswered: () => void
}

/**
 * Shown to who comes back from a checkout that says it was paid; that alone proves nothing. Waits until the
 * subscription is really there, then says so; after half a minute, says honestly that it is not.
 */
export function ConfirmingPayment({ onAnswered }: ConfirmingPaymentProps) {
  const client = useQueryClient()
  const [state, setState] = useState<"waiting" | "late" | "confirmed">("waiting")
  const clearAddress = useEffectEvent(onAnswered)
  useEffect(() => {
    if (state !== "waiting") return undefined
    let left = false
    announce(words.confirmingYourPayment)
    const watch = async () => {
      let before = 0
      for (const at of looks) {
        await wait(at - before)
        before = at
        if (left) return
        const billing = await client
          .fetchQuery({ ...reads("GET /api/payments/billing", {}), staleTime: 0 })
          .catch(() => undefined)
        if (left) return
        if (billing !== undefined && isConfirmed(billing)) {
          await refreshPlan(client)
          forgetCheckout()
          setState("confirmed")
          clearAddress()
          toast({
            title: words.paymentSuccessful,
            text: words.planIsYours({ plan: planName(billing.tier) }),
          })
          return
        }
      }
      setState("late")
      clearAddress()
    }
    void watch()
    return () => {
      left = true
    }
  }, [client, state])
  if (state === "confirmed") return null
  return (
    <Text as="div" margin={["s20", 0, 0, 0]}>
      {state === "waiting" ? (
        <Banner title={words.confirmingYourPayment} text={words.planChangesWhenReported} />
      ) : (
        <Banner
          title={words.noConfirmationYet}
          text={words.noPaymentReported}
          action={
            <>
              <Button size="small" onClick={() => setState("waiting")}>
                {words.checkAgain}
              </Button>{" "}
              <ButtonLink size="small" to="/profile">
                {words.openBilling}
              </ButtonLink>
            </>
          }
        />
      )}
    </Text>
  )
}
