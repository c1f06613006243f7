import { useState } from "react"

export type ThemeChoice = "system" | "light" | "dark"

/** Also read by the inline script in index.html, before the first paint. */
const key = "rounds.theme"

const stored = (): ThemeChoice => {
  const value = document.documentElement.dataset["theme"]
  return value === "light" || value === "dark" ? value : "system"
}

/** What the visitor chose, and how to choose. Kept on this device. */
export const useThemeChoice = () => {
  const [choice, setChoice] = useState(stored)
  const choose = (next: ThemeChoice) => {
    setChoice(next)
    if (next === "system") delete document.documentElement.dataset["theme"]
    else document.documentElement.dataset["theme"] = next
    try {
      if (next === "system") localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Storage may be off: the choice then lasts until the page is left.
    }
  }
  return [choice, choose] as const
}
