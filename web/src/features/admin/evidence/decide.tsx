import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { useUnsaved } from "#lib/unsaved.ts"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { CorrectDialog } from "./correct-dialog.tsx"
import { RetireDialog } from "./retire-dialog.tsx"
import { useSaid } from "./use-said.ts"
import type { Finding } from "./words.ts"
import { adminEvidence as phrases } from "#words/admin/evidence.ts"

/** Signs a finding, or opens what corrects or retires it. What is held back cannot be signed. */
export function Decide({ finding }: { readonly finding: Finding }) {
  const [name, setName] = useState("")
  const [qualification, setQualification] = useState("")
  const [note, setNote] = useState("")
  const [open, setOpen] = useState<"correct" | "retire">()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      call("POST /api/admin/findings/{finding}/signature", {
        params: { finding: finding.id },
        body: { name, qualification, ...(note === "" ? {} : { note }) },
      }),
    ...useSaid(() => toast({ title: phrases.signed, text: phrases.yourNameStands })),
  })
  useUnsaved(!isSuccess && [name, qualification, note].some((typed) => typed !== ""), [
    "tab",
    "subject",
    "finding",
  ])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const isHeld = !finding.mayBeSpoken || finding.retracted
  return (
    <>
      <Stack as="form" gap="s12" padding="s20" onSubmit={handleSubmit} aria-label={phrases.review}>
        {isHeld ? (
          <Text size="small" tone="second">
            {phrases.heldCannotBeSigned}
          </Text>
        ) : (
          <>
            <Columns columns={{ wide: 2, phone: 1 }} gap="s12">
              <TextField
                label={phrases.printedName}
                required
                minLength={2}
                maxLength={120}
                autoComplete="name"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <TextField
                label={phrases.printedQualification}
                required
                minLength={2}
                maxLength={120}
                value={qualification}
                onChange={({ target }) => setQualification(target.value)}
              />
            </Columns>
            <TextField
              label={phrases.note}
              hint={phrases.noteHint}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </>
        )}
        <Inline gap="s8">
          {!isHeld && (
            <Button type="submit" tone="primary" disabled={isPending}>
              {phrases.signAsRead}
            </Button>
          )}
          {!isHeld && <Button onClick={() => setOpen("correct")}>{phrases.correctAsk}</Button>}
          {!isHeld && <Button onClick={() => setOpen("retire")}>{phrases.retireAsk}</Button>}
        </Inline>
        {!isHeld && (
          <Text size="caption" tone="third">
            {phrases.whatSigningSays}
          </Text>
        )}
      </Stack>
      {open === "correct" && <CorrectDialog finding={finding} onClose={() => setOpen(undefined)} />}
      {open === "retire" && <RetireDialog finding={finding} onClose={() => setOpen(undefined)} />}
    </>
  )
}
