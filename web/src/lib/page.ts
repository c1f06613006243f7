import { useEffect, useState } from "react"
import { titled } from "./brand.ts"

/** Names the tab while a page is shown. */
export const useTitle = (page: string) => {
  useEffect(() => {
    document.title = titled(page)
  }, [page])
}

/** The clock, read again every minute so that "2h ago" stays true. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Copies, also where the clipboard API is not allowed (plain http). Says whether it worked. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement("textarea")
    area.value = text
    area.setAttribute("readonly", "")
    area.style.position = "fixed"
    area.style.opacity = "0"
    document.body.append(area)
    area.select()
    const done = document.execCommand("copy")
    area.remove()
    return done
  }
}
