import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useRef } from "react"
import { call } from "#lib/call.ts"
import { identity, IdentityError } from "#lib/identity.ts"
import { ApiError } from "#lib/problem.ts"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"

interface DeleteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** What deleting means. The server wants a recent sign-in: when it is too old, the password makes it new. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const remove = useMutation({
    mutationFn: async (password: string) => {
      if (password !== "") await identity("reauthenticate", { password })
      return call("DELETE /api/account", {})
    },
  })
  const tooOld = remove.error instanceof ApiError && remove.error.code === "SignInTooOld"
  const wrong = remove.error instanceof IdentityError
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (remove.isPending || remove.isSuccess) return
    const password = new FormData(event.currentTarget).get("password")
    remove.mutate(typeof password === "string" ? password : "")
  }
  const handleLeave = () => {
    client.clear()
    window.location.assign("/")
  }
  if (remove.isSuccess) {
    return (
      <AlertDialog
        open={open}
        onClose={handleLeave}
        title="Your account is closed"
        actions={
          <Button size="large" wide onClick={handleLeave}>
            Leave
          </Button>
        }
      >
        <Text tone="second">{remove.data.message}</Text>
      </AlertDialog>
    )
  }
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <AlertDialog
      open={open}
      onClose={close}
      title="Delete your account?"
      actions={
        <Inline gap="s8" stack="phone">
          <Button size="large" onClick={close}>
            Keep my account
          </Button>
          <Button size="large" aria-disabled={remove.isPending} onClick={() => form.current?.requestSubmit()}>
            {remove.isPending ? "Deleting…" : "Delete for ever"}
          </Button>
        </Inline>
      }
    >
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <Stack gap="s12">
          <Text tone="second">
            Your profile, your scripts and everything else about you are erased, and what you pay is
            cancelled. There is no way back. Of a used trial a coded mark stays, so that one mailbox has one
            trial.
          </Text>
          <Text tone="second">Export your data first if you want to keep your scripts.</Text>
          {(tooOld || wrong) && (
            <TextField
              label="Your password"
              name="password"
              type="password"
              autoComplete="current-password"
              error={wrong ? "This is not your password." : undefined}
            />
          )}
          <Text size="small" tone="second" aria-live="polite">
            {tooOld && "You signed in a while ago. Enter your password to go on."}
            {remove.error !== null && !tooOld && !wrong && `Nothing was deleted. ${remove.error.message}`}
          </Text>
        </Stack>
      </form>
    </AlertDialog>
  )
}
