import { useQuery } from "@tanstack/react-query"
import { CalendarDays } from "lucide-react"
import { reads } from "#lib/reads.ts"
import { Icon } from "#ui/icon.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { weeklyPlan as words } from "#words/weekly-plan.ts"
import { weekPlace } from "./weekly-plan.tsx"

/** From the reader's own shelf to their week, with how many topics it has. */
export function WeeklyPlanLink() {
  const { data } = useQuery(reads("GET /api/user/weekly-plan", {}))
  if (data === undefined) return null
  return (
    <TextLink to="/app" search={(now) => now} hash={weekPlace} resetScroll={false}>
      <Icon of={CalendarDays} />
      {words.leadsHere({ topics: data.plan?.topics.length ?? 0 })}
    </TextLink>
  )
}
