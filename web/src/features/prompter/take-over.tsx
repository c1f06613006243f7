import { RotateCcw, Timer } from "lucide-react"
import { useState } from "react"
import { timecode } from "#lib/words.ts"
import * as styles from "#ui/stage.css.ts"
import * as controls from "#ui/stage-controls.css.ts"
import { StageButton } from "#ui/stage.tsx"
import { takeFocus } from "./countdown.tsx"
import { paceWords } from "./pace-words.ts"
import type { Take } from "./takes.ts"

interface TakeOverProps {
  readonly take: Take | null
  readonly onAgain: () => void
  readonly onExit: () => void
  /** Counts it towards the person's pace, and gives the words for it. */
  readonly onKeep: (take: Take) => ReadonlyArray<Take>
}

/** After the last word: once more, or let this reading count as how fast one speaks. */
export function TakeOver({ take, onAgain, onExit, onKeep }: TakeOverProps) {
  const [kept, setKept] = useState<ReadonlyArray<Take>>()
  return (
    <section className={controls.cover} aria-label="End of the script">
      <b className={styles.left}>The end</b>
      {take === null ? (
        <p>Parts were skipped or repeated, so this reading says nothing about your pace.</p>
      ) : (
        <p>
          That take took {timecode(take.seconds)}, {Math.round((take.words / take.seconds) * 60)} words a
          minute, pauses left out.
        </p>
      )}
      <div className={controls.group}>
        <StageButton ref={takeFocus} isMain icon={RotateCcw} onClick={onAgain}>
          Again
        </StageButton>
        {take !== null && kept === undefined && (
          <StageButton icon={Timer} onClick={() => setKept(onKeep(take))}>
            Time that take
          </StageButton>
        )}
        <StageButton onClick={onExit}>Exit</StageButton>
      </div>
      <output>{kept === undefined ? "" : `Counted on this device. ${paceWords(kept)}`}</output>
    </section>
  )
}
