import type { LucideIcon } from "lucide-react"
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from "react"
import { timecode } from "#lib/words.ts"
import { stageColors } from "#theme/stage.css.ts"
import { Icon } from "./icon.tsx"
import * as styles from "./stage.css.ts"
import * as controls from "./stage-controls.css.ts"
import { ui as phrases } from "#words/ui.ts"

interface StageProps {
  readonly label: string
  readonly children: ReactNode
}

/** A black room above everything else, which can neither be seen nor reached while it stands. */
export function Stage({ label, children }: StageProps) {
  const room = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = room.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={room}
      className={`${stageColors} ${styles.stage}`}
      aria-label={label}
      tabIndex={-1}
      // Whoever stands in the room decides what leads out of it.
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  )
}

interface StageButtonProps extends ComponentPropsWithRef<"button"> {
  readonly icon?: LucideIcon
  /** The one that matters. */
  readonly isMain?: boolean
}

export function StageButton({ icon, isMain = false, children, className = "", ...rest }: StageButtonProps) {
  return (
    <button
      type="button"
      className={`${controls.button} ${isMain ? controls.main : ""} ${className}`}
      {...rest}
    >
      {icon !== undefined && <Icon of={icon} size={18} />}
      {children}
    </button>
  )
}

/** Where the eyes rest: a red mark at either edge. */
export function EyeLine() {
  return <div className={styles.eye} aria-hidden />
}

export interface BarBeat {
  readonly name: string
  readonly seconds: number
  readonly startsAt: number
}

interface BeatBarProps {
  readonly beats: ReadonlyArray<BarBeat>
  /** Which one is said now, and how much of it, 0 to 1. */
  readonly at: number
  readonly share: number
  readonly onGo: (index: number) => void
}

/** The beats in the width of their seconds; a press goes there. */
export function BeatBar({ beats, at, share, onGo }: BeatBarProps) {
  const doneOf = (index: number) => (index < at ? 1 : index === at ? share : 0)
  return (
    <fieldset className={controls.beats} aria-label={phrases.beats}>
      {beats.map(({ name, seconds, startsAt }, index) => (
        <button
          key={`${index} ${name}`}
          type="button"
          className={controls.beat}
          style={{ flex: Math.max(seconds, 0.5) }}
          aria-current={index === at ? "step" : undefined}
          aria-label={phrases.goToBeat({ name, at: timecode(startsAt) })}
          onClick={() => onGo(index)}
        >
          <span className={controls.track}>
            <span className={controls.done} style={{ width: `${doneOf(index) * 100}%` }} />
          </span>
          <span className={controls.beatWord}>{name}</span>
        </button>
      ))}
    </fieldset>
  )
}
