import { useQuery } from "@tanstack/react-query"
import { useNow } from "#lib/page.ts"
import { reads } from "#lib/reads.ts"
import { today } from "#lib/words.ts"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Moment } from "#ui/time-ago.tsx"
import * as styles from "./topics.css.ts"
import { UsageWidget } from "./usage-widget.tsx"

/** Date, heading, when the topics were collected and when they will be next, and this month's use. */
export function TopicsHead() {
  const now = useNow()
  const { data: edition } = useQuery(reads("GET /api/edition", {}))
  const last = edition?.last ?? null
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.date}>
          {today(now)}
          {last !== null && last.sampleDate !== null && <SampleMark day={last.sampleDate} />}
        </p>
        <h1 className={styles.title}>Today’s Trending Topics</h1>
        <p className={styles.fresh}>
          {edition !== undefined && (
            <>
              <span className={`${styles.light} ${edition.late ? styles.lateLight : ""}`} aria-hidden />
              <span>
                {edition.late && <b className={styles.late}>Today’s update is late. </b>}
                {last === null ? (
                  "Not collected yet"
                ) : (
                  <>
                    Last Updated: <Moment at={last.finishedAt} />
                  </>
                )}
              </span>
              <span className={styles.rule} aria-hidden />
              <span className={styles.next}>
                Next Update: <Moment at={edition.nextAt} />
              </span>
            </>
          )}
        </p>
      </div>
      <UsageWidget />
    </div>
  )
}
