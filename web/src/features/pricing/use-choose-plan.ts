import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { createElement, useEffect, useState } from "react"
import { checkoutFailure, goToCheckout, useCheckout } from "#lib/checkout.ts"
import { rememberChoice } from "#lib/kept-choice.ts"
import { useSupportHref } from "#lib/product.ts"
import { userRead } from "#lib/reads.ts"
import { ButtonAnchor, ButtonLink } from "#ui/button.tsx"
import { dismissToast, toast } from "#ui/toast.tsx"
import { actionOf, type Frequency, type Offer } from "./plan.ts"
import { pricing as words } from "#words/pricing.ts"
import { planText } from "#lib/plan-text.ts"

/** Does what an offer says that choosing it does. `preparing`: the plan whose checkout is being set up. */
export const useChoosePlan = (billingFrequency: Frequency) => {
  const navigate = useNavigate()
  const checkout = useCheckout()
  const support = useSupportHref()
  const { data: user } = useQuery(userRead)
  const [preparing, setPreparing] = useState<Offer["id"]>()
  useEffect(() => {
    // Back from the checkout by the browser's own button: the page may come from its cache.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPreparing(undefined)
    }
    addEventListener("pageshow", handleShow)
    return () => removeEventListener("pageshow", handleShow)
  }, [])
  const begin = async (planId: "creator_pro" | "professional") => {
    setPreparing(planId)
    try {
      goToCheckout(await checkout.mutateAsync({ planId, billingFrequency }))
    } catch (error) {
      toast(checkoutFailure(error))
      setPreparing(undefined)
    }
  }
  const choose = (offer: Offer) => {
    const { id } = offer
    const { choice } = actionOf(offer, billingFrequency)
    switch (choice._tag) {
      case "SignIn":
        if (choice.rememberChoice && id !== "starter") {
          rememberChoice({ planId: id, billingFrequency }, id === "creator_pro")
        }
        return void navigate({ to: "/auth", search: { mode: "sign-up" } })
      case "Checkout":
      case "ChangePlan":
        return id === "starter" ? undefined : void begin(id)
      case "Refused":
        return toast({
          title: planText(choice.title),
          text: planText(choice.text),
          tone: "info",
          ...(choice.reason === "downgrade" && user?.subscriptionTier !== "admin"
            ? {
                action: createElement(
                  ButtonLink,
                  { to: "/profile", size: "small", onClick: dismissToast },
                  words.openBilling,
                ),
              }
            : {
                action: createElement(
                  ButtonAnchor,
                  { href: support, size: "small", onClick: dismissToast },
                  words.contactSupport,
                ),
              }),
        })
    }
  }
  return { choose, preparing }
}
