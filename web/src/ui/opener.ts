import { useState } from "react"

/**
 * Gives the focus back when a window closes: to what had it when the window came, or else to the page. To be called
 * by what stands inside the window only, and handed to Radix as `onCloseAutoFocus`: without a Trigger it knows no opener.
 */
export const useOpener = () => {
  // Before anything in the window takes the focus by itself.
  const [opener] = useState(() => document.activeElement)
  return (event: Event) => {
    event.preventDefault()
    // A page that was opened from the window has taken it already.
    if (document.activeElement !== document.body) return
    const lost = opener === null || opener === document.body || !opener.isConnected
    const next = lost ? document.querySelector("main") : opener
    if (next instanceof HTMLElement) next.focus()
  }
}
