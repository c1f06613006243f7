import { useBlocker } from "@tanstack/react-router"
import { askToLeave, isLostAt, useIsAnythingUnsaved, useLeaveQuestion } from "#lib/unsaved.ts"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { shell as words } from "#words/shell.ts"

/** Whoever leaves something typed behind is asked first: by us within the product, by the browser where the page itself goes. */
export function LeaveQuestion() {
  const isUnsaved = useIsAnythingUnsaved()
  const { isAsked, reply } = useLeaveQuestion()
  useBlocker({
    disabled: !isUnsaved,
    shouldBlockFn: async ({ current, next }) => isLostAt(current, next) && !(await askToLeave()),
  })
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
