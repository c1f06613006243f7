import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { shortDate } from "#lib/words.ts"
import { AlertDialog } from "#ui/alert-dialog.tsx"
import { Button } from "#ui/button.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { Columns } from "#ui/columns.tsx"
import { type Billing, planName, type Usage } from "./billing.ts"
import { useCancel } from "./use-billing.ts"
import { billing as phrases } from "#words/billing.ts"

interface CancelDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly billing: Billing
  readonly usage: Usage | undefined
}

/** What cancelling means, and two buttons of equal weight. */
export function CancelDialog({ open, onClose, billing, usage }: CancelDialogProps) {
  const cancel = useCancel()
  const { accessUntil, status, tier } = billing
  const trial = status === "trialing"
  const plan = planName(tier)
  const day = accessUntil === null ? undefined : shortDate(accessUntil)
  const starter = allowanceOf("freemium")
  const left =
    usage === undefined || usage.scriptsLimit < 0
      ? undefined
      : Math.max(0, usage.scriptsLimit + usage.bonusScripts - usage.scriptGenerations)
  const facts: ReadonlyArray<readonly [name: string, text: string]> = [
    [
      day === undefined ? phrases.untilTheEnd : phrases.untilDay({ day }),
      left === undefined ? phrases.planAsNow({ plan }) : phrases.planAsNowWith({ plan, scripts: left }),
    ],
    [
      phrases.afterThat,
      phrases.starterAllowance({ scripts: starter.scripts ?? 0, views: starter.topicViews ?? 0 }),
    ],
    [phrases.savedScripts, phrases.savedScriptsStay],
    [
      phrases.secondThoughts,
      [
        day === undefined ? phrases.resumeBeforeTheEnd : phrases.resumeBeforeDay({ day }),
        ...(trial ? [phrases.oneTrial] : []),
      ].join(" "),
    ],
  ]
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={phrases.cancelYourSubscription}
      actions={
        <Columns columns={{ wide: "1fr 1fr", phone: 1 }} gap="s8" wide>
          <Button
            size="large"
            wide
            aria-disabled={cancel.isPending}
            onClick={() => !cancel.isPending && cancel.mutate(undefined, { onSuccess: onClose })}
          >
            {cancel.isPending ? phrases.cancelling : phrases.yesCancelSubscription}
          </Button>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus: onto the harmless answer */}
          <Button size="large" wide autoFocus onClick={onClose}>
            {phrases.keepSubscription}
          </Button>
        </Columns>
      }
    >
      <Text tone="second">{trial ? phrases.trialKeepsRunning : phrases.paidKeepsRunning}</Text>
      <Stack as="dl" margin={["s16", 0, 0, 0]} rule="top">
        {facts.map(([name, text]) => (
          <Columns
            columns={{ wide: "118px 1fr", phone: "96px 1fr" }}
            gap="s12"
            padding={["s8", 0]}
            size="small"
            tone="second"
            rule="bottom"
            key={name}
          >
            <Text as="dt" tone="ink" weight="strong">
              {name}
            </Text>
            <dd>{text}</dd>
          </Columns>
        ))}
      </Stack>
    </AlertDialog>
  )
}
