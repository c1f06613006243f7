import { useQueryClient } from "@tanstack/react-query"
import { useLocation, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { provider } from "#lib/provider.ts"
import { userRead } from "#lib/reads.ts"
import { mayLeave } from "#lib/unsaved.ts"
import { Dialog } from "#ui/dialog.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ProviderSlot } from "./provider-slot.tsx"
import { SignInForm } from "./sign-in-form.tsx"
import { auth as words } from "#words/auth.ts"

/** Who was signed in. */
export interface Lost {
  readonly id: string
  readonly email: string
}

interface SessionLostWindowProps {
  readonly lost: Lost
  readonly onClose: () => void
}

/** Sign-in above the page whose session has ended: what is on it stays. */
export function SessionLostWindow({ lost, onClose }: SessionLostWindowProps) {
  const client = useQueryClient()
  const router = useRouter()
  const handleDone = async () => {
    const now = await client.fetchQuery({ ...userRead, staleTime: 0 })
    onClose()
    if (now?.id === lost.id) {
      await client.invalidateQueries()
      await router.invalidate()
      return
    }
    // Somebody else: nothing of the first person stays on the screen.
    client.clear()
    await router.navigate({ to: "/app", ignoreBlocker: true })
  }
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [began] = useState(path)
  const hasLeft = path !== began
  // By a link of the form, and only when what was typed on the page may be given up.
  useEffect(() => {
    if (!hasLeft) return
    onClose()
    client.setQueryData(userRead.queryKey, null)
  }, [hasLeft, onClose, client])
  const handleClose = async () => {
    if (!(await mayLeave())) return
    onClose()
    const next = router.state.location.href
    client.clear()
    await router.navigate({ to: "/auth", search: { next }, ignoreBlocker: true })
  }
  return (
    <Dialog open onClose={() => void handleClose()} title={words.youAreSignedOut}>
      <Stack gap="s12">
        <Text tone="second">{provider() === undefined ? words.sessionEndedHere : words.sessionEnded}</Text>
        {provider() === undefined ? (
          <SignInForm email={lost.email} onDone={handleDone} />
        ) : (
          <ProviderSlot
            mode="sign-in"
            goOn={router.state.location.href}
            onUnavailable={() => void handleClose()}
          />
        )}
      </Stack>
    </Dialog>
  )
}
