import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { plural } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { type EditionLine, shortfallWords } from "./words.ts"

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
      toast({ title: "Edition published", text: `Readers see its ${plural(topics, "topic")} now.` })
      onClose()
      await client.invalidateQueries({ queryKey: ["api"] })
    },
    onError: (error) =>
      toast({
        title: "Not published",
        text: error instanceof ApiError ? error.message : "Please try again.",
        tone: "error",
      }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog open onClose={onClose} title="Publish by hand">
      <Stack as="form" gap="s16" onSubmit={handleSubmit}>
        <Text>
          {shortfallWords(edition)}. Published, its {plural(edition.topics, "topic")} take the place of what
          readers see, and later editions are measured by it.
        </Text>
        <TextField
          label="Why it is published all the same"
          hint="Stays visible beside the edition, with your address."
          required
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <Inline gap="s8">
          <Button type="submit" tone="primary" disabled={isPending}>
            Publish
          </Button>
          <Button onClick={onClose}>Keep it back</Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
