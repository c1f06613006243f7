import type { LucideIcon } from "lucide-react"
import { Children, type ReactNode } from "react"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"

interface RowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly mark?: ReactNode
  readonly says: ReactNode
  readonly actions?: ReactNode
  /** What opens inside the row is a list, over its whole width. */
  readonly list?: boolean
  /** What opens inside the row. */
  readonly children?: ReactNode
}

/** One way in, or one device: what it is, how it stands, and what can be done. */
export function Row({ icon, title, mark, says, actions, list = false, children }: RowProps) {
  return (
    <Stack gap="s12" rule="top" padding={{ wide: ["s16", "s24"], phone: "s16" }}>
      <Columns columns="32px 1fr" gap={["s4", "s12"]} align="start">
        <Inline as="span" surface="well" tone="second" padding="s8">
          <Icon of={icon} />
        </Inline>
        <Columns columns={{ wide: "1fr auto", phone: 1 }} gap={["s8", "s16"]} align="center">
          <div>
            <Inline gap="s8">
              <Text as="h3" size="body" weight="strong">
                {title}
              </Text>
              {mark}
            </Inline>
            <Text size="small" tone="second" wrap="anywhere">
              {says}
            </Text>
          </div>
          {actions !== undefined && <Inline gap="s8">{actions}</Inline>}
        </Columns>
      </Columns>
      {Children.toArray(children).length > 0 && (
        <Columns
          columns={{ wide: list ? 1 : "440px", phone: 1 }}
          gap="s12"
          padding={{ wide: [0, 0, 0, "s44"], phone: 0 }}
        >
          {children}
        </Columns>
      )}
    </Stack>
  )
}

/** A card of rows with its heading. */
export function RowsCard({
  id,
  title,
  says,
  action,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly says?: string | undefined
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Stack as="section" surface="card" aria-labelledby={id}>
      <Inline justify="between" gap={["s8", "s16"]} padding={{ wide: ["s20", "s24"], phone: "s16" }}>
        <div>
          <Text as="h2" size="card" id={id}>
            {title}
          </Text>
          {says !== undefined && (
            <Text size="small" tone="second" wrap="pretty">
              {says}
            </Text>
          )}
        </div>
        {action}
      </Inline>
      {children}
    </Stack>
  )
}
