import { useMutation } from "@tanstack/react-query"
import { CircleCheck } from "lucide-react"
import type { FormEvent } from "react"
import { call } from "#lib/call.ts"
import { ApiError, fieldMessage } from "#lib/problem.ts"
import { useProduct } from "#lib/product.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Icon } from "#ui/icon.tsx"
import { SentMail } from "#ui/sent-mail.tsx"
import { toast } from "#ui/toast.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import * as styles from "./pricing.css.ts"
import { pricing as words } from "#words/pricing.ts"

interface WaitlistDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Of the signed-in person, to begin with. */
  readonly email: string
}

/** Takes an address for the waitlist; it counts only once its owner has confirmed it by e-mail. */
export function WaitlistDialog({ open, onClose, email }: WaitlistDialogProps) {
  const notify = useMutation({
    mutationFn: (address: string) => call("POST /api/notify-professional", { body: { email: address } }),
    onSuccess: ({ message }) => toast({ title: words.almostThere, text: message }),
    onError: (error) => {
      if (fieldMessage(error, "email") === undefined) {
        toast({ title: words.error, text: words.notificationFailed, tone: "error" })
      }
    },
  })
  const { mailViewer } = useProduct()
  const handleClose = () => {
    onClose()
    notify.reset()
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get("email")
    if (typeof address !== "string" || address.trim() === "") {
      toast({ title: words.emailRequired, text: words.enterYourEmail, tone: "error" })
    } else if (!notify.isPending) notify.mutate(address.trim())
  }
  const refused = fieldMessage(notify.error, "email")
  const failed = notify.error instanceof ApiError && refused === undefined
  return (
    <Dialog open={open} onClose={handleClose} title={words.professionalWaitlist}>
      {notify.isSuccess ? (
        <Stack align="start" gap="s16">
          <Inline as="span" oneLine align="stretch" tone="ok" className={styles.check}>
            <Icon of={CircleCheck} size={22} />
          </Inline>
          <Text tone="second" wrap="pretty">
            <Text as="b" tone="ink" weight="strong">
              {words.confirmYourAddress}
            </Text>{" "}
            {notify.data.message}
            <SentMail viewer={mailViewer} />
          </Text>
          <Button onClick={handleClose}>{words.done}</Button>
        </Stack>
      ) : (
        <Stack as="form" gap="s16" onSubmit={handleSubmit} noValidate>
          <Text tone="second" wrap="pretty">
            {words.whatWeSend}
          </Text>
          <TextField
            label={words.eMail}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            error={refused ?? (failed ? words.notificationFailed : undefined)}
          />
          <Button type="submit" tone="primary" size="large" wide aria-disabled={notify.isPending}>
            {notify.isPending ? words.saving : words.notifyMe}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
