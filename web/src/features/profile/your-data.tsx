import { useState } from "react"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { DeleteDialog } from "./delete-dialog.tsx"
import { ExportLine } from "./export-line.tsx"
import * as styles from "./profile.css.ts"
import { useExport } from "./use-export.ts"

/** A copy of everything that is held about the person, and the way out. */
export function YourData() {
  const [asked, setAsked] = useState(false)
  const copy = useExport()
  const preparing = copy.state?.status === "preparing"
  return (
    <Stack
      as="section"
      surface="card"
      gap="s12"
      padding={{ wide: ["s20", "s24"], phone: "s16" }}
      className={styles.anchor}
      id="data"
      aria-labelledby="data-title"
    >
      <Text as="h2" size="card" id="data-title">
        Your data
      </Text>
      <Text tone="second">Export everything we hold about you, or delete the account.</Text>
      <Inline gap="s8" stack="phone">
        <Button aria-disabled={preparing || copy.asking} onClick={() => !preparing && copy.ask()}>
          {preparing || copy.asking ? "Preparing your export…" : "Export my data"}
        </Button>
        <Button onClick={() => setAsked(true)}>Delete account…</Button>
      </Inline>
      <ExportLine state={copy.state} failed={copy.failure} />
      <DeleteDialog open={asked} onClose={() => setAsked(false)} />
    </Stack>
  )
}
