import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { TextAnchor, TextLink } from "#ui/text-link.tsx"
import { adminFrame as words } from "#words/admin/frame.ts"

/** Short ways for whoever shows or tests a demonstration. */
export function DevelopmentTools() {
  return (
    <Inline
      as="nav"
      gap={["s4", "s20"]}
      padding={["s12", 0, 0, 0]}
      margin={["s32", 0, 0, 0]}
      rule="top"
      size="small"
      aria-label={words.developmentTools}
    >
      <Text as="span" tone="third">
        {words.developmentTools}
      </Text>
      <TextLink to="/pricing">{words.toPricing}</TextLink>
      <TextLink to="/app">{words.toDashboard}</TextLink>
      <TextAnchor href="/api/auth/clear-session" target="_blank" rel="noreferrer">
        {words.clearSession}
      </TextAnchor>
    </Inline>
  )
}
