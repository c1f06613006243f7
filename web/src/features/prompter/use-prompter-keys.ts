import { useEffect, useRef } from "react"
import { keysAreOff } from "#lib/keys.ts"

/** Keys that are letters or signs can be switched off; the others always work. */
const isSingle = (key: string) => key.length === 1 && key !== " "

/** Space and Enter press what has the focus; arrows move a slider that has it. */
const isOwn = ({ key, target }: KeyboardEvent) =>
  (target instanceof HTMLButtonElement && (key === " " || key === "Enter")) ||
  (target instanceof HTMLInputElement && (key.startsWith("Arrow") || key === "Home"))

/**
 * Keys of the stage. Nothing behind it hears any key: what would open there could not be seen. `onAny` hears all.
 */
export const usePrompterKeys = (keys: Readonly<Record<string, () => void>>, onAny: () => void) => {
  const current = useRef({ keys, onAny })
  useEffect(() => {
    current.current = { keys, onAny }
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      event.stopPropagation()
      current.current.onAny()
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (isOwn(event) || (isSingle(event.key) && keysAreOff())) return
      const act = current.current.keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener("keydown", handleKey, { capture: true })
    return () => removeEventListener("keydown", handleKey, { capture: true })
  }, [])
}
