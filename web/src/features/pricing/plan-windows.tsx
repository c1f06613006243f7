import { FeaturesDialog } from "./features-dialog.tsx"
import type { Offer } from "./plan.ts"
import { WaitlistDialog } from "./waitlist-dialog.tsx"

/** The windows above the plans: the waitlist of one, and everything that it holds. */
export type PlanWindow = "waitlist" | "features"

interface PlanWindowsProps {
  readonly open: PlanWindow | undefined
  readonly onOpen: (window: PlanWindow | undefined) => void
  /** Of the signed-in person. */
  readonly email: string
  readonly offers: ReadonlyArray<Offer>
}

export function PlanWindows({ open, onOpen, email, offers }: PlanWindowsProps) {
  const handleClose = () => onOpen(undefined)
  return (
    <>
      <WaitlistDialog open={open === "waitlist"} onClose={handleClose} email={email} />
      <FeaturesDialog
        open={open === "features"}
        onClose={handleClose}
        onJoin={() => onOpen("waitlist")}
        offer={offers.find(({ expandedFeatures }) => expandedFeatures.length > 0)}
      />
    </>
  )
}
