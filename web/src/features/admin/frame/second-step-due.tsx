import { ButtonLink } from "#ui/button.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"

/** What an administrator sees who signs in by one step, where two are asked for. */
export function SecondStepDue() {
  return (
    <Stack align="start" gap="s16" padding={["s44", 0]}>
      <Text as="h1" size="screen">
        Admin
      </Text>
      <Text tone="second" measure="long">
        Administrators use two-step sign-in or a passkey. Set one up, then come back.
      </Text>
      <ButtonLink to="/profile/security" tone="primary">
        Set it up
      </ButtonLink>
    </Stack>
  )
}
