import { RotateCcw, Timer } from "lucide-react"
import { useState } from "react"
import { timecode } from "#lib/words.ts"
import * as styles from "#ui/stage.css.ts"
import * as controls from "#ui/stage-controls.css.ts"
import { StageButton } from "#ui/stage.tsx"
import { takeFocus } from "./countdown.tsx"
import { paceWords } from "./pace-words.ts"
import type { Take } from "./takes.ts"
import { prompter as phrases } from "#words/prompter.ts"

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
    <section className={controls.cover} aria-label={phrases.endOfTheScript}>
      <b className={styles.left}>{phrases.theEnd}</b>
      {take === null ? (
        <p>{phrases.partsWereSkipped}</p>
      ) : (
        <p>
          {phrases.takeTook({
            length: timecode(take.seconds),
            pace: Math.round((take.words / take.seconds) * 60),
          })}
        </p>
      )}
      <div className={controls.group}>
        <StageButton ref={takeFocus} isMain icon={RotateCcw} onClick={onAgain}>
          {phrases.again}
        </StageButton>
        {take !== null && kept === undefined && (
          <StageButton icon={Timer} onClick={() => setKept(onKeep(take))}>
            {phrases.timeThatTake}
          </StageButton>
        )}
        <StageButton onClick={onExit}>{phrases.exit}</StageButton>
      </div>
      <output>{kept === undefined ? "" : `${phrases.countedOnThisDevice} ${paceWords(kept)}`}</output>
    </section>
  )
}
