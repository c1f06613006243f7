import type { ReactNode } from "react"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"

interface ShelfHeadProps {
  readonly id: string
  readonly title: string
  readonly text: ReactNode
  /** Where the shelf leads, at its end. */
  readonly more?: ReactNode
}

/** What a shelf of the topics page holds, how it was counted, and where it leads. */
export function ShelfHead({ id, title, text, more }: ShelfHeadProps) {
  return (
    <Inline
      align="end"
      justify="between"
      gap={["s8", "s24"]}
      padding={{ wide: ["s32", 0, "s16", 0], phone: ["s24", 0, "s12", 0] }}
    >
      <div>
        <Text as="h2" size="section" id={id}>
          {title}
        </Text>
        <Text margin={["s4", 0, 0, 0]} size="small" tone="second" wrap="pretty">
          {text}
        </Text>
      </div>
      {more !== undefined && <Text size="small">{more}</Text>}
    </Inline>
  )
}
