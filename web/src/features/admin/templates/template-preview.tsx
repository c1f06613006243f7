import { useRef } from "react"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { frame } from "./templates.css.ts"
import type { Template, Words } from "./use-templates.ts"
import { adminTemplates as phrases } from "#words/admin/templates.ts"

const FRAME = "template-preview"

/** The mail as a mail program shows it, with sample values. It comes as a page of its own, which runs and loads nothing. */
export function TemplatePreview({
  template: { templateKey, language },
  words: { subject, htmlContent, textContent },
}: {
  readonly template: Template
  readonly words: Words
}) {
  const form = useRef<HTMLFormElement>(null)
  const fields = { templateKey, language, subject, htmlContent, textContent }
  return (
    <Stack gap="s12">
      <Inline gap="s12">
        <Text as="h3" size="card">
          {phrases.previewWithSampleValues}
        </Text>
        <Button size="small" onClick={() => form.current?.submit()}>
          {phrases.showTheseWords}
        </Button>
      </Inline>
      <form ref={form} method="post" action="/template-preview" target={FRAME} hidden>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <iframe
        className={frame}
        title={phrases.mailWithSampleValues}
        name={FRAME}
        sandbox=""
        ref={(shown) => {
          if (shown !== null && shown.dataset["asked"] === undefined) {
            shown.dataset["asked"] = "yes"
            form.current?.submit()
          }
        }}
      />
    </Stack>
  )
}
