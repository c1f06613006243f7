import { TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"

/** What signing up accepts; the server stores which versions these were. */
export function AcceptingLine() {
  return (
    <Text size="caption" tone="second" wrap="pretty">
      By creating an account you accept the{" "}
      <TextLink to="/$" params={{ _splat: "terms" }} tone="inline">
        terms of service
      </TextLink>{" "}
      and the{" "}
      <TextLink to="/$" params={{ _splat: "privacy" }} tone="inline">
        privacy page
      </TextLink>
      .
    </Text>
  )
}
