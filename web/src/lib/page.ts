import { useEffect, useState } from "react"
import { titled } from "./brand.ts"

/** Names the tab while a page is shown. */
export const useTitle = (page: string) => {
  useEffect(() => {
    document.title = titled(page)
  }, [page])
}

/** The clock, read again every minute, and when a page comes back into sight, so that "2 min ago" stays true. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const read = () => setNow(new Date())
    const timer = setInterval(read, 60_000)
    document.addEventListener("visibilitychange", read)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", read)
    }
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
