import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { identity } from "#lib/identity.ts"
import { useTitle } from "#lib/page.ts"
import { userRead } from "#lib/reads.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { PasswordField } from "#ui/field.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { secretOf } from "./form-values.ts"
import { LinkPage } from "./link-page.tsx"
import { passwordHint, shortestPassword } from "./password-words.ts"
import { Refusal } from "./refusal.tsx"
import { useSending } from "./use-sending.ts"
import { auth as phrases } from "#words/auth.ts"

/** What the link for a new password opens. */
export function ResetPage({ token }: { readonly token: string }) {
  useTitle(phrases.setANewPassword)
  const client = useQueryClient()
  const { busy, refusal, send } = useSending()
  const [done, setDone] = useState(false)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newPassword = secretOf(new FormData(event.currentTarget))
    void send(async () => {
      await identity("reset-password", { token, newPassword })
      // Whoever was signed in here is not any more: the way to sign-in must not lead back.
      client.setQueryData(userRead.queryKey, null)
      setDone(true)
    })
  }
  if (done) {
    return (
      <LinkPage title={phrases.yourPasswordIsSet} says={phrases.yourPasswordIsSetText}>
        <ButtonLink to="/auth" tone="primary" size="large" wide>
          {phrases.signIn}
        </ButtonLink>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={phrases.chooseANewPassword} says={phrases.chooseANewPasswordText}>
      <Stack as="form" gap="s12" margin={["s16", 0, 0, 0]} onSubmit={handleSubmit}>
        <Refusal words={refusal} />
        <PasswordField
          label={phrases.newPassword}
          name="password"
          autoComplete="new-password"
          required
          minLength={shortestPassword}
          maxLength={128}
          hint={passwordHint}
        />
        <Button tone="primary" size="large" wide type="submit" aria-disabled={busy}>
          {busy ? phrases.setting : phrases.setThePassword}
        </Button>
        <Inline as="p" justify="between" gap="s12">
          <TextLink to="/auth/forgot" tone="quiet">
            {phrases.askForAnotherLink}
          </TextLink>
        </Inline>
      </Stack>
    </LinkPage>
  )
}
