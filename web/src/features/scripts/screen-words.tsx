import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { useUnsaved } from "#lib/unsaved.ts"
import { Button } from "#ui/button.tsx"
import { Field } from "#ui/field.tsx"
import { area } from "#ui/field.css.ts"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Desk } from "./desk.ts"
import type { Point } from "./review.ts"
import { langOf } from "./script.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

/** Fills in what stands on the screen while a beat is spoken. */
export function ScreenWords({
  desk,
  point,
  beat,
}: {
  readonly desk: Desk
  readonly point: Point
  readonly beat: number
}) {
  const [text, setText] = useState(point.text)
  useUnsaved(text !== point.text)
  const { id, language } = desk.review.script
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const onScreen = text.trim()
    const isDone = await desk.change({
      at: `point ${point.id}`,
      what: { onScreen },
      send: (version, options) =>
        call(
          "PATCH /api/user/scripts/{id}/beats/{beat}",
          { params: { id, beat: String(beat) }, body: { version, change: { onScreen } } },
          options,
        ),
      done: phrases.saved,
    })
    if (isDone) document.getElementById("check")?.focus()
  }
  return (
    <Stack as="form" align="stretch" gap="s8" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field label={phrases.wordsOnTheScreen} hint={phrases.wordsOnTheScreenHint}>
        {(ids) => (
          <textarea
            className={area}
            rows={2}
            maxLength={200}
            lang={langOf(language)}
            value={text}
            onChange={(event) => setText(event.target.value)}
            {...ids}
          />
        )}
      </Field>
      <Inline>
        <Button type="submit" size="small" aria-disabled={desk.busy}>
          {phrases.saveTheseWords}
        </Button>
      </Inline>
    </Stack>
  )
}
