import type { ReactNode } from "react"
import { Columns } from "./columns.tsx"
import { Text } from "./text.tsx"

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

/** A name and its value, one line of a description list. */
export function Fact({ name, children }: FactProps) {
  return (
    <Columns columns="92px 1fr" gap="s12" padding={["s8", 0]} rule="top">
      <Text as="dt" tone="third">
        {name}
      </Text>
      <Text as="dd" weight="medium">
        {children}
      </Text>
    </Columns>
  )
}
