import { useQuery, useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense, useEffect, useState } from "react"
import { forgetChoice, keptChoice } from "#lib/kept-choice.ts"
import { reads, userRead } from "#lib/reads.ts"
import { toast } from "#ui/toast.tsx"
import type { Chosen } from "./second-step.tsx"

const SecondStep = lazy(() => import("./second-step.tsx").then((module) => ({ default: module.SecondStep })))

/** After sign-in: shows the second step of the plan that was chosen before. Nothing begins by itself. */
export function StartingPlan() {
  const client = useQueryClient()
  const { data: user } = useQuery(userRead)
  const [chosen, setChosen] = useState<Chosen>()
  const confirmed = user?.emailVerified === true
  useEffect(() => {
    let gone = false
    const look = async () => {
      const kept = keptChoice()
      if (kept === undefined) return
      const choice = { planId: kept.planId, billingFrequency: kept.billingFrequency }
      const { plans } = await client.fetchQuery({ ...reads("GET /api/plans", {}), staleTime: 0 })
      const plan = plans.find(({ id }) => id === choice.planId)
      if (gone || plan === undefined || plan.choice._tag === "SignIn") return
      if (plan.choice._tag === "Refused") {
        forgetChoice()
        return toast({ title: plan.choice.title, text: plan.choice.text, tone: "info" })
      }
      setChosen({ choice, plan, trial: plan.choice._tag === "Checkout" && plan.choice.trial })
    }
    // The plans may be chosen on their own page as well: nothing is said when they cannot be read.
    void look().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [client])
  if (chosen === undefined) return null
  const handleClose = () => {
    forgetChoice()
    setChosen(undefined)
  }
  return (
    <Suspense>
      <SecondStep chosen={chosen} confirmed={confirmed} email={user?.email ?? ""} onClose={handleClose} />
    </Suspense>
  )
}
