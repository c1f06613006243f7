import type { ReactNode } from "react"
import { above } from "./card.css.ts"
import { Inline } from "./inline.tsx"
import { Stack } from "./stack.tsx"
import { Text } from "./text.tsx"
import * as styles from "./topic-row.css.ts"

interface TopicRowProps {
  /** A link that covers the row. */
  readonly title: ReactNode
  /** What can be done with the topic, at the end of the row. */
  readonly tools: ReactNode
  readonly children: ReactNode
  /** More is said than one line of it: the tools stand beside the title. */
  readonly tall?: boolean
}

/** A topic as one line of a list: its title, what is said of it, and what can be done with it. */
export function TopicRow({ title, tools, children, tall = false }: TopicRowProps) {
  return (
    <Inline
      as="li"
      align={tall ? "start" : "center"}
      justify="between"
      gap={["s8", "s16"]}
      padding={["s16", 0]}
      rule="bottom"
      className={styles.row}
    >
      <Stack gap="s4" className={styles.words}>
        <Text as="h3" size="body">
          {title}
        </Text>
        {children}
      </Stack>
      <Inline as="span" gap="s4" className={above}>
        {tools}
      </Inline>
    </Inline>
  )
}
