import { languages, names, usualLanguage } from "@rounds/core/language/names.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { chosenIn } from "#lib/choices.ts"
import { languageName } from "#lib/language/choices.ts"
import { ApiError } from "#lib/problem.ts"
import { Button } from "#ui/button.tsx"
import { WrittenDialog } from "#ui/written-dialog.tsx"
import { Field, TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { kinds, type Subject } from "./words.ts"
import { adminVocabulary as phrases } from "#words/admin/vocabulary.ts"

interface SubjectDialogProps {
  readonly subject: Subject | "new"
  readonly onClose: () => void
}

const formsOf = (line: string) => line.split(",").map((form) => form.trim())

/** One subject: its name, how people write it, and why it is changed. The server says what does not fit. */
export function SubjectDialog({ subject, onClose }: SubjectDialogProps) {
  const client = useQueryClient()
  const known = subject === "new" ? null : subject
  const isRetired = known?.standing === "retired"
  const [name, setName] = useState(known?.name ?? "")
  const [kind, setKind] = useState<Subject["kind"]>(known?.kind ?? "supplement")
  const stored: { readonly [language: string]: string } = Object.fromEntries(
    languages.map((language) => [language, known?.forms[language].join(", ") ?? ""]),
  )
  const [lines, setLines] = useState(stored)
  const [evidence, setEvidence] = useState(known?.evidence ?? "")
  const [reason, setReason] = useState("")
  const isTyped =
    name !== (known?.name ?? "") ||
    evidence !== (known?.evidence ?? "") ||
    reason !== "" ||
    languages.some((language) => lines[language] !== stored[language])
  const { mutate, isPending, error } = useMutation({
    mutationFn: (retired: boolean) => {
      // The entries are those of every language.
      const forms = Object.fromEntries(
        languages.map((language) => [language, formsOf(lines[language] ?? "")]),
      ) as unknown as Subject["forms"]
      const body = { name, kind, forms, evidence: evidence.trim() === "" ? null : evidence, reason }
      return known === null
        ? call("POST /api/admin/subjects", { body })
        : call("PUT /api/admin/subjects/{key}", { params: { key: known.key }, body: { ...body, retired } })
    },
    onSuccess: async (saved) => {
      toast({
        title: saved.standing === "retired" ? phrases.subjectRetired : phrases.subjectSaved,
        text: phrases.fromTheNextLook,
      })
      onClose()
      await client.invalidateQueries({ queryKey: ["api", "admin", "subjects"] })
    },
  })
  const refusal = error instanceof ApiError ? error : null
  const faultOf = (field: string) => refusal?.problem.errors?.find((fault) => fault.field === field)?.message
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate(isRetired)
  }
  return (
    <WrittenDialog
      onClose={onClose}
      unsaved={isTyped}
      size="medium"
      title={known === null ? phrases.addASubject : phrases.editSubject({ name: known.name })}
    >
      <Stack as="form" gap="s16" onSubmit={handleSubmit}>
        <TextField
          label={phrases.name}
          hint={phrases.nameHint}
          error={faultOf("name")}
          lang={names[usualLanguage].tag}
          required
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field label={phrases.kind} hint={phrases.kindHint} error={faultOf("kind")}>
          {(ids) => (
            <SelectNative
              value={kind}
              options={kinds}
              onChange={({ target }) => setKind(chosenIn(kinds, target.value) ?? kind)}
              {...ids}
            />
          )}
        </Field>
        {languages.map((language) => (
          <TextField
            key={language}
            label={phrases.writtenIn({ language: languageName(language) })}
            hint={phrases.formsHint}
            error={faultOf(`forms.${language}`)}
            lang={names[language].tag}
            required={language === usualLanguage}
            maxLength={600}
            autoComplete="off"
            value={lines[language]}
            onChange={({ target }) => setLines({ ...lines, [language]: target.value })}
          />
        ))}
        <TextField
          label={phrases.evidenceFile}
          hint={phrases.evidenceHint}
          error={faultOf("evidence")}
          maxLength={80}
          autoComplete="off"
          value={evidence}
          onChange={({ target }) => setEvidence(target.value)}
        />
        <TextField
          label={phrases.reason}
          error={faultOf("reason")}
          required
          minLength={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {error !== null && (refusal?.problem.errors?.length ?? 0) === 0 && (
          <Text role="alert" tone="danger" size="small">
            {refusal?.message ?? phrases.notSaved}
          </Text>
        )}
        <Inline gap="s8">
          <Button type="submit" tone="primary" disabled={isPending}>
            {phrases.save}
          </Button>
          {known !== null && (
            <Button
              tone={isRetired ? "secondary" : "danger"}
              disabled={isPending}
              onClick={(event) => {
                if (event.currentTarget.form?.reportValidity() === true) mutate(!isRetired)
              }}
            >
              {isRetired ? phrases.takeBack : phrases.retire}
            </Button>
          )}
          <Button onClick={onClose}>{phrases.cancel}</Button>
        </Inline>
      </Stack>
    </WrittenDialog>
  )
}
