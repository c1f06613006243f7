import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { call } from "#lib/call.ts"
import { identity, IdentityError } from "#lib/identity.ts"
import { ApiError } from "#lib/problem.ts"
import { userRead } from "#lib/reads.ts"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { TextField } from "#ui/field.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { profile as words } from "#words/profile.ts"

interface DeleteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * What deleting means; the step itself is taken once the own address is typed. The server wants a recent sign-in: when
 * it is too old, the password makes it new.
 */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const client = useQueryClient()
  const { data: user } = useQuery(userRead)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState("")
  const remove = useMutation({
    mutationFn: async (password: string) => {
      if (password !== "") await identity("reauthenticate", { password })
      return call("DELETE /api/account", {})
    },
  })
  const tooOld = remove.error instanceof ApiError && remove.error.code === "SignInTooOld"
  const address = user?.email ?? ""
  const isSure = address !== "" && typed.trim().toLowerCase() === address.toLowerCase()
  const refused = remove.error instanceof IdentityError ? remove.error.message : undefined
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSure || remove.isPending || remove.isSuccess) return
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
    setTyped("")
    onClose()
  }
  return (
    <AlertDialog
      open={open}
      onClose={close}
      title={words.deleteYourAccount}
      actions={
        <Columns columns={{ wide: 2, phone: 1 }} gap="s8" wide>
          <Button size="large" wide onClick={close}>
            {words.keepMyAccount}
          </Button>
          <Button
            size="large"
            wide
            aria-disabled={!isSure || remove.isPending}
            onClick={() => form.current?.requestSubmit()}
          >
            {remove.isPending ? words.deleting : words.deleteForEver}
          </Button>
        </Columns>
      }
    >
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <Stack gap="s12">
          <Text tone="second">{words.deleteText}</Text>
          <Text tone="second">{words.exportFirst}</Text>
          <TextField
            label={words.typeYourAddress}
            hint={address}
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
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
