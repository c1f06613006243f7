import { beatName } from "#lib/beat-name.ts"
import { Lock, LockOpen, Pencil } from "lucide-react"
import { timecode } from "#lib/words.ts"
import { Icon } from "#ui/icon.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { SaidWords } from "#ui/said-words.tsx"
import { shortOf } from "#ui/script-sheet.tsx"
import * as sheet from "#ui/script-sheet.css.ts"
import type { Desk } from "./desk.ts"
import { Refusal } from "./refusal.tsx"
import type { Beat, Point } from "./review.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

interface BeatLineProps {
  readonly desk: Desk
  readonly at: number
  readonly beat: Beat
  readonly points: readonly Point[]
  readonly cuts: ReadonlyArray<{ readonly beat: number; readonly sentence: number }>
  readonly lang: string
  readonly onEdit: () => void
  readonly onUnlock: () => void
}

/** One beat as it is spoken; its button writes it, or lets go of it where it is locked. */
export function BeatLine({ desk, at, beat, points, cuts, lang, onEdit, onUnlock }: BeatLineProps) {
  const name = beatName(beat.name)
  return (
    <section
      className={styles.beat}
      aria-label={phrases.beatFrom({ beat: name, from: timecode(beat.startsAt) })}
      data-beat={at}
    >
      <p className={`${sheet.gutter} ${styles.gutter}`}>
        <b className={sheet.beatName}>
          {beat.locked && <Icon of={Lock} />} {shortOf(name)}
        </b>
        <span className={sheet.time}>
          {beat.locked ? phrases.locked({ from: timecode(beat.startsAt) }) : timecode(beat.startsAt)}
        </span>
      </p>
      <div className={styles.words}>
        <p className={`${sheet.say} ${at === 0 ? sheet.hook : ""}`} lang={lang}>
          <SaidWords at={at} beat={beat} points={points} sources={desk.review.script.sources} cuts={cuts} />
        </p>
        <Refusal desk={desk} at={`beat ${at}`} />
      </div>
      <div className={styles.tool}>
        <IconButton
          id={`edit-${at}`}
          label={beat.locked ? phrases.unlockBeat({ beat: name }) : phrases.editBeat({ beat: name })}
          icon={beat.locked ? LockOpen : Pencil}
          onClick={beat.locked ? onUnlock : onEdit}
        />
      </div>
    </section>
  )
}
