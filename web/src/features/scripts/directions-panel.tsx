import { beatName } from "#lib/beat-name.ts"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./result.css.ts"
import { langOf, type Script } from "./script.ts"

/** Beat by beat: left in grey what is said, right how. */
export function DirectionsPanel({ script }: { readonly script: Script }) {
  return (
    <Box as="ol" surface="card">
      {script.beats.map((beat, at) => (
        <Columns
          as="li"
          columns={{ wide: "92px 1fr 1fr", phone: 1 }}
          gap={{ wide: "s24", phone: "s8" }}
          padding={{ wide: ["s16", "s24"], phone: "s16" }}
          key={`${at} ${beat.name}`}
          rule="between"
        >
          <Text as="span" size="caption" tone="second" weight="strong">
            {beatName(beat.name)}
          </Text>
          <Text size="lead" tone="third" className={styles.directionText} lang={langOf(script.language)}>
            {beat.text}
          </Text>
          <Text size="body" lang={langOf(script.language)}>
            {beat.direction}
          </Text>
        </Columns>
      ))}
    </Box>
  )
}
