import { ButtonLink } from "#ui/button.tsx"
import { toast } from "#ui/toast.tsx"
import { topics as phrases } from "#words/topics.ts"

/** Says that a plan is what is missing, and leads to the plans. */
export const askToUpgrade = (text: string) =>
  toast({
    title: phrases.upgradeRequired,
    text,
    tone: "info",
    action: (
      <ButtonLink to="/pricing" tone="soft" size="small">
        {phrases.seePlans}
      </ButtonLink>
    ),
  })
