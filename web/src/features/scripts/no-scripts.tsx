import { useQuery } from "@tanstack/react-query"
import { ArrowRight } from "lucide-react"
import { reads } from "#lib/reads.ts"
import { count, dayOf, plural } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { BeatOutline, Sheet } from "#ui/script-sheet.tsx"
import * as styles from "./history.css.ts"

/** Before the first script: what will be here, and the way to it. */
export function NoScripts() {
  const { data: usage } = useQuery(reads("GET /api/user/usage", {}))
  return (
    <section className={styles.empty} aria-labelledby="none">
      <div>
        <h2 className={styles.emptyTitle} id="none">
          No Scripts Yet
        </h2>
        <p className={styles.emptyText}>
          Pick one of today’s topics and the script is written around its evidence. Each script you generate
          is saved here with its timing, directions and exports.
        </p>
        <ButtonLink to="/app" tone="primary" size="large">
          Generate Your First Script
          <Icon of={ArrowRight} />
        </ButtonLink>
        {usage !== undefined && usage.scriptsLimit >= 0 && (
          <p className={styles.emptyFine}>
            {count(usage.scriptGenerations)} of {plural(usage.scriptsLimit + usage.bonusScripts, "script")}{" "}
            used this month. Resets {dayOf(usage.resetsAt)}.
          </p>
        )}
      </div>
      <Sheet>
        <BeatOutline names={["Hook", "Context", "Evidence", "Limits", "Close"]} />
      </Sheet>
    </section>
  )
}
