import { useLayoutEffect, useRef } from "react"

const offKey = "rounds.keys-off"

/** Single keys can be switched off (WCAG 2.1.4); kept on this device. */
export const keysAreOff = () => {
  try {
    return localStorage.getItem(offKey) === "1"
  } catch {
    return false
  }
}

export const switchKeys = (on: boolean) => {
  try {
    if (on) localStorage.removeItem(offKey)
    else localStorage.setItem(offKey, "1")
  } catch {
    // Storage may be off: then the keys stay on.
  }
}

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))

/**
 * Keys of a screen: `j`, `ArrowRight`, `?`, or a sequence `g t`. Off inside fields, and with Ctrl, Alt or ⌘.
 * They work from the frame in which the screen appears: an ordinary effect comes later on a busy machine.
 */
export const useKeys = (keys: Readonly<Record<string, () => void>>, active = true) => {
  const current = useRef(keys)
  useLayoutEffect(() => {
    current.current = keys
  })
  useLayoutEffect(() => {
    if (!active) return undefined
    let before = ""
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (inField(event.target) || keysAreOff()) return
      const run = current.current[`${before} ${event.key}`] ?? current.current[event.key]
      before = event.key
      if (run === undefined) return
      event.preventDefault()
      run()
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  }, [active])
}
