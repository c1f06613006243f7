import { useState } from "react"
import { bulk } from "#features/admin/frame/table.css.ts"
import { plural } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { ExportDialog } from "./export-dialog.tsx"
import { ReasonDialog } from "./reason-dialog.tsx"
import { useBulkSuspension } from "./use-managing.ts"

interface BulkBarProps {
  readonly ids: ReadonlyArray<string>
  readonly onDone: () => void
}

/** What can be done with several people at once; there only while some are chosen. */
export function BulkBar({ ids, onDone }: BulkBarProps) {
  const [asked, setAsked] = useState<"suspend" | "restore" | "export">()
  const suspension = useBulkSuspension()
  const people = plural(ids.length, "person", "people")
  const close = () => setAsked(undefined)
  return (
    <Inline className={bulk} gap={["s8", "s12"]} padding={["s8", "s16"]} size="small">
      <b>{ids.length} selected</b>
      <Button size="small" onClick={() => setAsked("suspend")}>
        Suspend…
      </Button>
      <Button size="small" onClick={() => setAsked("restore")}>
        Restore…
      </Button>
      <Button size="small" onClick={() => setAsked("export")}>
        Export…
      </Button>
      <TextButton onClick={onDone}>Clear</TextButton>
      {(asked === "suspend" || asked === "restore") && (
        <ReasonDialog
          title={asked === "suspend" ? `Suspend ${people}?` : `Restore ${people}?`}
          says={
            asked === "suspend"
              ? "They can still sign in, read and export their data, cancel what they pay and delete the account. What they pay goes on being charged."
              : "They can write and change things again at once."
          }
          confirm={asked === "suspend" ? "Suspend accounts" : "Restore accounts"}
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
      {asked === "export" && <ExportDialog what={`${people}, as chosen.`} search={{ ids }} onClose={close} />}
    </Inline>
  )
}
