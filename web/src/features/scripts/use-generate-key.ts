import { useLayoutEffect, useRef } from "react"

/** Ctrl or ⌘ with Enter generates from anywhere on the page, fields included. */
export const useGenerateKey = (run: () => void) => {
  const current = useRef(run)
  useLayoutEffect(() => {
    current.current = run
  })
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) current.current()
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  }, [])
}
