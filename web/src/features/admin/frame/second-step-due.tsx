import { ButtonLink } from "#ui/button.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { adminFrame as words } from "#words/admin/frame.ts"

/** What an administrator sees who signs in by one step, where two are asked for. */
export function SecondStepDue() {
  return (
    <Stack align="start" gap="s16" padding={["s44", 0]}>
      <Text as="h1" size="screen">
        {words.admin}
      </Text>
      <Text tone="second" measure="long">
        {words.twoStepIsDue}
      </Text>
      <ButtonLink to="/profile/security" tone="primary">
        {words.setItUp}
      </ButtonLink>
    </Stack>
  )
}
