import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** Hex HMAC-SHA256 of the raw body: what the provider sends as X-Signature. */
export const signatureOf = (body: Uint8Array, secret: string): string =>
  createHmac("sha256", secret).update(body).digest("hex")

/** The key under which a message is stored once. */
export const hashOf = (body: Uint8Array): string => createHash("sha256").update(body).digest("hex")

/**
 * Whether one of `secrets` signed exactly these bytes. Two secrets are valid at once while one replaces the other.
 * Every secret is compared in full, in constant time.
 */
export const isSigned = (body: Uint8Array, signature: unknown, secrets: ReadonlyArray<string>): boolean => {
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature)) return false
  const given = Buffer.from(signature, "hex")
  return (
    secrets.filter((secret) => timingSafeEqual(given, Buffer.from(signatureOf(body, secret), "hex"))).length >
    0
  )
}
