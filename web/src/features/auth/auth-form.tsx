import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { brand } from "#lib/brand.ts"
import { identity, IdentityError } from "#lib/identity.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { PasswordField, TextField } from "#ui/field.tsx"
import * as styles from "./auth.css.ts"

interface AuthFormProps {
  readonly mode: "sign-in" | "sign-up"
  readonly goOn: string
  /** The sign-in service does not answer. */
  readonly onUnavailable: () => void
}

const shortestPassword = 10

/** The embedded sign-in service's own form. Values stay when the service says no. */
export function AuthForm({ mode, goOn, onUnavailable }: AuthFormProps) {
  const client = useQueryClient()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const told = useRef<HTMLParagraphElement>(null)
  const signUp = mode === "sign-up"
  useEffect(() => {
    if (refusal !== undefined) told.current?.focus()
  }, [refusal])

  const send = async (form: FormData) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await (signUp
        ? identity("sign-up/email", signUpBody(form))
        : identity("sign-in/email", signInBody(form)))
      client.clear()
      await router.navigate({ href: goOn, replace: true })
    } catch (error) {
      if (error instanceof IdentityError) setRefusal(wordsOf(error))
      else onUnavailable()
    } finally {
      setBusy(false)
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void send(new FormData(event.currentTarget))
  }

  return (
    <section className={styles.slot} aria-labelledby="welcome">
      <h2 className={styles.welcome} id="welcome">
        {signUp ? "Create your account" : "Welcome"}
      </h2>
      <p className={styles.welcomeText}>
        {signUp ? "The Starter plan is free and needs no card." : "Sign in with your e-mail address."}
      </p>
      <form className={styles.form} onSubmit={handleSubmit} key={mode}>
        {refusal !== undefined && (
          <p className={styles.refused} ref={told} tabIndex={-1} role="alert">
            {refusal}
          </p>
        )}
        {signUp && (
          <div className={styles.names}>
            <TextField
              label="First name"
              name="firstName"
              autoComplete="given-name"
              required
              maxLength={60}
            />
            <TextField label="Last name" name="lastName" autoComplete="family-name" required maxLength={60} />
          </div>
        )}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          placeholder="name@clinic.org"
          required
          maxLength={255}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={signUp ? "new-password" : "current-password"}
          required
          maxLength={128}
          {...(signUp
            ? { minLength: shortestPassword, hint: `At least ${shortestPassword} characters.` }
            : {})}
        />
        <Button tone="primary" size="large" wide type="submit" aria-disabled={busy}>
          {submitWords(signUp, busy)}
        </Button>
      </form>
      <p className={styles.or}>{signUp ? "Already here?" : `New to ${brand.name}?`}</p>
      <ButtonLink
        to="/auth"
        size="large"
        wide
        search={({ topicId, next }) => ({ topicId, next, mode: signUp ? undefined : "sign-up" })}
      >
        {signUp ? "Sign in" : "Create account"}
      </ButtonLink>
      <p className={styles.law}>Scripts are for information only, not medical advice.</p>
    </section>
  )
}

const submitWords = (signUp: boolean, busy: boolean) => {
  if (signUp) return busy ? "Creating your account…" : "Create account"
  return busy ? "Signing in…" : "Sign in"
}

const valueOf = (form: FormData, key: string) => {
  const value = form.get(key)
  return typeof value === "string" ? value.trim() : ""
}

/** A password is taken as it is typed. */
const secretOf = (form: FormData) => {
  const value = form.get("password")
  return typeof value === "string" ? value : ""
}

const signInBody = (form: FormData) => ({
  email: valueOf(form, "email"),
  password: secretOf(form),
})

const signUpBody = (form: FormData) => ({
  ...signInBody(form),
  name: `${valueOf(form, "firstName")} ${valueOf(form, "lastName")}`.trim(),
  firstName: valueOf(form, "firstName"),
  lastName: valueOf(form, "lastName"),
})

/** Says what to do; which of address and password was wrong stays unsaid. */
const wordsOf = ({ code, message, retryAfterSeconds }: IdentityError) => {
  switch (code) {
    case "INVALID_EMAIL_OR_PASSWORD":
      return "This e-mail address and password do not belong together."
    case "USER_ALREADY_EXISTS":
    case "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL":
      return "There is already an account with this address. Sign in instead."
    case "PASSWORD_TOO_SHORT":
      return `The password needs at least ${shortestPassword} characters.`
    case "TOO_MANY_REQUESTS":
      return retryAfterSeconds === undefined
        ? "Too many attempts. Please wait a little and try again."
        : `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`
    default:
      return message === "" ? "That did not work. Please try again." : message
  }
}
