import { fullDay } from "#lib/words.ts"
import { Badge } from "./badge.tsx"
import { TimeAgo } from "./time-ago.tsx"
import { ui as phrases } from "#words/ui.ts"

/** What is shown comes from sample data: made up, and standing for this day ("2026-11-20"). */
export function SampleMark({ day }: { readonly day: string }) {
  return (
    <Badge tone="warn" title={phrases.writtenForDemonstration}>
      {phrases.sampleDataOf({ day: fullDay(`${day.slice(0, 10)}T12:00:00Z`) })}
    </Badge>
  )
}

interface FoundAtProps {
  /** The day of the sample data that the topic was found in; null for a topic of real posts. */
  readonly sampleDate: string | null
  readonly updatedAt: string
  readonly updated?: boolean
}

/** How new a topic is. A topic of sample data stands for the sample's day, whatever the time of collecting it. */
export function FoundAt({ sampleDate, updatedAt, updated = false }: FoundAtProps) {
  return sampleDate === null ? <TimeAgo at={updatedAt} updated={updated} /> : <SampleMark day={sampleDate} />
}
