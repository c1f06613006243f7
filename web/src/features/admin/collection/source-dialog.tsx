import type { CommunitySource } from "@rounds/core/reading/source-kind.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { Button } from "#ui/button.tsx"
import { WrittenDialog } from "#ui/written-dialog.tsx"
import { Field, TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { toast } from "#ui/toast.tsx"
import { nameMissing, sourceFailed } from "./source-toasts.ts"
import { nameHints, type Source, sourceKinds } from "./words.ts"
import { adminCollection as phrases } from "#words/admin/collection.ts"

interface SourceDialogProps {
  readonly source: Source | "new"
  readonly onClose: () => void
}

/** Posts that are read of a source a day where no number is given. */
const USUAL_POSTS = 50

/** True when the server says what is wrong with the request. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== "Unknown"

/** A source's name and how many posts a day are read of it; the server says what does not fit. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const client = useQueryClient()
  const known = source === "new" ? null : source
  const [kind, setKind] = useState<CommunitySource>(known?.source ?? "reddit")
  const [name, setName] = useState(known?.name ?? "")
  const [title, setTitle] = useState(known?.title ?? "")
  const [limit, setLimit] = useState(String(known?.postLimit ?? USUAL_POSTS))
  const isTyped =
    name !== (known?.name ?? "") ||
    title !== (known?.title ?? "") ||
    limit !== String(known?.postLimit ?? USUAL_POSTS)
  const titled = kind === "feed" && title.trim() !== "" ? { title: title.trim() } : {}
  const [nameless, setNameless] = useState(false)
  const body = { name: name.trim(), ...titled, postLimit: Number.parseInt(limit, 10) || USUAL_POSTS }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      known === null
        ? call("POST /api/admin/subreddits", { body: { source: kind, ...body } })
        : call("PATCH /api/admin/subreddits/{id}", { params: { id: known.id }, body }),
    onSuccess: async () => {
      toast({ title: known === null ? phrases.subredditAdded : phrases.subredditUpdated })
      onClose()
      await client.invalidateQueries({ queryKey: ["api", "admin", "subreddits"] })
    },
    onError: (failure) => {
      if (!isRefusal(failure)) sourceFailed()
    },
  })
  const refusal = isRefusal(error) ? error : null
  const faultOf = (field: string) => refusal?.problem.errors?.find((fault) => fault.field === field)?.message
  const general = (refusal?.problem.errors?.length ?? 0) > 0 ? undefined : refusal?.message
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setNameless(body.name === "")
    if (body.name === "") nameMissing()
    else mutate()
  }
  return (
    <WrittenDialog
      onClose={onClose}
      unsaved={isTyped}
      title={known === null ? phrases.addASource : phrases.editSource({ name: known.written })}
    >
      <Stack as="form" gap="s16" noValidate onSubmit={handleSubmit}>
        {known === null && (
          <Field label={phrases.source} hint={phrases.sourceHint}>
            {(ids) => (
              <SelectNative
                {...ids}
                options={sourceKinds}
                value={kind}
                onChange={({ target }) => {
                  const chosen = sourceKinds.find(([one]) => one === target.value)
                  if (chosen !== undefined) setKind(chosen[0])
                }}
              />
            )}
          </Field>
        )}
        <TextField
          label={phrases.name}
          hint={nameHints[kind]}
          error={nameless ? phrases.nameCannotBeEmpty : (faultOf("name") ?? general)}
          required
          maxLength={300}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {kind === "feed" && (
          <TextField
            label={phrases.feedTitle}
            hint={phrases.feedTitleHint}
            error={faultOf("title")}
            maxLength={60}
            autoComplete="off"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
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
    </WrittenDialog>
  )
}
