import { names } from "@rounds/core/language/names.ts"
import { useState } from "react"
import { ApiError } from "#lib/problem.ts"
import { fullDay } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Field, TextField } from "#ui/field.tsx"
import { area } from "#ui/field.css.ts"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ResetTemplate } from "./reset-template.tsx"
import { TemplatePreview } from "./template-preview.tsx"
import { check } from "./templates.css.ts"
import { type Template, useTemplateActions, type Words } from "./use-templates.ts"

const wordsOf = ({ templateName, subject, htmlContent, textContent, isActive }: Template): Words => ({
  templateName,
  subject,
  htmlContent,
  textContent,
  isActive,
})

/** What the server says about one field. */
const faultAt = (error: Error | null, field: string): string | undefined => {
  const faults = error instanceof ApiError ? (error.problem.errors ?? []) : []
  const said = faults.filter((fault) => fault.field === field).map(({ message }) => message)
  return said.length === 0 ? undefined : said.join("; ")
}

/** One mail in one language: its words, what they may name, and how it looks. */
export function TemplateEditor({ template }: { readonly template: Template }) {
  const [words, setWords] = useState(() => wordsOf(template))
  const { save, reset, mail, alert } = useTemplateActions(template)
  const change = (part: Partial<Words>) => setWords({ ...words, ...part })
  const isChanged = JSON.stringify(words) !== JSON.stringify(wordsOf(template))
  const { tag } = names[template.language]
  return (
    <Columns columns={{ wide: "1fr 1fr", phone: "1fr" }} gap="s24" align="start">
      <Stack
        as="form"
        gap="s16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate(words)
        }}
      >
        <Text size="small" tone="third">
          {template.editedAt === null
            ? "As Rounds is delivered."
            : `Edited on ${fullDay(template.editedAt)}.`}
        </Text>
        <TextField
          label="Name"
          value={words.templateName}
          error={faultAt(save.error, "templateName")}
          onChange={({ target }) => change({ templateName: target.value })}
        />
        <TextField
          label="Subject"
          lang={tag}
          value={words.subject}
          error={faultAt(save.error, "subject")}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <Field
          label="HTML"
          hint="Paragraphs, headings, lists, emphasis and links; a link alone in its paragraph becomes a button."
          error={faultAt(save.error, "htmlContent")}
        >
          {(ids) => (
            <textarea
              {...ids}
              className={area}
              rows={10}
              lang={tag}
              value={words.htmlContent}
              onChange={({ target }) => change({ htmlContent: target.value })}
            />
          )}
        </Field>
        <Field label="Text" error={faultAt(save.error, "textContent")}>
          {(ids) => (
            <textarea
              {...ids}
              className={area}
              rows={6}
              lang={tag}
              value={words.textContent}
              onChange={({ target }) => change({ textContent: target.value })}
            />
          )}
        </Field>
        <Text size="small" tone="second">
          {template.variables.length === 0
            ? "This mail has no values."
            : `Values: ${template.variables.map((name) => `{{${name}}}`).join(" ")}`}
        </Text>
        {template.mayBeInactive ? (
          <Inline as="label" gap="s8">
            <input
              type="checkbox"
              className={check}
              checked={words.isActive}
              onChange={({ target }) => change({ isActive: target.checked })}
            />
            This mail is sent
          </Inline>
        ) : (
          <Text size="small" tone="second">
            Law or safety asks for this mail: it is always sent.
          </Text>
        )}
        <Inline gap="s8">
          <Button type="submit" tone="primary" aria-disabled={save.isPending || !isChanged}>
            Save
          </Button>
          <Button aria-disabled={mail.isPending} onClick={() => mail.mutate()}>
            Send me a test mail
          </Button>
          <Button aria-disabled={alert.isPending} onClick={() => alert.mutate()}>
            Test alert
          </Button>
          {template.editedAt !== null && (
            <ResetTemplate name={template.templateName} onReset={() => reset.mutate()} />
          )}
        </Inline>
        {isChanged && (
          <Text size="small" tone="third">
            Tests use the saved words; the preview shows these.
          </Text>
        )}
      </Stack>
      <TemplatePreview template={template} words={words} />
    </Columns>
  )
}
