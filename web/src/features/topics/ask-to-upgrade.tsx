import { ButtonLink } from "#ui/button.tsx"
import { toast } from "#ui/toast.tsx"
import { topicLimits as limits } from "#words/topic-limits.ts"

/** Says that a plan is what is missing, and leads to the plans. */
export const askToUpgrade = (text: string) =>
  toast({
    title: limits.upgradeRequired,
    text,
    tone: "info",
    action: (
      <ButtonLink to="/pricing" tone="soft" size="small">
        {limits.seePlans}
      </ButtonLink>
    ),
  })
