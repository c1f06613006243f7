import { useState } from "react"
import { bulk } from "#features/admin/frame/table.css.ts"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { ExportDialog } from "./export-dialog.tsx"
import { ReasonDialog } from "./reason-dialog.tsx"
import { useBulkSuspension } from "./use-managing.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"

interface BulkBarProps {
  readonly ids: ReadonlyArray<string>
  readonly onDone: () => void
}

/** What can be done with several people at once; there only while some are chosen. */
export function BulkBar({ ids, onDone }: BulkBarProps) {
  const [asked, setAsked] = useState<"suspend" | "restore" | "export">()
  const suspension = useBulkSuspension()
  const people = ids.length
  const close = () => setAsked(undefined)
  return (
    <Inline className={bulk} gap={["s8", "s12"]} padding={["s8", "s16"]} size="small">
      <b>{phrases.selected({ count: ids.length })}</b>
      <Button size="small" onClick={() => setAsked("suspend")}>
        {phrases.suspendAsk}
      </Button>
      <Button size="small" onClick={() => setAsked("restore")}>
        {phrases.restoreAsk}
      </Button>
      <Button size="small" onClick={() => setAsked("export")}>
        {phrases.exportAsk}
      </Button>
      <TextButton onClick={onDone}>{phrases.clear}</TextButton>
      {(asked === "suspend" || asked === "restore") && (
        <ReasonDialog
          title={asked === "suspend" ? phrases.suspendPeople({ people }) : phrases.restorePeople({ people })}
          says={asked === "suspend" ? phrases.suspendedCanStill : phrases.restoredCan}
          confirm={asked === "suspend" ? phrases.suspendAccounts : phrases.restoreAccounts}
          danger={asked === "suspend"}
          isPending={suspension.isPending}
          error={suspension.error?.message}
          onConfirm={(reason) =>
            suspension.mutate(
              { ids, isActive: asked === "restore", reason },
              {
                onSuccess: () => {
                  close()
                  onDone()
                },
              },
            )
          }
          onClose={close}
        />
      )}
      {asked === "export" && (
        <ExportDialog what={phrases.peopleAsChosen({ people })} search={{ ids }} onClose={close} />
      )}
    </Inline>
  )
}
