import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { lazy } from "react"
import { brand } from "#lib/brand.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./auth.css.ts"
import { SignInForm } from "./sign-in-form.tsx"
import { auth as words } from "#words/auth.ts"

// The route fetches it before it is shown: until then the page before stays, and nothing jumps.
const SignUpForm = lazy(async () => ({ default: (await import("./sign-up-form.tsx")).SignUpForm }))

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
    <Stack
      as="section"
      padding={{ wide: ["s24", "s32", "s20", "s32"], phone: ["s20", "s20", "s16", "s20"] }}
      margin={{ wide: 0, phone: ["s16", 0, 0, 0] }}
      className={styles.slot}
      aria-labelledby="welcome"
    >
      <Text as="h2" size="subtitle" id="welcome">
        {signUp ? words.yourAccount : words.welcome}
      </Text>
      <Text margin={["s4", 0, 0, 0]} size="small" tone="second">
        {says}
      </Text>
      {signUp ? (
        <SignUpForm onDone={handleDone} onUnavailable={onUnavailable} />
      ) : (
        <SignInForm onDone={handleDone} onUnavailable={onUnavailable} />
      )}
      <Columns
        as="p"
        columns="1fr auto 1fr"
        align="center"
        gap="s12"
        margin={["s16", 0]}
        size="caption"
        tone="third"
        className={styles.or}
      >
        {signUp ? words.alreadyHere : words.newToName({ name: brand.name })}
      </Columns>
      <ButtonLink
        to="/auth"
        size="large"
        wide
        search={({ topicId, next }) => ({ topicId, next, mode: signUp ? undefined : "sign-up" })}
      >
        {signUp ? words.signIn : words.createAccount}
      </ButtonLink>
      <Text padding={["s12", 0, 0, 0]} margin={["auto", 0, 0, 0]} size="caption" tone="third" wrap="pretty">
        {words.scriptsAreForInformation}
      </Text>
    </Stack>
  )
}
