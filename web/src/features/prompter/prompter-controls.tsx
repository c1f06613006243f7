import { FlipVertical2, Pause, Play, SkipForward, Undo2 } from "lucide-react"
import type { MouseEvent, RefObject } from "react"
import { timecode } from "#lib/words.ts"
import * as styles from "#ui/stage.css.ts"
import * as controls from "#ui/stage-controls.css.ts"
import { StageButton } from "#ui/stage.tsx"
import { zooms } from "./device.ts"
import type { Phase } from "./use-player.ts"
import { fastest, slowest } from "./takes.ts"
import { prompter as phrases } from "#words/prompter.ts"

interface PrompterControlsProps {
  readonly phase: Phase
  readonly isStepped: boolean
  readonly isLast: boolean
  readonly wordsPerMinute: number
  readonly zoom: number
  readonly mirrored: boolean
  readonly main: RefObject<HTMLButtonElement | null>
  /** Where the pace comes from, and how long the whole script takes at it. */
  readonly paceText: string
  readonly whole: number
  readonly onMain: () => void
  readonly onStart: () => void
  readonly onPace: (wordsPerMinute: number) => void
  readonly onZoom: (zoom: number) => void
  readonly onMirror: () => void
}

export function PrompterControls({ main, ...props }: PrompterControlsProps) {
  const { phase, isStepped, isLast, wordsPerMinute, zoom, mirrored } = props
  const isOn = phase === "playing"
  /** After a press of the mouse or a finger, Space is for the text again. */
  const giveBack = ({ detail }: MouseEvent) => {
    if (detail > 0) main.current?.focus()
  }
  return (
    <>
      <div className={controls.controls}>
        <div className={controls.group}>
          <div className={controls.speed}>
            <label htmlFor="prompter-speed">{phrases.speed}</label>
            <input
              id="prompter-speed"
              className={controls.slider}
              type="range"
              min={slowest}
              max={fastest}
              value={wordsPerMinute}
              aria-valuetext={phrases.wordsAMinute({ pace: wordsPerMinute })}
              onChange={({ target }) => props.onPace(Number(target.value))}
              onPointerUp={() => main.current?.focus()}
            />
            <b>{phrases.wpm({ pace: wordsPerMinute })}</b>
          </div>
        </div>
        <div className={controls.group}>
          <StageButton
            icon={Undo2}
            aria-label={phrases.backToTheStart}
            onClick={(event) => {
              props.onStart()
              giveBack(event)
            }}
          />
          <StageButton
            ref={main}
            isMain
            icon={isOn ? (isStepped ? SkipForward : Pause) : Play}
            onClick={props.onMain}
          >
            {isOn ? (isStepped ? (isLast ? phrases.done : phrases.next) : phrases.pause) : phrases.play}
          </StageButton>
        </div>
        <div className={controls.group}>
          <StageButton
            aria-label={phrases.smallerText}
            aria-disabled={zoom === 0}
            onClick={(event) => {
              props.onZoom(zoom - 1)
              giveBack(event)
            }}
          >
            A−
          </StageButton>
          <StageButton
            aria-label={phrases.largerText}
            aria-disabled={zoom === zooms.length - 1}
            onClick={(event) => {
              props.onZoom(zoom + 1)
              giveBack(event)
            }}
          >
            A+
          </StageButton>
          <StageButton
            icon={FlipVertical2}
            aria-pressed={mirrored}
            onClick={(event) => {
              props.onMirror()
              giveBack(event)
            }}
          >
            {phrases.mirror}
          </StageButton>
        </div>
      </div>
      <p className={controls.note}>
        <span>
          {props.paceText} {phrases.wholeScript({ length: timecode(props.whole) })}
        </span>
        <span className={styles.wide}>
          {phrases.keys({ key: (inner) => <kbd className={controls.key}>{inner}</kbd> })}
        </span>
      </p>
    </>
  )
}
