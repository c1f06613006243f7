import { useEffect, useRef, useState } from "react"
import * as controls from "#ui/stage-controls.css.ts"
import { StageButton } from "#ui/stage.tsx"
import { prompter as phrases } from "#words/prompter.ts"

const from = 3

/** Three seconds to look into the lens; a press skips the rest. */
export function Countdown({ onStart }: { readonly onStart: () => void }) {
  const [left, setLeft] = useState(from)
  const start = useRef(onStart)
  useEffect(() => {
    start.current = onStart
  })
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : start.current()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <section className={controls.cover} aria-label={phrases.countdown}>
      <b className={controls.number} role="timer" aria-label={phrases.secondsToTheStart}>
        {left}
      </b>
      <p>{phrases.lookIntoTheLens}</p>
      <StageButton ref={takeFocus} onClick={onStart} aria-keyshortcuts="Space">
        {phrases.startNow({ key: (inner) => <kbd className={controls.key}>{inner}</kbd> })}
      </StageButton>
    </section>
  )
}

/** The control that comes next is the one that a key presses. */
export const takeFocus = (control: HTMLElement | null) => control?.focus()
