import type { ReactNode } from "react"
import { download } from "#lib/page.ts"
import { Button, ButtonAnchor } from "#ui/button.tsx"
import { toast } from "#ui/toast.tsx"
import { count } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./result.css.ts"
import type { Script } from "./script.ts"
import { copyableDirections, copyableScript, fileName, mailHref, scriptFile } from "./script-text.ts"
import { useCopy } from "./use-copy.ts"

/** Caption code comes only when it is wanted. */
const saveCaptions = async (script: Script, format: "srt" | "vtt") => {
  try {
    const { downloadCaptions } = await import("./captions.ts")
    downloadCaptions(script, format)
  } catch {
    toast({ title: "Captions could not be made", text: "Please try again.", tone: "error" })
  }
}

/** Everything that leaves the product: each copy carries the AI mark and the not-advice line. */
export function ExportPanel({ script }: { readonly script: Script }) {
  const { copy, copied } = useCopy()
  const file = scriptFile(script)
  return (
    <Box as="ul" surface="card">
      <Row name="What is said" note={`${count(script.words)} words of text`}>
        <Button onClick={() => void copy("Script", copyableScript(script))}>
          {copied === "Script" ? "Copied" : "Copy Script"}
        </Button>
      </Row>
      <Row name="By e-mail" note="Opens a draft with script and directions">
        <ButtonAnchor href={mailHref(script)}>Email Script</ButtonAnchor>
      </Row>
      <Row name="How it is acted" note={`${count(script.beats.length)} beats`}>
        <Button onClick={() => void copy("Directions", copyableDirections(script))}>
          {copied === "Directions" ? "Copied" : "Copy Directions"}
        </Button>
      </Row>
      <Row name="Text file" note={`${fileName(script, "txt")}, ${count(new Blob([file]).size)} bytes`}>
        <Button onClick={() => download(fileName(script, "txt"), file)}>Download .txt</Button>
      </Row>
      <Row name="Captions, SubRip" note="Timed from word count. Re-time after recording.">
        <Button onClick={() => void saveCaptions(script, "srt")}>Download .srt</Button>
      </Row>
      <Row name="Captions, WebVTT" note="Keep captions clear of the platform’s own buttons.">
        <Button onClick={() => void saveCaptions(script, "vtt")}>Download .vtt</Button>
      </Row>
      <Row name="On paper" note="The sheet with its timing, without the page around it">
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
