import { KeyRound } from "lucide-react"
import { type FormEvent, lazy, Suspense, useState } from "react"
import { identity, identityRead } from "#lib/identity.ts"
import { askPasskey, PasskeyDeclined, passkeysWork } from "#lib/passkey.ts"
import { Button } from "#ui/button.tsx"
import { PasswordField, TextField } from "#ui/field.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Stack } from "#ui/stack.tsx"
import * as styles from "./auth.css.ts"
import { secretOf, valueOf } from "./form-values.ts"
import { Refusal } from "./refusal.tsx"
import { useSending } from "./use-sending.ts"
import { auth as phrases } from "#words/auth.ts"

const CodeForm = lazy(() => import("./code-form.tsx").then((module) => ({ default: module.CodeForm })))

interface SignInFormProps {
  /** Whose address stands in the field at first. */
  readonly email?: string | undefined
  readonly onDone: () => void | Promise<void>
  readonly onUnavailable?: (() => void) | undefined
}

/** Password, then the code where two steps are on; or a passkey in place of both. */
export function SignInForm({ email, onDone, onUnavailable }: SignInFormProps) {
  const { busy, refusal, send } = useSending(onUnavailable)
  const [secondStep, setSecondStep] = useState(false)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void send(async () => {
      const answer = await identity("sign-in/email", {
        email: valueOf(form, "email"),
        password: secretOf(form),
      })
      if (answer.twoFactorRedirect === true) setSecondStep(true)
      else await onDone()
    })
  }
  const handlePasskey = () =>
    void send(async () => {
      try {
        const response = await askPasskey(await identityRead("passkey/generate-authenticate-options"))
        await identity("passkey/verify-authentication", { response })
      } catch (error) {
        if (error instanceof PasskeyDeclined) return
        throw error
      }
      await onDone()
    })
  if (secondStep) {
    return (
      <Suspense>
        <CodeForm onDone={onDone} onBack={() => setSecondStep(false)} />
      </Suspense>
    )
  }
  return (
    <Stack as="form" gap="s12" margin={["s16", 0, 0, 0]} onSubmit={handleSubmit}>
      <Refusal words={refusal} />
      <TextField
        label={phrases.eMail}
        name="email"
        type="email"
        autoComplete="username webauthn"
        placeholder="name@clinic.org"
        defaultValue={email}
        required
        maxLength={255}
      />
      <PasswordField
        label={phrases.password}
        name="password"
        autoComplete="current-password"
        required
        maxLength={128}
        aside={
          <TextLink to="/auth/forgot" className={styles.forgot}>
            {phrases.forgotIt}
          </TextLink>
        }
      />
      <Button tone="primary" size="large" wide type="submit" aria-disabled={busy}>
        {busy ? phrases.signingIn : phrases.signIn}
      </Button>
      {passkeysWork() && (
        <Button size="large" wide onClick={handlePasskey}>
          <Icon of={KeyRound} />
          {phrases.useAPasskey}
        </Button>
      )}
    </Stack>
  )
}
