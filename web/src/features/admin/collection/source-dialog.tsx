import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { toast } from "#ui/toast.tsx"
import type { Source } from "./words.ts"
import { adminCollection as phrases } from "#words/admin/collection.ts"

interface SourceDialogProps {
  readonly source: Source | "new"
  readonly onClose: () => void
}

/** A source's name and how many posts a day are read of it; the server says what does not fit. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const client = useQueryClient()
  const known = source === "new" ? null : source
  const [name, setName] = useState(known?.name ?? "")
  const [limit, setLimit] = useState(String(known?.postLimit ?? 50))
  const body = { name: name.trim(), postLimit: Number(limit) }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      known === null
        ? call("POST /api/admin/subreddits", { body })
        : call("PATCH /api/admin/subreddits/{id}", { params: { id: known.id }, body }),
    onSuccess: async () => {
      toast({ title: known === null ? phrases.subredditAdded : phrases.subredditUpdated })
      onClose()
      await client.invalidateQueries({ queryKey: ["api", "admin", "subreddits"] })
    },
  })
  const refusal = error instanceof ApiError ? error : null
  const faultOf = (field: string) => refusal?.problem.errors?.find((fault) => fault.field === field)?.message
  const general =
    error === null || (refusal?.problem.errors?.length ?? 0) > 0
      ? undefined
      : (refusal?.message ?? phrases.subredditNotUpdated)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={known === null ? phrases.addASource : phrases.editSource({ name: known.name })}
    >
      <Stack as="form" gap="s16" onSubmit={handleSubmit}>
        <TextField
          label={phrases.name}
          hint={phrases.nameHint}
          error={faultOf("name") ?? general}
          required
          maxLength={50}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={phrases.postsADay}
          hint={phrases.postsADayHint}
          error={faultOf("postLimit")}
          required
          type="number"
          min={10}
          max={100}
          value={limit}
          onChange={({ target }) => setLimit(target.value)}
        />
        <Inline gap="s8">
          <Button type="submit" tone="primary" disabled={isPending}>
            {phrases.save}
          </Button>
          <Button onClick={onClose}>{phrases.cancel}</Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
