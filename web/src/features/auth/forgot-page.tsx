import { type FormEvent, useState } from "react"
import { identity } from "#lib/identity.ts"
import { useTitle } from "#lib/page.ts"
import { useProduct } from "#lib/product.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { SentMail } from "#ui/sent-mail.tsx"
import { Stack } from "#ui/stack.tsx"
import { valueOf } from "./form-values.ts"
import { LinkPage } from "./link-page.tsx"
import { Refusal } from "./refusal.tsx"
import { useSending } from "./use-sending.ts"
import { auth as phrases } from "#words/auth.ts"

/** Asks for a link that sets a new password. The answer is the same for every address. */
export function ForgotPage() {
  useTitle(phrases.setANewPassword)
  const { mailViewer } = useProduct()
  const { busy, refusal, send } = useSending()
  const [asked, setAsked] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = valueOf(new FormData(event.currentTarget), "email")
    void send(async () => {
      await identity("request-password-reset", { email })
      setAsked(email)
    })
  }
  if (asked !== undefined) {
    return (
      <LinkPage
        title={phrases.lookIntoYourMailbox}
        says={
          <>
            {phrases.linkOnItsWay({ email: asked, b: (inner) => <b>{inner}</b> })}
            <SentMail viewer={mailViewer} />
          </>
        }
      >
        <ButtonLink to="/auth" size="large" wide>
          {phrases.backToSignIn}
        </ButtonLink>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={phrases.setANewPassword} says={phrases.setANewPasswordText}>
      <Stack as="form" gap="s12" margin={["s16", 0, 0, 0]} onSubmit={handleSubmit}>
        <Refusal words={refusal} />
        <TextField
          label={phrases.eMail}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={255}
        />
        <Button tone="primary" size="large" wide type="submit" aria-disabled={busy}>
          {busy ? phrases.sending : phrases.sendTheLink}
        </Button>
      </Stack>
    </LinkPage>
  )
}
