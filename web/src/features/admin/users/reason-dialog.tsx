import { type ReactNode, useState } from "react"
import { answers } from "#features/admin/frame/table.css.ts"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Field } from "#ui/field.tsx"
import * as field from "#ui/field.css.ts"
import { Stack } from "#ui/stack.tsx"
import { useUnsaved } from "#lib/unsaved.ts"
import { Text } from "#ui/text.tsx"
import { adminUsers as phrases } from "#words/admin/users.ts"

interface ReasonDialogProps {
  readonly title: string
  readonly says: ReactNode
  /** What follows, by what it is about. */
  readonly facts?: ReadonlyArray<readonly [about: string, what: string]>
  readonly confirm: string
  readonly danger?: boolean
  readonly isPending: boolean
  readonly error: string | undefined
  readonly children?: ReactNode
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** What an action means, before it is done, and why it is done: kept in the log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, says, facts = [], confirm, danger = false, isPending, error, children } = props
  const { onConfirm, onClose } = props
  const [reason, setReason] = useState("")
  const [missing, setMissing] = useState(false)
  const [isSent, setIsSent] = useState(false)
  // Once it is sent, only a refusal leaves it to be lost: what was done may lead elsewhere, as a deletion does.
  useUnsaved(reason !== "" && (!isSent || error !== undefined))
  const handleConfirm = () => {
    if (reason.trim() === "") return setMissing(true)
    if (isPending) return undefined
    setIsSent(true)
    onConfirm(reason.trim())
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Columns columns={{ wide: "1fr 1fr", phone: 1 }} gap="s8" className={answers}>
          <Button size="large" wide onClick={onClose}>
            {phrases.cancel}
          </Button>
          <Button
            size="large"
            wide
            tone={danger ? "danger" : "primary"}
            aria-disabled={isPending}
            onClick={handleConfirm}
          >
            {isPending ? phrases.working : confirm}
          </Button>
        </Columns>
      }
    >
      <Stack gap="s16">
        <Text as="div" tone="second">
          {says}
        </Text>
        {facts.length > 0 && (
          <Stack as="dl" rule="top">
            {facts.map(([about, what]) => (
              <Columns
                key={about}
                columns="112px 1fr"
                gap="s12"
                padding={["s8", 0]}
                size="small"
                rule="bottom"
              >
                <Text as="dt" weight="strong">
                  {about}
                </Text>
                <Text as="dd" tone="second">
                  {what}
                </Text>
              </Columns>
            ))}
          </Stack>
        )}
        {children}
        <Field label={phrases.reason} error={missing ? phrases.sayWhy : undefined}>
          {(ids) => (
            <textarea
              className={field.area}
              rows={2}
              maxLength={500}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus: onto what it asks for
              autoFocus
              value={reason}
              onChange={(event) => {
                setMissing(false)
                setIsSent(false)
                setReason(event.target.value)
              }}
              {...ids}
            />
          )}
        </Field>
        {error !== undefined && (
          <Text role="alert" tone="danger" size="small">
            {error}
          </Text>
        )}
      </Stack>
    </AlertDialog>
  )
}
