import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import * as styles from "./account-frame.css.ts"
import { Box } from "./box.tsx"
import { Columns } from "./columns.tsx"
import { Stack } from "./stack.tsx"
import { Text } from "./text.tsx"
import { ui as phrases } from "#words/ui.ts"

const parts = [
  ["billing", phrases.subscriptionBilling],
  ["information", phrases.professionalInformation],
  ["notifications", phrases.notifications],
  ["data", phrases.yourData],
] as const

interface AccountFrameProps {
  /** Whose account it is, in words. */
  readonly who: string
  readonly children: ReactNode
}

/** What surrounds the pages of one's own account: heading, whose it is, and the way between its parts. */
export function AccountFrame({ who, children }: AccountFrameProps) {
  return (
    <>
      <Box padding={{ wide: ["s44", 0, "s24", 0], phone: ["s20", 0, "s12", 0] }}>
        <Text as="h1" size="screen">
          {phrases.accountProfileSettings}
        </Text>
        <Text margin={["s8", 0, 0, 0]} tone="second" wrap="anywhere" className={styles.who}>
          {who}
        </Text>
      </Box>
      <Columns columns={{ wide: "216px 1fr", tablet: 1 }} gap={{ wide: "s44", tablet: "s16" }} align="start">
        <nav className={styles.sections} aria-label={phrases.sections}>
          {parts.map(([hash, words]) => (
            <Link
              key={hash}
              className={styles.entry}
              to="/profile"
              hash={hash}
              activeOptions={{ exact: true, includeHash: true }}
            >
              {words}
            </Link>
          ))}
          <Link className={styles.entry} to="/profile/security">
            {phrases.signInAndSecurity}
          </Link>
        </nav>
        <Stack gap="s20">{children}</Stack>
      </Columns>
    </>
  )
}
