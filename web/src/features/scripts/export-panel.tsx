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
import { posting as phrases } from "#words/scripts/posting.ts"
import { shared } from "#words/scripts/shared.ts"

const files: ReadonlyArray<readonly [format: FileFormat, name: string, note: string]> = [
  ["zip", phrases.everything, phrases.everythingNote],
  ["docx", phrases.word, phrases.wordNote],
  ["txt", phrases.text, phrases.textNote],
  ["srt", phrases.subrip, phrases.subripNote],
  ["vtt", phrases.webvtt, phrases.webvttNote],
  ["csv", shared.shotList, phrases.shotListNote],
  ["ics", phrases.calendar, phrases.calendarNote],
]

/** Everything that leaves the product: each copy carries who wrote it, from what, and that it is not advice. */
export function ExportPanel({ script }: { readonly script: Script }) {
  const { copyScript, copied } = useScriptCopy()
  const zone = audienceZone()
  if (placesToFill(script).length > 0) {
    return <Panel title={phrases.placesToFillFirst} text={phrases.placesToFillHow} />
  }
  return (
    <Box as="ul" surface="card">
      <Row name={shared.copyScript} note={phrases.wordsOfText({ words: count(script.words) })}>
        <Button onClick={() => copyScript(shared.script, script, copyableScript)}>
          {copied === shared.script ? shared.copied : shared.copyScript}
        </Button>
      </Row>
      <Row name={phrases.emailScript} note={phrases.mailNote}>
        <ButtonAnchor href={mailHref(script)}>{phrases.emailScript}</ButtonAnchor>
      </Row>
      <Row name={phrases.copyDirections} note={phrases.countBeats({ beats: count(script.beats.length) })}>
        <Button onClick={() => copyScript(phrases.directions, script, copyableDirections)}>
          {copied === phrases.directions ? shared.copied : phrases.copyDirections}
        </Button>
      </Row>
      {files.map(([format, name, note]) => (
        <Row key={format} name={name} note={note}>
          <ButtonAnchor href={fileHref(script, format, zone)} download>
            {phrases.download({ format })}
          </ButtonAnchor>
        </Row>
      ))}
      <Row name={phrases.print} note={phrases.printNote}>
        <Button onClick={() => print()}>{phrases.print}</Button>
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
