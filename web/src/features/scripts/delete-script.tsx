import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { call } from "#lib/call.ts"
import { reads } from "#lib/reads.ts"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { reviewRead } from "./review.ts"
import { sheet as words } from "#words/scripts/sheet.ts"

/** Deletes a script for good, after saying what goes and what does not come back. */
export function DeleteScript({ scriptId }: { readonly scriptId: string }) {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/user/scripts/{id}", { params: { id: scriptId } }),
    onSuccess: async () => {
      toast({ title: words.scriptDeleted, text: words.versionsAreGone })
      await navigate({ to: "/my-scripts" })
      client.removeQueries({ queryKey: reviewRead(scriptId).queryKey })
      client.removeQueries({
        queryKey: reads("GET /api/user/scripts/{id}", { params: { id: scriptId } }).queryKey,
      })
      await client.invalidateQueries({ queryKey: ["api", "user", "scripts"] })
    },
  })
  const close = () => {
    remove.reset()
    setOpen(false)
  }
  return (
    <Stack align="start">
      <Button tone="ghost" onClick={() => setOpen(true)}>
        <Icon of={Trash2} />
        {words.deleteScript}
      </Button>
      <AlertDialog
        open={open}
        onClose={close}
        title={words.deleteThisScript}
        actions={
          <Inline gap="s8" stack="phone">
            <Button size="large" onClick={close}>
              {words.keepIt}
            </Button>
            <Button
              size="large"
              tone="danger"
              aria-disabled={remove.isPending}
              onClick={() => !remove.isPending && remove.mutate()}
            >
              {remove.isPending ? words.deleting : words.deleteForEver}
            </Button>
          </Inline>
        }
      >
        <Stack gap="s12">
          <Text tone="second">{words.deleteVersions}</Text>
          <Text tone="second">{words.deleteQuota}</Text>
          {remove.error !== null && (
            <Text role="alert" size="small" tone="danger">
              {words.nothingDeleted({ message: remove.error.message })}
            </Text>
          )}
        </Stack>
      </AlertDialog>
    </Stack>
  )
}
