import { useEffect, useState } from "react"

const typingMs = 300

/**
 * A field that searches when the typing pauses, and at once by Enter. `value`: what is searched for now, as the address
 * says it.
 */
export const useFind = (value: string, onFind: (text: string) => void) => {
  const [text, setText] = useState(value)
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    // Changed from elsewhere (cleared filters, a step back): what stands here does not bring the search back.
    if (text.trim() === before) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => onFind(text.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [text, value, onFind])
  const handleNow = () => {
    if (text.trim() !== value) onFind(text.trim())
  }
  return { text, type: setText, handleNow }
}
