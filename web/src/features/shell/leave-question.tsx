import { useLeaveQuestion } from "#lib/unsaved.ts"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { shell as words } from "#words/shell.ts"

/** Whether what was typed may be given up. */
export function LeaveQuestion() {
  const { isAsked, reply } = useLeaveQuestion()
  return (
    <AlertDialog
      open={isAsked}
      onClose={() => reply(false)}
      title={words.leaveWithoutSavingAsk}
      actions={
        <Columns columns={{ wide: "1fr 1fr", phone: 1 }} gap="s8" wide>
          <Button size="large" wide onClick={() => reply(true)}>
            {words.leaveWithoutSaving}
          </Button>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus: onto the harmless answer */}
          <Button size="large" wide autoFocus onClick={() => reply(false)}>
            {words.keepWriting}
          </Button>
        </Columns>
      }
    >
      <Text tone="second">{words.whatYouTypedIsNotSaved}</Text>
    </AlertDialog>
  )
}
