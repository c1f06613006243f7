import { useSyncExternalStore } from "react"
import { hidden } from "./hidden.css.ts"

let spoken = { text: "", turn: 0 }
const listeners = new Set<() => void>()

/** Says a text once to assistive technology. The one way to announce: nothing else on a page is live. */
export const announce = (text: string) => {
  spoken = { text, turn: spoken.turn + 1 }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands once in the shell and stays there. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribe, () => spoken)
  return (
    <output aria-live="polite" aria-atomic className={hidden}>
      {/* The same text twice is a change only when its element is new. */}
      <span key={turn}>{text}</span>
    </output>
  )
}
