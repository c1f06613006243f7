import { askToLeave, replyToLeave, unsaved, useAboutUnsaved } from "#lib/unsaved.ts"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { shell as words } from "#words/shell.ts"

/** Where somebody is, or goes. */
interface Place {
  readonly pathname: string
  readonly search: string
}

interface Step {
  readonly currentLocation: Place
  readonly nextLocation: Place
}

/** Whether a step that would lose something typed is not taken, once that was asked. */
export const staysFor = async ({ currentLocation: from, nextLocation: to }: Step): Promise<boolean> => {
  const isLost = [...unsaved.typed].some(
    ({ parts }) => from.pathname !== to.pathname || said(from, parts) !== said(to, parts),
  )
  return isLost && !(await askToLeave())
}

const said = ({ search }: Place, parts: readonly string[] | undefined) =>
  [...new URLSearchParams(search)]
    .filter(([name]) => parts?.includes(name) ?? true)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&")

/** Whether what was typed may be given up. */
export function LeaveQuestion() {
  const isAsked = useAboutUnsaved(() => unsaved.answer !== undefined)
  const reply = replyToLeave
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
