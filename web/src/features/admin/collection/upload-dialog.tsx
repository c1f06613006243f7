import { LONGEST_UPLOAD } from "@rounds/core/admin/upload-limits.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type ChangeEvent, type FormEvent, useRef, useState } from "react"
import { call, newIdempotencyKey } from "#lib/call.ts"
import { ApiError, fieldMessage } from "#lib/problem.ts"
import { count } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { WrittenDialog } from "#ui/written-dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { adminUploads as phrases } from "#words/admin/uploads.ts"

interface Chosen {
  readonly fileName: string
  readonly text: string
  /** The same file sent again is the same upload. */
  readonly key: string
}

/** A file of posts and why it is handed over. Nothing of it is stored while one row is at fault. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const [unfit, setUnfit] = useState<string>()
  const [reason, setReason] = useState("")
  const turn = useRef(0)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ fileName, text, key }: Chosen) =>
      call("POST /api/admin/uploads", { body: { fileName, text, reason } }, { idempotencyKey: key }),
    onSuccess: async ({ posts, stored, communities }) => {
      toast({
        title: phrases.uploaded,
        text: phrases.whatCameOfIt({ posts, stored: count(stored), communities: communities.length }),
      })
      onClose()
      await client.invalidateQueries({ queryKey: ["api", "admin"] })
    },
  })
  const handleChoice = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const mine = ++turn.current
    const file = target.files?.[0]
    reset()
    setChosen(undefined)
    setUnfit(undefined)
    if (file === undefined) return
    if (file.size > LONGEST_UPLOAD) return setUnfit(phrases.tooLong)
    const text = await file.text().catch(() => null)
    if (mine !== turn.current) return
    if (text === null) return setUnfit(phrases.fileNotRead)
    setChosen({ fileName: file.name.slice(0, 255), text, key: newIdempotencyKey() })
  }
  const handleReason = (why: string) => {
    setReason(why)
    // Another reason is another upload.
    if (chosen !== undefined) setChosen({ ...chosen, key: newIdempotencyKey() })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== undefined) mutate(chosen)
  }
  const atFile = unfit ?? fieldMessage(error, "text") ?? fieldMessage(error, "fileName")
  return (
    <WrittenDialog onClose={onClose} size="medium" title={phrases.uploadPosts} unsaved={reason !== ""}>
      <Stack as="form" gap="s16" onSubmit={handleSubmit}>
        <Text tone="second">{phrases.whatAFileHolds}</Text>
        <TextField
          label={phrases.file}
          hint={chosen === undefined ? phrases.atMost : formats[formatOf(chosen)]}
          error={atFile}
          aria-required
          type="file"
          accept=".json,.csv,application/json,text/csv"
          onChange={(event) => void handleChoice(event)}
        />
        <TextField
          label={phrases.why}
          hint={phrases.whyHint}
          error={fieldMessage(error, "reason")}
          required
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => handleReason(target.value)}
        />
        {error !== null && atFile === undefined && <Refused error={error} />}
        <Inline gap="s8">
          <Button type="submit" tone="primary" disabled={isPending || chosen === undefined}>
            {isPending ? phrases.uploading : phrases.upload}
          </Button>
          <Button onClick={onClose}>{phrases.cancel}</Button>
        </Inline>
      </Stack>
    </WrittenDialog>
  )
}

/** Why nothing was stored, row by row. */
function Refused({ error }: { readonly error: Error }) {
  const faults = error instanceof ApiError ? (error.problem.errors ?? []) : []
  return (
    <Stack gap="s6" role="alert">
      <Text weight="strong">{error instanceof ApiError ? error.message : phrases.pleaseTryAgain}</Text>
      <Stack as="ul" gap="s4">
        {faults.map(({ field, message }) => (
          <Text as="li" key={field} size="small" wrap="anywhere">
            {message}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

const formats = { json: phrases.asJson, csv: phrases.asCsv } as const

/** What a file is read as, which its content says, as the server reads it. */
const formatOf = ({ text }: Pick<Chosen, "text">): keyof typeof formats =>
  /^\s*[[{]/.test(text) ? "json" : "csv"
