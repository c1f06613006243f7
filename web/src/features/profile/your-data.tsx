import { lazy, Suspense, useState } from "react"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ExportLine } from "./export-line.tsx"
import * as styles from "./profile.css.ts"
import { useExport } from "./use-export.ts"

const DeleteDialog = lazy(async () => ({ default: (await import("./delete-dialog.tsx")).DeleteDialog }))

/** A copy of everything that is held about the person, and the way out. */
export function YourData() {
  const [asked, setAsked] = useState<boolean>()
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
      <Columns columns={{ wide: 2, phone: 1 }} gap={{ wide: "s44", phone: "s24" }}>
        <Stack gap="s8" align="start">
          <Text as="h3" size="body">
            A copy of it
          </Text>
          <Text size="small" tone="second" wrap="pretty">
            Everything we hold about you, as a ZIP of JSON and of your scripts as text. The link works for 48
            hours.
          </Text>
          <Button aria-disabled={preparing || copy.asking} onClick={() => !preparing && copy.ask()}>
            {preparing || copy.asking ? "Preparing your export…" : "Export my data"}
          </Button>
          <ExportLine state={copy.state} failed={copy.failure} />
        </Stack>
        <Stack gap="s8" align="start">
          <Text as="h3" size="body">
            The way out
          </Text>
          <Text size="small" tone="second" wrap="pretty">
            Cancels what is still charged and erases profile, scripts and history. Export first, if you want
            to keep anything: it cannot be undone.
          </Text>
          <Button onClick={() => setAsked(true)}>Delete account…</Button>
        </Stack>
      </Columns>
      {asked !== undefined && (
        <Suspense>
          <DeleteDialog open={asked} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
