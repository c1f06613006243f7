import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { ReasonDialog } from "#features/admin/users/reason-dialog.tsx"
import { call } from "#lib/call.ts"
import { toast } from "#ui/toast.tsx"
import { adminUploads as phrases } from "#words/admin/uploads.ts"

export type Upload = SuccessOf<"GET /api/admin/uploads">[number]

/** What taking a file back means, before it is done, and why it is done. */
export function TakeBackDialog({ of, onClose }: { readonly of: Upload; readonly onClose: () => void }) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) =>
      call("POST /api/admin/uploads/{id}/take-back", { params: { id: of.id }, body: { reason } }),
    onSuccess: async ({ takenBack }) => {
      toast({ title: phrases.wasTakenBack, text: phrases.removed({ posts: takenBack?.removed ?? 0 }) })
      onClose()
      await client.invalidateQueries({ queryKey: ["api", "admin"] })
    },
  })
  return (
    <ReasonDialog
      title={phrases.takeBackOf({ file: of.file })}
      says={phrases.whatTakingBackDoes}
      facts={[
        [phrases.leave, phrases.leaving({ posts: of.leaving })],
        ...(of.staying === 0 ? [] : [[phrases.stay, phrases.staying({ posts: of.staying })] as const]),
        [phrases.readersSee, phrases.readersSeeText],
      ]}
      confirm={phrases.takeBack}
      danger
      isPending={isPending}
      error={error?.message}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    />
  )
}
