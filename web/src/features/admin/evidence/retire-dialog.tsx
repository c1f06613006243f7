import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { Button } from "#ui/button.tsx"
import { WrittenDialog } from "#ui/written-dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { useSaid } from "./use-said.ts"
import { type Finding, spokenWords } from "./words.ts"
import { adminEvidence as phrases } from "#words/admin/evidence.ts"

interface RetireDialogProps {
  readonly finding: Finding
  readonly onClose: () => void
}

/** Takes a finding out of what may be spoken; says first what that touches, and asks why. */
export function RetireDialog({ finding, onClose }: RetireDialogProps) {
  const [why, setWhy] = useState("")
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call("POST /api/admin/findings/{finding}/retirement", {
        params: { finding: finding.id },
        body: { why },
      }),
    ...useSaid(() => {
      toast({ title: phrases.retired, text: phrases.noNewScript })
      onClose()
    }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <WrittenDialog onClose={onClose} title={phrases.retireThisFinding} unsaved={why !== ""}>
      <Stack as="form" gap="s16" onSubmit={handleSubmit}>
        <Text>{`${spokenWords(finding)} ${phrases.comesBackByTheLibrary}`}</Text>
        <TextField
          label={phrases.whyItIsRetired}
          required
          minLength={3}
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <Inline gap="s8">
          <Button type="submit" tone="danger" disabled={isPending}>
            {phrases.retire}
          </Button>
          <Button onClick={onClose}>{phrases.keepIt}</Button>
        </Inline>
      </Stack>
    </WrittenDialog>
  )
}
