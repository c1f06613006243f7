import { lazy, Suspense, useState } from "react"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ExportLine } from "./export-line.tsx"
import * as styles from "./profile.css.ts"
import { useExport } from "./use-export.ts"
import { profile as words } from "#words/profile.ts"

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
        {words.yourData}
      </Text>
      <Columns columns={{ wide: 2, phone: 1 }} gap={{ wide: "s44", phone: "s24" }}>
        <Stack gap="s8" align="start">
          <Text as="h3" size="body">
            {words.aCopyOfIt}
          </Text>
          <Text size="small" tone="second" wrap="pretty">
            {words.aCopyOfItText}
          </Text>
          <Button aria-disabled={preparing || copy.asking} onClick={() => !preparing && copy.ask()}>
            {preparing || copy.asking ? words.preparingYourExport : words.exportMyData}
          </Button>
          <ExportLine state={copy.state} failed={copy.failure} />
        </Stack>
        <Stack gap="s8" align="start">
          <Text as="h3" size="body">
            {words.theWayOut}
          </Text>
          <Text size="small" tone="second" wrap="pretty">
            {words.theWayOutText}
          </Text>
          <Button onClick={() => setAsked(true)}>{words.deleteAccount}</Button>
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
