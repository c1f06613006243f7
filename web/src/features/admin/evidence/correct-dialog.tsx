import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { languages, names } from "@rounds/core/language/names.ts"
import { useMutation } from "@tanstack/react-query"
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
import { useSaid } from "./use-said.ts"
import { type Finding, spokenWords, strengthNames } from "./words.ts"
import { adminEvidence as phrases } from "#words/admin/evidence.ts"

type Correction = BodyOf<"POST /api/admin/findings/{finding}/correction">["correction"]

const texts = [
  ["says", phrases.asItIsSpoken],
  ["brief", phrases.inFewWords],
  ["limit", phrases.limitIn],
  ["safety", phrases.safetyIn],
] as const

interface CorrectDialogProps {
  readonly finding: Finding
  readonly onClose: () => void
}

/** Sets a finding's words right in every language; the server holds them to the rules of the library. */
export function CorrectDialog({ finding, onClose }: CorrectDialogProps) {
  const { says, brief, limit, safety, strength } = finding
  const [words, setWords] = useState<Correction>({ says, brief, limit, safety, strength })
  const [why, setWhy] = useState("")
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call("POST /api/admin/findings/{finding}/correction", {
        params: { finding: finding.id },
        body: { correction: words, why },
      }),
    ...useSaid(() => {
      toast({ title: phrases.corrected, text: phrases.toBeSignedAgain })
      onClose()
    }),
  })
  const isTyped =
    why !== "" || JSON.stringify(words) !== JSON.stringify({ says, brief, limit, safety, strength })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <WrittenDialog onClose={onClose} title={phrases.correctThisFinding} size="medium" unsaved={isTyped}>
      <Stack as="form" gap="s16" onSubmit={handleSubmit}>
        <Text size="small" tone="second">
          {`${spokenWords(finding)} ${phrases.scriptsKeepTheirWords}`}
        </Text>
        {texts.map(([part, label]) => {
          const now = words[part]
          if (now === null) return null
          return languages.map((language) => (
            <TextField
              key={`${part} ${language}`}
              label={label({ language: languageName(language) })}
              lang={names[language].tag}
              required
              maxLength={400}
              value={now[language]}
              onChange={({ target }) => setWords({ ...words, [part]: { ...now, [language]: target.value } })}
            />
          ))
        })}
        <Field label={phrases.strengthOfTheEvidence}>
          {(ids) => (
            <SelectNative
              {...ids}
              value={words.strength}
              options={strengthNames}
              onChange={({ target }) =>
                setWords({ ...words, strength: chosenIn(strengthNames, target.value) ?? strength })
              }
            />
          )}
        </Field>
        <TextField
          label={phrases.whyItIsCorrected}
          required
          minLength={3}
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        {error instanceof ApiError && (
          <Text role="alert" size="small" tone="danger" wrap="anywhere">
            {error.message}
          </Text>
        )}
        <Inline gap="s8">
          <Button type="submit" tone="primary" disabled={isPending}>
            {phrases.correct}
          </Button>
          <Button onClick={onClose}>{phrases.leaveIt}</Button>
        </Inline>
      </Stack>
    </WrittenDialog>
  )
}
