import { Mail } from "lucide-react"
import { type FormEvent, useState } from "react"
import { identity } from "#lib/identity.ts"
import { useProduct } from "#lib/product.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { SentMail } from "#ui/sent-mail.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { entered } from "./form.ts"
import { Row } from "./row.tsx"
import { security as words } from "#words/security.ts"

interface AddressRowProps {
  readonly email: string
  readonly confirmed: boolean
  readonly run: (work: () => Promise<void>) => Promise<void>
}

export function AddressRow({ email, confirmed, run }: AddressRowProps) {
  const { mailViewer } = useProduct()
  const [open, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const newEmail = entered(event).get("newEmail")
    if (typeof newEmail !== "string") return
    void run(async () => {
      await identity("change-address", { newEmail })
      setSentTo(newEmail)
      setOpen(false)
    })
  }
  return (
    <Row
      icon={Mail}
      title={words.eMailAddress}
      mark={
        <Badge tone={confirmed ? "brand" : "warn"}>{confirmed ? words.confirmed : words.notConfirmed}</Badge>
      }
      says={email}
      actions={
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.close : words.change}
        </Button>
      }
    >
      {sentTo !== undefined && (
        <Text size="small" tone="second" wrap="anywhere">
          {words.linkSentTo({ email: sentTo })}
          <SentMail viewer={mailViewer} />
        </Text>
      )}
      {open && (
        <Stack as="form" gap="s12" onSubmit={handleSubmit}>
          <TextField
            label={words.newAddress}
            name="newEmail"
            type="email"
            autoComplete="email"
            required
            maxLength={255}
            hint={words.newAddressHint}
          />
          <Button tone="primary" type="submit">
            {words.sendTheLink}
          </Button>
        </Stack>
      )}
    </Row>
  )
}
