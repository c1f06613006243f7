import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { useState } from "react"
import { check } from "#features/admin/frame/table.css.ts"
import { Inline } from "#ui/inline.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { Part } from "./part.tsx"
import type { Detail } from "./people.ts"
import { ReasonDialog } from "./reason-dialog.tsx"
import { useManaging } from "./use-managing.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"

type Flags = Omit<BodyOf<"PUT /api/admin/users/{id}/notification-preferences">, "timeZone" | "reason">

const flags: ReadonlyArray<readonly [keyof Flags, string]> = [
  ["inAppNotifications", phrases.inTheApp],
  ["emailNotifications", phrases.byMail],
  ["trialExpirationEmails", phrases.trialMail],
  ["paymentNotifications", phrases.paymentMail],
  ["planUpgradeEmails", phrases.quotaAndPlanMail],
  ["marketingEmails", phrases.planOfTheWeek],
]

/** What somebody hears of, set for them; what law asks for is told in any case. */
export function PreferencesPart({ of: { user, preferences } }: { readonly of: Detail }) {
  const { timeZone: _, ...stored } = preferences
  const [chosen, setChosen] = useState<Flags>(stored)
  const [asking, setAsking] = useState(false)
  const { preferences: save } = useManaging(user.id)
  const changed = flags.some(([flag]) => chosen[flag] !== preferences[flag])
  return (
    <Part
      title={phrases.notificationPreferences}
      action={changed && <TextButton onClick={() => setAsking(true)}>{phrases.saveAsk}</TextButton>}
    >
      {flags.map(([flag, words]) => (
        <Inline as="label" key={flag} justify="between" gap="s12" size="small">
          {words}
          <input
            type="checkbox"
            className={check}
            checked={chosen[flag]}
            onChange={(event) => setChosen({ ...chosen, [flag]: event.target.checked })}
          />
        </Inline>
      ))}
      {asking && (
        <ReasonDialog
          title={phrases.changeWhatTheyHear({ email: user.email })}
          says={phrases.onlyAtTheirWish}
          confirm={phrases.savePreferences}
          isPending={save.isPending}
          error={save.error?.message}
          onConfirm={(reason) => save.mutate({ ...chosen, reason }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  )
}
