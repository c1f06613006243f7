import { TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { consent as words } from "#words/consent.ts"

/** What signing up accepts; the server stores which versions these were. */
export function AcceptingLine() {
  return (
    <Text size="caption" tone="second" wrap="pretty">
      {words.byCreatingAnAccount({
        terms: (inner) => (
          <TextLink to="/$" params={{ _splat: "terms" }} tone="inline">
            {inner}
          </TextLink>
        ),
        privacy: (inner) => (
          <TextLink to="/$" params={{ _splat: "privacy" }} tone="inline">
            {inner}
          </TextLink>
        ),
      })}
    </Text>
  )
}
