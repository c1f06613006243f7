import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, type ReactNode, useState } from "react"
import { failureWords, identity, IdentityError, securityRead } from "#lib/identity.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { PasswordField } from "#ui/field.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { entered } from "./form.ts"
import { security as words } from "#words/security.ts"

interface Waiting {
  readonly work: () => Promise<void>
}

/**
 * Runs a change of one's own sign-in; when signing in was a while ago, asks for the password above the page and runs it
 * then. `dialog` has to stand on the page.
 */
export const useFresh = (): {
  readonly run: (work: () => Promise<void>) => Promise<void>
  readonly dialog: ReactNode
} => {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting>()
  const [refusal, setRefusal] = useState<string>()
  const run = async (work: () => Promise<void>) => {
    try {
      await work()
      await client.invalidateQueries({ queryKey: securityRead.queryKey })
    } catch (error) {
      if (error instanceof IdentityError && error.code === "SIGN_IN_AGAIN") return setWaiting({ work })
      toast({ title: words.nothingWasChanged, text: failureWords(error), tone: "error" })
    }
  }
  const handleClose = () => {
    setWaiting(undefined)
    setRefusal(undefined)
  }
  const handleSubmit = async (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const password = entered(event).get("password")
    try {
      await identity("reauthenticate", { password })
    } catch (error) {
      return setRefusal(failureWords(error))
    }
    const work = waiting?.work
    handleClose()
    if (work !== undefined) await run(work)
  }
  const dialog = (
    <Dialog open={waiting !== undefined} onClose={handleClose} title={words.yourPasswordPlease}>
      <Stack as="form" gap="s12" onSubmit={(event) => void handleSubmit(event)}>
        <Text tone="second">{words.yourPasswordPleaseText}</Text>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={refusal}
        />
        <Button tone="primary" size="large" wide type="submit">
          {words.goOn}
        </Button>
      </Stack>
    </Dialog>
  )
  return { run, dialog }
}
