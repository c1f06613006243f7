import type { ReactNode } from "react"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"

interface ShelfHeadProps {
  readonly id: string
  readonly title: string
  readonly text: ReactNode
}

/** What a shelf of the topics page holds, and how it was counted. */
export function ShelfHead({ id, title, text }: ShelfHeadProps) {
  return (
    <Box padding={{ wide: ["s32", 0, "s16", 0], phone: ["s24", 0, "s12", 0] }}>
      <Text as="h2" size="section" id={id}>
        {title}
      </Text>
      <Text margin={["s4", 0, 0, 0]} size="small" tone="second" wrap="pretty">
        {text}
      </Text>
    </Box>
  )
}
