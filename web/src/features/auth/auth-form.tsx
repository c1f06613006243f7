import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { brand } from "#lib/brand.ts"
import { ButtonLink } from "#ui/button.tsx"
import * as styles from "./auth.css.ts"
import { SignInForm } from "./sign-in-form.tsx"
import { SignUpForm } from "./sign-up-form.tsx"

interface AuthFormProps {
  readonly mode: "sign-in" | "sign-up"
  readonly goOn: string
  /** What is said below the form's heading. */
  readonly says: string
  /** The sign-in service does not answer. */
  readonly onUnavailable: () => void
}

/** The embedded sign-in service's own forms. Values stay when the service says no. */
export function AuthForm({ mode, goOn, says, onUnavailable }: AuthFormProps) {
  const client = useQueryClient()
  const router = useRouter()
  const signUp = mode === "sign-up"
  const handleDone = async () => {
    client.clear()
    await router.navigate({ href: goOn, replace: true })
  }
  return (
    <section className={styles.slot} aria-labelledby="welcome">
      <h2 className={styles.welcome} id="welcome">
        {signUp ? "Your account" : "Welcome"}
      </h2>
      <p className={styles.welcomeText}>{says}</p>
      {signUp ? (
        <SignUpForm onDone={handleDone} onUnavailable={onUnavailable} />
      ) : (
        <SignInForm onDone={handleDone} onUnavailable={onUnavailable} />
      )}
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
