import type { Sender } from "./message.ts"

/** One plain address that a mail server would take. Its length is looked at first. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>(),;:\\"[\]]{1,64}@[^\s@<>(),;:\\"[\]]+$/u.test(text)

/** `Name <address>` or an address alone; null when it is neither. */
export const senderIn = (text: string): Sender | null => {
  if (text.length > 400) return null
  const open = text.indexOf("<")
  if (open === -1) return isAddress(text) ? { name: "", address: text } : null
  const name = text.slice(0, open).trim()
  const address = text.slice(open + 1, -1)
  const isWhole = text.endsWith(">") && isAddress(address) && !/[\p{Cc}<>"]/u.test(name)
  return isWhole ? { name, address } : null
}

/** Whether a mail server stands in a URL whose scheme is known to fit. */
export const isMailServer = (text: string): boolean => {
  const { hostname, username, password, pathname } = new URL(text)
  try {
    decodeURIComponent(username + password)
  } catch {
    return false
  }
  return hostname !== "" && ["", "/"].includes(pathname)
}
