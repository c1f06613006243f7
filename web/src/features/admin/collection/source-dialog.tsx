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
      toast({ title: known === null ? "Subreddit Added" : "Subreddit Updated" })
      onClose()
      await client.invalidateQueries({ queryKey: ["api", "admin", "subreddits"] })
    },
  })
  const refusal = error instanceof ApiError ? error : null
  const faultOf = (field: string) => refusal?.problem.errors?.find((fault) => fault.field === field)?.message
  const general =
    error === null || (refusal?.problem.errors?.length ?? 0) > 0
      ? undefined
      : (refusal?.message ?? "Failed to update subreddit configuration. Please try again.")
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog open onClose={onClose} title={known === null ? "Add a source" : `Edit ${known.name}`}>
      <Stack as="form" gap="s16" onSubmit={handleSubmit}>
        <TextField
          label="Name"
          hint="As in the forum’s address, without r/"
          error={faultOf("name") ?? general}
          required
          maxLength={50}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Posts a day"
          hint="10 to 100"
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
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
