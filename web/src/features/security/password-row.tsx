import { Lock } from "lucide-react"
import { type FormEvent, useState } from "react"
import { flushSync } from "react-dom"
import { failureWords, identity, IdentityError } from "#lib/identity.ts"
import { fullDay } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { PasswordField } from "#ui/field.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { entered } from "./form.ts"
import { Row } from "./row.tsx"
import { security as phrases } from "#words/security.ts"

interface PasswordRowProps {
  readonly changedAt: string | null
  readonly onChanged: () => void
}

interface Refused {
  readonly at: "currentPassword" | "newPassword" | "again"
  readonly words: string
}

/** What is said of the new password stands at it, and all else at the first field. */
const fieldOf = (error: unknown): Refused["at"] =>
  error instanceof IdentityError && error.code.startsWith("PASSWORD_") ? "newPassword" : "currentPassword"

export function PasswordRow({ changedAt, onChanged }: PasswordRowProps) {
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<Refused>()
  const [busy, setBusy] = useState(false)
  const handleSubmit = async (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    if (busy) return
    const box = event.currentTarget
    const form = entered(event)
    const refuse = (at: Refused["at"], words: string) => {
      // Shown first, so that it is read with the field that the focus comes to.
      flushSync(() => setRefusal({ at, words }))
      box.querySelector<HTMLInputElement>(`[name=${at}]`)?.focus()
    }
    setRefusal(undefined)
    if (form.get("newPassword") !== form.get("again"))
      return refuse("again", phrases.theTwoNewPasswordsDiffer)
    setBusy(true)
    try {
      await identity("change-password", {
        currentPassword: form.get("currentPassword"),
        newPassword: form.get("newPassword"),
      })
    } catch (error) {
      return refuse(fieldOf(error), failureWords(error))
    } finally {
      setBusy(false)
    }
    setOpen(false)
    toast({ title: phrases.passwordChanged, text: phrases.passwordChangedText })
    onChanged()
  }
  const errorAt = (at: Refused["at"]) => (refusal?.at === at ? refusal.words : undefined)
  return (
    <Row
      icon={Lock}
      title={phrases.password}
      says={changedAt === null ? phrases.noneIsSet : phrases.setOn({ day: fullDay(changedAt) })}
      actions={
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? phrases.close : phrases.change}
        </Button>
      }
    >
      {open && (
        <Stack as="form" gap="s12" onSubmit={(event) => void handleSubmit(event)}>
          <PasswordField
            label={phrases.currentPassword}
            name="currentPassword"
            autoComplete="current-password"
            required
            maxLength={128}
            error={errorAt("currentPassword")}
          />
          <PasswordField
            label={phrases.newPassword}
            name="newPassword"
            autoComplete="new-password"
            required
            minLength={12}
            maxLength={128}
            hint={phrases.passwordHint}
            error={errorAt("newPassword")}
          />
          <PasswordField
            label={phrases.newPasswordAgain}
            name="again"
            autoComplete="new-password"
            required
            maxLength={128}
            error={errorAt("again")}
          />
          <Text size="caption" tone="third">
            {phrases.signsOutYourOtherDevices}
          </Text>
          <Button tone="primary" type="submit" aria-disabled={busy}>
            {phrases.changePassword}
          </Button>
        </Stack>
      )}
    </Row>
  )
}
