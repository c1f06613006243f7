import { call } from "#lib/call.ts"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useState } from "react"
import { decimal } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ApiError } from "#lib/problem.ts"
import type { Desk } from "./desk.ts"
import { Refusal } from "./refusal.tsx"
import { sheet as phrases } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

export type Proposal = SuccessOf<"GET /api/user/scripts/{id}/cut">

interface CutToFitProps {
  readonly desk: Desk
  readonly proposal: Proposal | undefined
  readonly onProposal: (proposal: Proposal | undefined) => void
}

const saved = ({ cuts, savesSeconds, fits }: Proposal) => {
  const values = { sentences: cuts.length, seconds: decimal(savesSeconds) }
  return fits ? phrases.cutFits(values) : phrases.cutStillTooLong(values)
}

/** Proposes what would go, struck through on the sheet; nothing goes before it is applied. */
export function CutToFit({ desk, proposal, onProposal }: CutToFitProps) {
  const [failure, setFailure] = useState<string>()
  const { id } = desk.review.script
  const handleAsk = async () => {
    setFailure(undefined)
    try {
      onProposal(await call("GET /api/user/scripts/{id}/cut", { params: { id } }))
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : shared.pleaseTryAgain)
    }
  }
  const handleApply = async ({ cuts }: Proposal) => {
    const isDone = await desk.change({
      at: "cut",
      what: cuts,
      send: (version, options) =>
        call("POST /api/user/scripts/{id}/cut", { params: { id }, body: { version, cuts } }, options),
      done: phrases.cut,
    })
    if (isDone) onProposal(undefined)
  }
  return (
    <Stack gap="s8" padding="s12" margin={["s12", 0, 0, 0]} size="small" className={styles.caution}>
      {proposal === undefined ? (
        <Inline justify="between" gap="s8">
          <span>{phrases.isTooLong}</span>
          <Button size="small" onClick={() => void handleAsk()}>
            {phrases.proposeACut}
          </Button>
        </Inline>
      ) : proposal.cuts.length === 0 ? (
        <p>{phrases.nothingToCut}</p>
      ) : (
        <Inline justify="between" gap="s8">
          <span>{saved(proposal)}</span>
          <Inline gap="s8">
            <Button size="small" tone="ghost" onClick={() => onProposal(undefined)}>
              {phrases.keepAll}
            </Button>
            <Button size="small" aria-disabled={desk.busy} onClick={() => void handleApply(proposal)}>
              {phrases.applyCut}
            </Button>
          </Inline>
        </Inline>
      )}
      {failure !== undefined && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
      <Refusal desk={desk} at="cut" />
    </Stack>
  )
}
