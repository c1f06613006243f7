import { type FormEvent, lazy, Suspense, useState } from "react"
import { identity, IdentityError } from "#lib/identity.ts"
import { useProduct } from "#lib/product.ts"
import { Button } from "#ui/button.tsx"
import { announce } from "#ui/live-region.tsx"
import { PasswordField, TextField } from "#ui/field.tsx"
import { SentMail } from "#ui/sent-mail.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { Columns } from "#ui/columns.tsx"
import { AcceptingLine } from "./accepting-line.tsx"
import { secretOf, valueOf } from "./form-values.ts"
import { passwordHint, shortestPassword } from "./password-words.ts"
import { Refusal } from "./refusal.tsx"
import { useSending } from "./use-sending.ts"
import { auth as phrases } from "#words/auth.ts"

const CodeForm = lazy(() => import("./code-form.tsx").then((module) => ({ default: module.CodeForm })))

interface SignUpFormProps {
  readonly onDone: () => void | Promise<void>
  readonly onUnavailable: () => void
}

/** Makes an account and signs in with what was typed. Whether there was one before is told by mail alone. */
export function SignUpForm({ onDone, onUnavailable }: SignUpFormProps) {
  const { busy, refusal, send } = useSending(onUnavailable)
  const { mailViewer } = useProduct()
  const [sentTo, setSentTo] = useState<string>()
  const [secondStep, setSecondStep] = useState(false)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const signIn = { email: valueOf(form, "email"), password: secretOf(form) }
    const name = `${valueOf(form, "firstName")} ${valueOf(form, "lastName")}`.trim()
    void send(async () => {
      await identity("sign-up/email", { ...signIn, name })
      try {
        const answer = await identity("sign-in/email", signIn)
        if (answer.twoFactorRedirect === true) return setSecondStep(true)
      } catch (error) {
        if (!(error instanceof IdentityError) || error.code !== "INVALID_EMAIL_OR_PASSWORD") throw error
        setSentTo(signIn.email)
        return announce(phrases.weSentAMessage({ email: signIn.email }))
      }
      await onDone()
    })
  }
  // There was an account with two steps, and its password was typed.
  if (secondStep)
    return (
      <Suspense>
        <CodeForm onDone={onDone} onBack={() => setSecondStep(false)} />
      </Suspense>
    )
  if (sentTo !== undefined) {
    return (
      <Text tone="second" wrap="anywhere" margin={["s16", 0]}>
        {phrases.messageSaysHowToGoOn({ email: sentTo, b: (inner) => <b>{inner}</b> })}
        <SentMail viewer={mailViewer} />
      </Text>
    )
  }
  return (
    <Stack as="form" gap="s12" margin={["s16", 0, 0, 0]} onSubmit={handleSubmit}>
      <Refusal words={refusal} />
      <Columns columns="1fr 1fr" gap="s12">
        <TextField
          label={phrases.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={60}
        />
        <TextField
          label={phrases.lastName}
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={60}
        />
      </Columns>
      <TextField
        label={phrases.eMail}
        name="email"
        type="email"
        autoComplete="username"
        placeholder="name@clinic.org"
        required
        maxLength={255}
      />
      <PasswordField
        label={phrases.password}
        name="password"
        autoComplete="new-password"
        required
        minLength={shortestPassword}
        maxLength={128}
        hint={passwordHint}
      />
      <AcceptingLine />
      <Button tone="primary" size="large" wide type="submit" aria-disabled={busy}>
        {busy ? phrases.creatingYourAccount : phrases.createAccount}
      </Button>
    </Stack>
  )
}
