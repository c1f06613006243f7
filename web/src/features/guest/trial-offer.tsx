import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { prices } from "@rounds/core/plan/prices.ts"
import type { ReactNode } from "react"
import { rememberChoice } from "#lib/kept-choice.ts"
import { dollars } from "#lib/money.ts"
import { ButtonLink } from "#ui/button.tsx"
import { guest as words } from "#words/guest.ts"

/** What the trial holds, and what comes after it. */
export const scriptsOfTrial = allowanceOf("creator_pro").scripts ?? 0
export const priceAfter = words.thenAMonth({ price: dollars(prices.creator_pro.price) })

interface TrialLinkProps {
  readonly topicId: string
  readonly size: "medium" | "large"
  readonly wide?: boolean
  readonly children: ReactNode
}

/** To the sign-up, with the wish for a trial and the topic of the script. */
export function TrialLink({ topicId, size, wide = false, children }: TrialLinkProps) {
  return (
    <ButtonLink
      to="/auth"
      search={{ mode: "sign-up", topicId }}
      tone="primary"
      size={size}
      wide={wide}
      onClick={() => rememberChoice({ planId: "creator_pro", billingFrequency: "monthly" }, true)}
    >
      {children}
    </ButtonLink>
  )
}
