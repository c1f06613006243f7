import { useState } from "react"
import { languageName, screensLanguage } from "#lib/language/choices.ts"
import { mayLeave } from "#lib/unsaved.ts"
import { Columns } from "#ui/columns.tsx"
import { Field } from "#ui/field.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { QuickTests } from "./quick-tests.tsx"
import { TemplateEditor } from "./template-editor.tsx"
import { type Template, useTemplates } from "./use-templates.ts"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminTemplates as phrases } from "#words/admin/templates.ts"

/** The words of every mail, to be read, changed, tried and set back. */
export function TemplatesPanel() {
  const { data, error, refetch } = useTemplates()
  return (
    <Stack as="section" gap="s20" aria-labelledby="templates-title">
      <Stack gap="s6">
        <Text as="h2" size="section" id="templates-title">
          {phrases.mailTemplates}
        </Text>
        <Text tone="second" wrap="pretty" measure="long">
          {phrases.wordsOfEveryMail}
        </Text>
      </Stack>
      <QuickTests />
      {error !== null && <Unread says={phrases.templatesNotRead} onAgain={refetch} />}
      {data !== undefined && <Chosen templates={data} />}
    </Stack>
  )
}

function Chosen({ templates }: { readonly templates: ReadonlyArray<Template> }) {
  const [key, setKey] = useState("welcome")
  const [language, setLanguage] = useState<string>(screensLanguage)
  const ofKind = templates.filter(({ templateKey }) => templateKey === key)
  const template = ofKind.find((one) => one.language === language) ?? ofKind[0]
  const kinds = [...new Set(templates.map(({ templateKey }) => templateKey))]
  // As it is called in the language of the screens, where it is worded in that.
  const nameOf = (kind: string) => {
    const all = templates.filter(({ templateKey }) => templateKey === kind)
    return (all.find((one) => one.language === screensLanguage) ?? all[0])?.templateName ?? kind
  }
  const labelOf = (kind: string, name: string) => {
    const all = templates.filter(({ templateKey }) => templateKey === kind)
    if (all.some(({ isActive }) => !isActive)) return phrases.nameOff({ name })
    return all.some(({ editedAt }) => editedAt !== null) ? phrases.nameEdited({ name }) : name
  }
  // Another mail takes the place of the one that is being worded.
  const leaveFor = async (choose: () => void) => {
    if (await mayLeave()) choose()
  }
  return (
    <>
      <Columns columns={{ wide: "1fr 220px", phone: "1fr" }} gap="s16">
        <Field label={phrases.mail}>
          {(ids) => (
            <SelectNative
              {...ids}
              value={key}
              options={kinds.map((kind) => [kind, labelOf(kind, nameOf(kind))])}
              onChange={({ target: { value } }) => void leaveFor(() => setKey(value))}
            />
          )}
        </Field>
        <Field label={phrases.language}>
          {(ids) => (
            <SelectNative
              {...ids}
              value={template?.language ?? ""}
              options={ofKind.map((one) => [one.language, languageName(one.language)])}
              onChange={({ target: { value } }) => void leaveFor(() => setLanguage(value))}
            />
          )}
        </Field>
      </Columns>
      {template !== undefined && (
        <TemplateEditor key={`${template.id} ${template.editedAt ?? ""}`} template={template} />
      )}
    </>
  )
}
