import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { identity } from "#lib/identity.ts"
import { useTitle } from "#lib/page.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { PasswordField } from "#ui/field.tsx"
import { Stack } from "#ui/stack.tsx"
import { secretOf } from "./form-values.ts"
import { LinkPage } from "./link-page.tsx"
import { passwordHint, shortestPassword } from "./password-words.ts"
import { Refusal } from "./refusal.tsx"
import { useSending } from "./use-sending.ts"
import { auth as phrases } from "#words/auth.ts"

type Step =
  | { readonly at: "asked" }
  | { readonly at: "password"; readonly email: string }
  | { readonly at: "elsewhere" }
  | { readonly at: "done"; readonly email: string; readonly signIn: boolean }

/** What a mailed link opens. Looking at it does nothing: mail programs look at links too. */
export function ConfirmPage({ token }: { readonly token: string }) {
  useTitle(phrases.confirmYourAddress)
  const client = useQueryClient()
  const { busy, refusal, send } = useSending()
  const [step, setStep] = useState<Step>({ at: "asked" })
  const confirm = (newPassword?: string) =>
    send(async () => {
      const answer = await identity("confirm-address", {
        token,
        ...(newPassword === undefined ? {} : { newPassword }),
      })
      if (answer.status === "password_needed") return setStep({ at: "password", email: answer.email })
      if (answer.status === "sign_in_needed") return setStep({ at: "elsewhere" })
      await client.invalidateQueries()
      return setStep({ at: "done", email: answer.email, signIn: answer.signIn === true })
    })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void confirm(secretOf(new FormData(event.currentTarget)))
  }
  switch (step.at) {
    case "asked":
      return (
        <LinkPage title={phrases.confirmYourAddress} says={phrases.confirmHint}>
          <Stack gap="s12" margin={["s16", 0, 0, 0]}>
            <Refusal words={refusal} />
            <Button tone="primary" size="large" wide aria-disabled={busy} onClick={() => void confirm()}>
              {busy ? phrases.confirming : phrases.confirmMyAddress}
            </Button>
          </Stack>
        </LinkPage>
      )
    case "password":
      return (
        <LinkPage title={phrases.chooseYourPassword} says={phrases.otherBrowser({ email: step.email })}>
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
              {busy ? phrases.confirming : phrases.confirmAndSetThePassword}
            </Button>
          </Stack>
        </LinkPage>
      )
    case "elsewhere":
      return (
        <LinkPage title={phrases.signInFirst} says={phrases.signInFirstText}>
          <ButtonLink to="/auth" tone="primary" size="large" wide>
            {phrases.signIn}
          </ButtonLink>
        </LinkPage>
      )
    case "done":
      return (
        <LinkPage title={phrases.yourAddressIsConfirmed} says={phrases.addressIsYours({ email: step.email })}>
          {step.signIn ? (
            <ButtonLink to="/auth" tone="primary" size="large" wide>
              {phrases.signIn}
            </ButtonLink>
          ) : (
            <ButtonLink to="/app" tone="primary" size="large" wide>
              {phrases.goOn}
            </ButtonLink>
          )}
        </LinkPage>
      )
  }
}
