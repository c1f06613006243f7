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
import { scripts as phrases } from "#words/scripts.ts"

const files: ReadonlyArray<readonly [format: FileFormat, name: string, note: string]> = [
  ["zip", phrases.everything, phrases.allFilesBelowInOneArchive],
  ["docx", phrases.wordDocument, phrases.scriptWithNumberedSources],
  ["txt", phrases.text, phrases.scriptWithNumberedSources2],
  ["srt", phrases.captionsSubrip, phrases.timedFromWordCountReTime],
  ["vtt", phrases.captionsWebvtt, phrases.keepCaptionsClearOfThePlatforms],
  ["csv", phrases.shotList, phrases.aTableForASpreadsheetA],
  ["ics", phrases.calendar, phrases.whenToPostInYourAudiences],
]

/** Everything that leaves the product: each copy carries who wrote it, from what, and that it is not advice. */
export function ExportPanel({ script }: { readonly script: Script }) {
  const { copyScript, copied } = useScriptCopy()
  const zone = audienceZone()
  if (placesToFill(script).length > 0) {
    return <Panel title={phrases.placesToFillInFirst} text={phrases.thisScriptAsksForYourOwn} />
  }
  return (
    <Box as="ul" surface="card">
      <Row name="Copy Script" note={phrases.countWordsOfText({ count: count(script.words) })}>
        <Button onClick={() => copyScript(phrases.script, script, copyableScript)}>
          {copied === "Script" ? phrases.copied : phrases.copyScript}
        </Button>
      </Row>
      <Row name="Email Script" note={phrases.opensADraftWithScriptAnd}>
        <ButtonAnchor href={mailHref(script)}>{phrases.emailScript}</ButtonAnchor>
      </Row>
      <Row name="Copy Directions" note={phrases.countBeats({ count: count(script.beats.length) })}>
        <Button onClick={() => copyScript(phrases.directions, script, copyableDirections)}>
          {copied === "Directions" ? phrases.copied : phrases.copyDirections}
        </Button>
      </Row>
      {files.map(([format, name, note]) => (
        <Row key={format} name={name} note={note}>
          <ButtonAnchor href={fileHref(script, format, zone)} download>
            {phrases.downloadFormat({ format })}
          </ButtonAnchor>
        </Row>
      ))}
      <Row name="Print" note={phrases.theSheetWithItsTimingWithout}>
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
