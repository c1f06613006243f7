import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"

interface FigureStripProps {
  readonly label: string
  readonly figures: ReadonlyArray<{
    readonly name: string
    readonly value: string
    /** What the number is made of. */
    readonly says: string
  }>
}

/** A few numbers beside each other, each with its name and what it is made of. */
export function FigureStrip({ label, figures }: FigureStripProps) {
  return (
    <Columns as="dl" columns={{ wide: figures.length, phone: 2 }} surface="card" aria-label={label}>
      {figures.map(({ name, value, says }) => (
        <Box key={name} padding={["s12", "s16"]} rule="beside">
          <Text as="dt" size="caption" tone="second">
            {name}
          </Text>
          <Text as="dd" size="subtitle" weight="bold" tabular>
            {value}
          </Text>
          <Text as="dd" size="caption" tone="third">
            {says}
          </Text>
        </Box>
      ))}
    </Columns>
  )
}
