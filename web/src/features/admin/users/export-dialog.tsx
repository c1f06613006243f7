import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { toast } from "#ui/toast.tsx"
import { ReasonDialog } from "./reason-dialog.tsx"
import { adminUsers as phrases } from "#words/admin/users.ts"

interface ExportDialogProps {
  readonly what: string
  readonly search: BodyOf<"POST /api/admin/user-exports">
  readonly onClose: () => void
}

const save = (csv: string) => {
  const link = document.createElement("a")
  // A spreadsheet takes a file for UTF-8 by its first three bytes.
  link.href = URL.createObjectURL(new Blob(["\uFEFF", csv], { type: "text/csv" }))
  link.download = "people.csv"
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

/** Takes people out as a file; that it was done is kept. */
export function ExportDialog({ what, search, onClose }: ExportDialogProps) {
  const client = useQueryClient()
  const taking = useMutation({
    mutationFn: (reason: string) => call("POST /api/admin/user-exports", { body: { ...search, reason } }),
    onSuccess: ({ csv, people }) => {
      save(csv)
      toast({ title: phrases.listExported, text: phrases.peopleInFile({ people }) })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["api", "admin", "actions"] }),
  })
  return (
    <ReasonDialog
      title={phrases.exportPeople}
      says={`${what} ${phrases.filePersonalData}`}
      confirm={phrases.export}
      isPending={taking.isPending}
      error={taking.error?.message}
      onConfirm={(reason) => taking.mutate(reason)}
      onClose={onClose}
    />
  )
}
