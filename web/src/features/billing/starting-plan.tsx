import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { call } from "#lib/call.ts"
import { checkoutFailure, goToCheckout, type PlanChoice, takeChoice } from "#lib/checkout.ts"
import { reads } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { dismissToast, toast, type ToastMessage } from "#ui/toast.tsx"
import { planName } from "./billing.ts"

const pauseMs = 500

/** After sign-in: goes on with the plan that was chosen before, unless the person says "Not now". Draws nothing. */
export function StartingPlan() {
  const client = useQueryClient()
  useEffect(() => {
    const stop = new AbortController()
    // The choice is taken after the mount has settled, so that a mount that is undone at once loses nothing.
    const timer = setTimeout(() => {
      const choice = takeChoice()
      if (choice !== undefined) {
        void start(choice, () => client.fetchQuery({ ...reads("GET /api/plans", {}), staleTime: 0 }), stop)
      }
    })
    return () => clearTimeout(timer)
  }, [client])
  return null
}

type Plans = Awaited<ReturnType<typeof readPlans>>
const readPlans = () => call("GET /api/plans", {})

const start = async (choice: PlanChoice, plans: () => Promise<Plans>, stop: AbortController) => {
  try {
    const offer = (await plans()).plans.find(({ id }) => id === choice.planId)?.choice
    if (offer === undefined || offer._tag === "SignIn") return
    if (offer._tag === "Refused") return toast({ title: offer.title, text: offer.text, tone: "info" })
    toast(announcement(choice, offer._tag === "Checkout" && offer.trial, () => stop.abort()))
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (stop.signal.aborted) return
    const checkout = await call(
      "POST /api/payments/create-checkout",
      { body: choice },
      { signal: stop.signal },
    )
    // "Not now" counts until the very moment of leaving.
    if (!stop.signal.aborted) goToCheckout(checkout)
  } catch (error) {
    if (!stop.signal.aborted) toast(checkoutFailure(error))
  }
}

const announcement = (choice: PlanChoice, trial: boolean, onStop: () => void): ToastMessage => {
  const handleStop = () => {
    onStop()
    dismissToast()
  }
  return {
    ...(trial
      ? { title: "Starting Your Trial", text: "Redirecting to checkout for your 7-day free trial..." }
      : { title: "Opening checkout", text: `Redirecting to checkout for ${planName(choice.planId)}...` }),
    tone: "info",
    action: (
      <Button size="small" onClick={handleStop}>
        Not now
      </Button>
    ),
  }
}
