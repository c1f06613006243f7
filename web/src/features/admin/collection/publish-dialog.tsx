import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { Button } from "#ui/button.tsx"
import { WrittenDialog } from "#ui/written-dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { type EditionLine, shortfallWords } from "./words.ts"
import { adminCollection as phrases } from "#words/admin/collection.ts"

interface PublishDialogProps {
  readonly edition: EditionLine
  readonly onClose: () => void
}

/** Asks why an edition below the floor is to be published all the same. */
export function PublishDialog({ edition, onClose }: PublishDialogProps) {
  const client = useQueryClient()
  const [why, setWhy] = useState("")
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call("POST /api/admin/editions/{id}/publish", { params: { id: edition.id }, body: { why } }),
    onSuccess: async ({ topics }) => {
      toast({ title: phrases.editionPublished, text: phrases.readersSeeTopics({ topics }) })
      onClose()
      await client.invalidateQueries({ queryKey: ["api"] })
    },
    onError: (error) =>
      toast({
        title: phrases.notPublished,
        text: error instanceof ApiError ? error.message : phrases.pleaseTryAgain,
        tone: "error",
      }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <WrittenDialog onClose={onClose} title={phrases.publishByHand} unsaved={why !== ""}>
      <Stack as="form" gap="s16" onSubmit={handleSubmit}>
        <Text>{phrases.whatPublishingDoes({ missed: shortfallWords(edition), topics: edition.topics })}</Text>
        <TextField
          label={phrases.whyPublish}
          hint={phrases.whyStaysVisible}
          required
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <Inline gap="s8">
          <Button type="submit" tone="primary" disabled={isPending}>
            {phrases.publish}
          </Button>
          <Button onClick={onClose}>{phrases.keepItBack}</Button>
        </Inline>
      </Stack>
    </WrittenDialog>
  )
}
