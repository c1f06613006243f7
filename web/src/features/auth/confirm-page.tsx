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

type Step =
  | { readonly at: "asked" }
  | { readonly at: "password"; readonly email: string }
  | { readonly at: "elsewhere" }
  | { readonly at: "done"; readonly email: string; readonly signIn: boolean }

/** What a mailed link opens. Looking at it does nothing: mail programs look at links too. */
export function ConfirmPage({ token }: { readonly token: string }) {
  useTitle("Confirm your address")
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
        <LinkPage title="Confirm your address" says="One press, and the address is yours here.">
          <Stack gap="s12" margin={["s16", 0, 0, 0]}>
            <Refusal words={refusal} />
            <Button tone="primary" size="large" wide aria-disabled={busy} onClick={() => void confirm()}>
              {busy ? "Confirming…" : "Confirm my address"}
            </Button>
          </Stack>
        </LinkPage>
      )
    case "password":
      return (
        <LinkPage
          title="Choose your password"
          says={`This browser is not the one in which the account for ${step.email} was opened. With a password of yours the account is yours: every other device is signed out, and the password from before is void.`}
        >
          <Stack as="form" gap="s12" margin={["s16", 0, 0, 0]} onSubmit={handleSubmit}>
            <Refusal words={refusal} />
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              required
              minLength={shortestPassword}
              maxLength={128}
              hint={passwordHint}
            />
            <Button tone="primary" size="large" wide type="submit" aria-disabled={busy}>
              {busy ? "Confirming…" : "Confirm and set the password"}
            </Button>
          </Stack>
        </LinkPage>
      )
    case "elsewhere":
      return (
        <LinkPage
          title="Sign in first"
          says="An address moves only in a browser where you are signed in to the account. Sign in, then open the link in the mail once more."
        >
          <ButtonLink to="/auth" tone="primary" size="large" wide>
            Sign in
          </ButtonLink>
        </LinkPage>
      )
    case "done":
      return (
        <LinkPage title="Your address is confirmed" says={`${step.email} is yours here.`}>
          {step.signIn ? (
            <ButtonLink to="/auth" tone="primary" size="large" wide>
              Sign in
            </ButtonLink>
          ) : (
            <ButtonLink to="/app" tone="primary" size="large" wide>
              Go on
            </ButtonLink>
          )}
        </LinkPage>
      )
  }
}
