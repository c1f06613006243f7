import { Lock } from "lucide-react"
import { type FormEvent, useState } from "react"
import { failureWords, identity } from "#lib/identity.ts"
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

export function PasswordRow({ changedAt, onChanged }: PasswordRowProps) {
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const handleSubmit = async (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const form = entered(event)
    setRefusal(undefined)
    if (form.get("newPassword") !== form.get("again")) return setRefusal("The two new passwords differ.")
    try {
      await identity("change-password", {
        currentPassword: form.get("currentPassword"),
        newPassword: form.get("newPassword"),
      })
    } catch (error) {
      return setRefusal(failureWords(error))
    }
    setOpen(false)
    toast({ title: "Password changed", text: "Your other devices were signed out." })
    onChanged()
  }
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
          />
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            required
            minLength={12}
            maxLength={128}
            hint="At least 12 characters, and not a common one; nothing else is demanded."
          />
          <PasswordField
            label="New password again"
            name="again"
            autoComplete="new-password"
            required
            maxLength={128}
            error={refusal}
          />
          <Text size="caption" tone="third">
            Signs out your other devices.
          </Text>
          <Button tone="primary" type="submit">
            Change password
          </Button>
        </Stack>
      )}
    </Row>
  )
}
