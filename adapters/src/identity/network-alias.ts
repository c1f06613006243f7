import { createHmac } from "node:crypto"
import { networkOf } from "#security/network.ts"

/**
 * What the sign-in library counts by in place of a network: it takes addresses only, and stores them as they are. The
 * same network has always the same one, and nobody without `secret` finds back from it.
 */
export const networkAlias = (address: string, secret: string): string => {
  const mark = createHmac("sha256", secret)
    .update(`sign-in network ${networkOf(address)}`)
    .digest("hex")
  // A network of local addresses; the library leaves out what comes behind it.
  return `fd${mark.slice(0, 2)}:${mark.slice(2, 6)}:${mark.slice(6, 10)}:${mark.slice(10, 14)}::1`
}
