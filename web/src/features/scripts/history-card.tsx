import { secondsOf } from "@rounds/core/script/pace.ts"
import { Link } from "@tanstack/react-router"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Badge } from "#ui/badge.tsx"
import { card, cover } from "#ui/card.css.ts"
import { PlatformDot } from "#ui/platform-list.tsx"
import { TimeAgo } from "#ui/time-ago.tsx"
import { TimeRuler } from "#ui/time-ruler.tsx"
import { hidden } from "#ui/hidden.css.ts"
import * as styles from "./history.css.ts"
import { previewOf } from "./preview.ts"
import { durations, langOf, platforms, type ScriptListItem, tones, wordFor } from "./script.ts"

/** One script as a small sheet. */
export function HistoryCard({ script }: { readonly script: ScriptListItem }) {
  const lang = langOf(script.language)
  const total = secondsOf(script.duration)
  return (
    <article className={`${card({ paper: true })} ${styles.frame}`}>
      <div className={styles.top}>
        <p className={styles.badges}>
          <Badge>
            <PlatformDot platform={script.platform} />
            {wordFor(platforms, script.platform)}
          </Badge>
          <Badge>{wordFor(durations, script.duration)}</Badge>
          <Badge>{wordFor(tones, script.tone)}</Badge>
          <span className={styles.language}>
            <Badge tone="outline">
              <span className={hidden}>Language </span>
              {lang.toUpperCase()}
            </Badge>
          </span>
        </p>
        <h2 className={styles.topic}>
          <Link
            to="/my-scripts"
            search={(now) => ({ ...now, script: script.id })}
            className={cover}
            resetScroll={false}
          >
            {script.topicTitle}
          </Link>
        </h2>
      </div>
      <p className={styles.preview} lang={lang}>
        {previewOf(script.scriptContent)}
      </p>
      <div className={styles.foot}>
        <TimeRuler slim beats={[{ name: "Spoken", seconds: script.spokenSeconds }]} total={total} />
        <p className={styles.footLine}>
          <span>
            {Math.round(script.spokenSeconds)} s spoken of {total} s
          </span>
          <TimeAgo at={script.createdAt} />
          {script.sampleDate !== null && <SampleMark day={script.sampleDate} />}
        </p>
      </div>
    </article>
  )
}
