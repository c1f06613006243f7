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
    if (form.get("newPassword") !== form.get("again")) return refuse("again", "The two new passwords differ.")
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
    toast({ title: "Password changed", text: "Your other devices were signed out." })
    onChanged()
  }
  const errorAt = (at: Refused["at"]) => (refusal?.at === at ? refusal.words : undefined)
  return (
    <Row
      icon={Lock}
      title="Password"
      says={changedAt === null ? "None is set." : `Set ${fullDay(changedAt)}.`}
      actions={
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Close" : "Change"}
        </Button>
      }
    >
      {open && (
        <Stack as="form" gap="s12" onSubmit={(event) => void handleSubmit(event)}>
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            required
            maxLength={128}
            error={errorAt("currentPassword")}
          />
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            required
            minLength={12}
            maxLength={128}
            hint="At least 12 characters, and not a common one; nothing else is demanded."
            error={errorAt("newPassword")}
          />
          <PasswordField
            label="New password again"
            name="again"
            autoComplete="new-password"
            required
            maxLength={128}
            error={errorAt("again")}
          />
          <Text size="caption" tone="third">
            Signs out your other devices.
          </Text>
          <Button tone="primary" type="submit" aria-disabled={busy}>
            Change password
          </Button>
        </Stack>
      )}
    </Row>
  )
}
