import { useEffect, useRef } from "react"
import { keysAreOff, useKeys } from "#lib/keys.ts"
import type { Desk } from "./desk.ts"
import type { Point } from "./review.ts"
import { isOpen } from "./review.ts"
import type { Editing } from "./use-editing.ts"

/** `e` writes the beat that has the focus, `l` locks it, `h` opens the hooks, `[` `]` go to the open points. */
export const useSheetKeys = (desk: Desk, editing: Editing, points: readonly Point[]) => {
  const { script } = desk.review
  useKeys({
    e: () => editing.edit(focusedBeat()),
    l: () => {
      const at = focusedBeat()
      void editing.lock(at, script.beats[at]?.locked !== true)
    },
    h: () => {
      const hooks = document.getElementById("hooks")
      if (hooks instanceof HTMLDetailsElement) hooks.open = true
      hooks?.querySelector("summary")?.focus()
    },
    "[": () => goToPoint(points, -1),
    "]": () => goToPoint(points, 1),
  })
  useUndoKey(editing.draft === undefined ? desk.undo : undefined)
}

const focusedBeat = () => {
  const section = document.activeElement?.closest("[data-beat]")
  return section instanceof HTMLElement ? Number(section.dataset["beat"]) : 0
}

const goToPoint = (points: readonly Point[], by: 1 | -1) => {
  const places = points
    .filter(isOpen)
    .flatMap(
      ({ letter }) =>
        document.getElementById(`mark-${letter}`) ?? document.getElementById(`point-${letter}`) ?? [],
    )
  const now = places.findIndex((place) => place === document.activeElement)
  const next = now === -1 ? (by === 1 ? 0 : places.length - 1) : (now + by + places.length) % places.length
  places[next]?.focus()
  places[next]?.scrollIntoView({ block: "center" })
}

/** Ctrl or ⌘ with Z outside fields: a field takes back what was typed in it. */
const useUndoKey = (undo: (() => void) | undefined) => {
  const current = useRef(undo)
  useEffect(() => {
    current.current = undo
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || inField)
        return
      if (keysAreOff() || current.current === undefined) return
      event.preventDefault()
      current.current()
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  }, [])
}
