import { type ReactNode, useId } from "react"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"

interface PartProps {
  readonly title: string
  /** Stands at the end of the title's line. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One part of what is known of a person. */
export function Part({ title, action, children }: PartProps) {
  const id = useId()
  return (
    <Stack as="section" gap="s8" padding={["s16", "s20"]} rule="top" aria-labelledby={id}>
      <Inline justify="between" gap="s8">
        <Text as="h3" size="caption" tone="third" weight="strong" id={id}>
          {title}
        </Text>
        {action}
      </Inline>
      {children}
    </Stack>
  )
}

/** A fact with its name before it. */
export function FactLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Inline justify="between" oneLine align="baseline" gap="s16" size="small">
      <Text as="span" tone="second">
        {name}
      </Text>
      <Text as="span" wrap="anywhere" tabular>
        {children}
      </Text>
    </Inline>
  )
}
