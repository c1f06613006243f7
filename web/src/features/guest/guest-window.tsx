import { Dialog } from "#ui/dialog.tsx"
import { GuestProgress, ProgressFoot } from "./guest-progress.tsx"
import { GuestResult, ResultFoot } from "./guest-result.tsx"
import type { Running } from "./use-guest.ts"
import type { GuestScript } from "./write.ts"
import { guest as words } from "#words/guest.ts"

interface GuestWindowProps {
  readonly open: boolean
  readonly running: Running | undefined
  readonly script: GuestScript | undefined
  readonly seconds: number | undefined
  readonly onStop: () => void
  readonly onClose: () => void
  readonly onCopied: () => void
}

/** The window in which a visitor's script is written, and then shown. */
export function GuestWindow({ open, running, script, seconds, onStop, onClose, onCopied }: GuestWindowProps) {
  return running !== undefined ? (
    <Dialog
      key="window"
      open
      onClose={onStop}
      title={words.cookingYourGuestScript}
      size="medium"
      bare
      footer={<ProgressFoot onStop={onStop} />}
    >
      <GuestProgress running={running} />
    </Dialog>
  ) : (
    script !== undefined && (
      <Dialog
        key="window"
        open={open}
        onClose={onClose}
        title={words.heresYourScript}
        size="medium"
        bare
        footer={<ResultFoot script={script} onCopied={onCopied} />}
      >
        <GuestResult script={script} seconds={seconds} />
      </Dialog>
    )
  )
}
