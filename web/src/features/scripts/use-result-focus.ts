import { type RefObject, useCallback, useLayoutEffect, useRef } from "react"

interface Progress {
  readonly isWriting: boolean
  /** Written since the page was opened. */
  readonly isDone: boolean
  /** The script, and what shows it: the heading is there once both are. */
  readonly shown: unknown
  readonly view: unknown
}

/**
 * Where the focus goes when a script is written: to its heading, unless the user has gone elsewhere meanwhile. `began` is
 * called when it is asked for.
 */
export const useResultFocus = ({
  isWriting,
  isDone,
  shown,
  view,
}: Progress): { readonly heading: RefObject<HTMLHeadingElement | null>; readonly began: () => void } => {
  const heading = useRef<HTMLHeadingElement>(null)
  const stays = useRef<Element | null>(null)
  useLayoutEffect(() => {
    // Stopped, or come to nothing: the button that was pressed for it is gone, so back to the one that began it.
    if (!isWriting && !isDone && stays.current instanceof HTMLElement) {
      if (document.activeElement === document.body) stays.current.focus()
      stays.current = null
    }
    // While it is still being shown, the button that stops it may have the focus: it goes with it.
    if (!isDone || isWriting || heading.current === null || stays.current === null) return
    const { activeElement, body } = document
    if (activeElement === stays.current || activeElement === body)
      heading.current.focus({ preventScroll: true })
    stays.current = null
  }, [isDone, isWriting, shown, view])
  const began = useCallback(() => {
    stays.current = document.activeElement
  }, [])
  return { heading, began }
}
