import { type ReactNode, useEffect, useRef } from "react"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./auth.css.ts"

interface LinkPageProps {
  readonly title: string
  readonly says: ReactNode
  readonly children?: ReactNode
}

/** One card in the middle: what a mailed link opens, and the way to ask for one. */
export function LinkPage({ title, says, children }: LinkPageProps) {
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    // The next step of the same page is read from its heading on.
    heading.current?.focus()
  }, [title])
  return (
    <Stack
      as="section"
      surface="card"
      className={styles.single}
      gap="s12"
      margin={{ wide: ["s56", "auto"], phone: ["s24", "auto"] }}
      padding={{ wide: "s32", phone: "s20" }}
    >
      <Text as="h1" size="section" className={styles.heading} ref={heading} tabIndex={-1}>
        {title}
      </Text>
      <Text tone="second" wrap="pretty">
        {says}
      </Text>
      {children}
    </Stack>
  )
}
