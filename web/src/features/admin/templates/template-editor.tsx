import { names } from "@rounds/core/language/names.ts"
import { useState } from "react"
import { ApiError } from "#lib/problem.ts"
import { useUnsaved } from "#lib/unsaved.ts"
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
import { adminTemplates as phrases } from "#words/admin/templates.ts"

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
  useUnsaved(isChanged)
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
            ? phrases.asDelivered
            : phrases.editedOn({ day: fullDay(template.editedAt) })}
        </Text>
        <TextField
          label={phrases.name}
          value={words.templateName}
          error={faultAt(save.error, "templateName")}
          onChange={({ target }) => change({ templateName: target.value })}
        />
        <TextField
          label={phrases.subject}
          lang={tag}
          value={words.subject}
          error={faultAt(save.error, "subject")}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <Field label={phrases.html} hint={phrases.htmlHint} error={faultAt(save.error, "htmlContent")}>
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
        <Field label={phrases.text} error={faultAt(save.error, "textContent")}>
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
            ? phrases.noValues
            : phrases.values({ names: template.variables.map((name) => `{{${name}}}`).join(" ") })}
        </Text>
        {template.mayBeInactive ? (
          <Inline as="label" gap="s8">
            <input
              type="checkbox"
              className={check}
              checked={words.isActive}
              onChange={({ target }) => change({ isActive: target.checked })}
            />
            {phrases.thisMailIsSent}
          </Inline>
        ) : (
          <Text size="small" tone="second">
            {phrases.alwaysSent}
          </Text>
        )}
        <Inline gap="s8">
          <Button type="submit" tone="primary" aria-disabled={save.isPending || !isChanged}>
            {phrases.save}
          </Button>
          <Button aria-disabled={mail.isPending} onClick={() => mail.mutate()}>
            {phrases.sendMeATestMail}
          </Button>
          <Button aria-disabled={alert.isPending} onClick={() => alert.mutate()}>
            {phrases.testAlert}
          </Button>
          {template.editedAt !== null && (
            <ResetTemplate name={template.templateName} onReset={() => reset.mutate()} />
          )}
        </Inline>
        {isChanged && (
          <Text size="small" tone="third">
            {phrases.testsUseSavedWords}
          </Text>
        )}
      </Stack>
      <TemplatePreview template={template} words={words} />
    </Columns>
  )
}
