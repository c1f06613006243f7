import { placesToFill } from "@rounds/core/script/blanks.ts"
import type { ReactNode } from "react"
import { Button, ButtonAnchor } from "#ui/button.tsx"
import { count } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Panel } from "#ui/panel.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { audienceZone } from "./posting-kit.ts"
import * as styles from "./result.css.ts"
import type { Script } from "./script.ts"
import { copyableDirections, copyableScript, fileHref, type FileFormat, mailHref } from "./script-text.ts"
import { useScriptCopy } from "./use-copy.ts"

const files: ReadonlyArray<readonly [format: FileFormat, name: string, note: string]> = [
  [
    "zip",
    "Everything",
    "All files below in one archive, with the texts for each platform where the plan has them",
  ],
  ["docx", "Word document", "Script with numbered sources, directions and shot list"],
  ["txt", "Text", "Script with numbered sources, directions, hashtags and times"],
  ["srt", "Captions, SubRip", "Timed from word count. Re-time after recording."],
  ["vtt", "Captions, WebVTT", "Keep captions clear of the platform’s own buttons."],
  ["csv", "Shot list", "A table for a spreadsheet, a row for each beat"],
  ["ics", "Calendar", "When to post, in your audience’s time"],
]

/** Everything that leaves the product: each copy carries who wrote it, from what, and that it is not advice. */
export function ExportPanel({ script }: { readonly script: Script }) {
  const { copyScript, copied } = useScriptCopy()
  const zone = audienceZone()
  if (placesToFill(script).length > 0) {
    return (
      <Panel
        title="Places to fill in first"
        text="This script asks for your own facts, in square brackets. Fill them in on the sheet; then it can be copied and saved."
      />
    )
  }
  return (
    <Box as="ul" surface="card">
      <Row name="Copy Script" note={`${count(script.words)} words of text`}>
        <Button onClick={() => copyScript("Script", script, copyableScript)}>
          {copied === "Script" ? "Copied" : "Copy Script"}
        </Button>
      </Row>
      <Row name="Email Script" note="Opens a draft with script and directions">
        <ButtonAnchor href={mailHref(script)}>Email Script</ButtonAnchor>
      </Row>
      <Row name="Copy Directions" note={`${count(script.beats.length)} beats`}>
        <Button onClick={() => copyScript("Directions", script, copyableDirections)}>
          {copied === "Directions" ? "Copied" : "Copy Directions"}
        </Button>
      </Row>
      {files.map(([format, name, note]) => (
        <Row key={format} name={name} note={note}>
          <ButtonAnchor href={fileHref(script, format, zone)} download>
            Download .{format}
          </ButtonAnchor>
        </Row>
      ))}
      <Row name="Print" note="The sheet with its timing, without the page around it">
        <Button onClick={() => print()}>Print</Button>
      </Row>
    </Box>
  )
}

function Row({
  name,
  note,
  children,
}: {
  readonly name: string
  readonly note: string
  readonly children: ReactNode
}) {
  return (
    <Inline
      as="li"
      justify="between"
      gap={["s6", "s16"]}
      padding={{ wide: ["s12", "s24"], phone: ["s12", "s16"] }}
      rule="between"
      className={styles.exportRow}
    >
      <div>
        <Text size="body" weight="strong">
          {name}
        </Text>
        <Text size="caption" tone="third">
          {note}
        </Text>
      </div>
      <Stack className={styles.exportAct}>{children}</Stack>
    </Inline>
  )
}
