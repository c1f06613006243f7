import { wellFormed } from "@rounds/core/kernel/well-formed.ts"

/** The class of what a server says, where it says it (RFC 3463): "5.1.1". Only refusals for ever have one here. */
export const statusIn = (response: string): string | null =>
  /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null

/** The server does not carry this mail for us, whoever it is for. */
export const isPolicy = (response: string): boolean => {
  const status = statusIn(response)
  return status === null ? /\brelay/i.test(response) : status.startsWith("5.7.")
}

/** Nobody is there, whatever the letter; a mailbox that is only full is there. */
export const isNoMailbox = (response: string): boolean => {
  const status = statusIn(response)
  return status === null ? /^55[0136]/.test(response) : isGone(status)
}

/** The classes that say that nobody is there. */
export const isGone = (status: string): boolean => /^5\.(?:1\.(?:[0-6]|10)|2\.1)$/.test(status)

/** Servers repeat the address they refuse; the log has it in a column of its own. At most 200 letters. */
export const withoutAddresses = (text: string): string =>
  wellFormed(text.slice(0, 500))
    .replaceAll(/[^\s<>"]{1,100}@[^\s<>"]{1,100}/g, "(address)")
    .slice(0, 200)
