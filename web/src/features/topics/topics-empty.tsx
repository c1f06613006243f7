import { useNow } from "#lib/page.ts"
import { momentInText } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { paper } from "#ui/chart.css.ts"
import { Panel } from "#ui/panel.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import * as chart from "#ui/chart.css.ts"
import type { EditionStatus } from "./topic.ts"
import * as styles from "./topics.css.ts"
import { topics as phrases } from "#words/topics.ts"

interface EmptyTopicsProps {
  readonly edition: EditionStatus | undefined
  readonly busy: boolean
  readonly onInit: () => void
  readonly filtered: boolean
  readonly onShowAll: () => void
}

/** The collection ran and nothing stood out, or there was none yet. */
export function EmptyTopics({ edition, busy, onInit, filtered, onShowAll }: EmptyTopicsProps) {
  const now = useNow()
  const last = edition?.last
  return (
    <Panel
      title={phrases.noTrendingTopicsYet}
      text={
        filtered
          ? phrases.noneFitsThisSpecialty
          : last
            ? phrases.collectionReadPosts({
                moment: momentInText(last.finishedAt, now),
                posts: last.postsAnalysed,
              })
            : phrases.noCollectionYet
      }
      actions={
        filtered ? (
          <Button tone="primary" onClick={onShowAll}>
            {phrases.viewAllTopics}
          </Button>
        ) : (
          <Button tone="primary" aria-disabled={busy} onClick={onInit}>
            {busy ? phrases.collecting : phrases.generateTodaysTopics}
          </Button>
        )
      }
      {...(edition === undefined
        ? {}
        : {
            fine: phrases.nextRunIs({ moment: momentInText(edition.nextAt, now) }),
          })}
      aside={
        <div className={`${paper} ${styles.flat} ${velocityTone.neutral}`} aria-hidden>
          <svg className={chart.svg} viewBox="0 0 100 100" preserveAspectRatio="none">
            <line className={chart.average} x1="0" x2="100" y1="62" y2="62" />
            <line className={chart.line} x1="0" x2="100" y1="99" y2="99" />
          </svg>
          <span className={chart.averageLabel} style={{ top: "62%" }}>
            {phrases.whatWouldStandOut}
          </span>
        </div>
      }
    />
  )
}
