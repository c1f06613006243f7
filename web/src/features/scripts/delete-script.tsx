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

/** Deletes a script for good, after saying what goes and what does not come back. */
export function DeleteScript({ scriptId }: { readonly scriptId: string }) {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/user/scripts/{id}", { params: { id: scriptId } }),
    onSuccess: async () => {
      toast({ title: "Script deleted", text: "Its versions are gone too." })
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
        Delete script
      </Button>
      <AlertDialog
        open={open}
        onClose={close}
        title="Delete this script?"
        actions={
          <Inline gap="s8" stack="phone">
            <Button size="large" onClick={close}>
              Keep it
            </Button>
            <Button
              size="large"
              tone="danger"
              aria-disabled={remove.isPending}
              onClick={() => !remove.isPending && remove.mutate()}
            >
              {remove.isPending ? "Deleting…" : "Delete for ever"}
            </Button>
          </Inline>
        }
      >
        <Stack gap="s12">
          <Text tone="second">
            The script goes with all its versions, from your history and from your data export. There is no
            way back.
          </Text>
          <Text tone="second">The generation that it used is not given back to your month.</Text>
          {remove.error !== null && (
            <Text role="alert" size="small" tone="danger">
              Nothing was deleted. {remove.error.message}
            </Text>
          )}
        </Stack>
      </AlertDialog>
    </Stack>
  )
}
