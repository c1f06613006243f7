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
import { profile as words } from "#words/profile.ts"

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
  const refused = remove.error instanceof IdentityError ? remove.error.message : undefined
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
        title={words.yourAccountIsClosed}
        actions={
          <Button size="large" wide onClick={handleLeave}>
            {words.leave}
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
      title={words.deleteYourAccount}
      actions={
        <Inline gap="s8" stack="phone">
          <Button size="large" onClick={close}>
            {words.keepMyAccount}
          </Button>
          <Button size="large" aria-disabled={remove.isPending} onClick={() => form.current?.requestSubmit()}>
            {remove.isPending ? words.deleting : words.deleteForEver}
          </Button>
        </Inline>
      }
    >
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <Stack gap="s12">
          <Text tone="second">{words.deleteText}</Text>
          <Text tone="second">{words.exportFirst}</Text>
          {(tooOld || refused !== undefined) && (
            <TextField
              label={words.yourPassword}
              name="password"
              type="password"
              autoComplete="current-password"
              error={refused}
            />
          )}
          <Text size="small" tone="second" aria-live="polite">
            {tooOld && words.passwordNeeded}
            {remove.error !== null &&
              !tooOld &&
              refused === undefined &&
              words.nothingWasDeleted({ message: remove.error.message })}
          </Text>
        </Stack>
      </form>
    </AlertDialog>
  )
}
