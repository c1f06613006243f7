/** Mail hosts that ignore dots in the part before the @. */
const dotless = new Set(["gmail.com", "googlemail.com"])

/**
 * The address all aliases of one mailbox share: lower case, without a `+tag`, without dots where the host ignores
 * them. Only for comparing people, never for sending.
 */
export const withoutAlias = (email: string): string => {
  const address = email.trim().toLowerCase()
  const split = address.lastIndexOf("@")
  if (split < 1) return address
  const host = address.slice(split + 1)
  const mailbox = address.slice(0, split)
  const plus = mailbox.indexOf("+")
  const untagged = plus > 0 ? mailbox.slice(0, plus) : mailbox
  return dotless.has(host) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${host}`
}
