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

/** The keys of every part of the screen that listens now, in the order in which they came. */
const listening = new Set<{ readonly current: Readonly<Record<string, () => void>> }>()

/** For so many milliseconds a key may be the first of two. */
const sequenceLasts = 1500
let first = { key: "", at: 0 }

const beginsSequence = (key: string) =>
  [...listening].some(({ current }) => Object.keys(current).some((each) => each.startsWith(`${key} `)))

/** The second key of a sequence belongs to it alone, whoever listens to that key by itself. */
const handleKey = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (inField(event.target) || keysAreOff()) return
  const second = event.timeStamp - first.at < sequenceLasts && beginsSequence(first.key)
  const wanted = second ? `${first.key} ${event.key}` : event.key
  first = { key: second ? "" : event.key, at: event.timeStamp }
  const heard = [...listening].find(({ current }) => Object.hasOwn(current, wanted))
  if (heard === undefined) return
  event.preventDefault()
  heard.current[wanted]?.()
}

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
    // One listener for all, however often it is added.
    addEventListener("keydown", handleKey)
    listening.add(current)
    return () => {
      listening.delete(current)
    }
  }, [active])
}
