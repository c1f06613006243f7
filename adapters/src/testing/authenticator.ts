import { createHmac } from "node:crypto"

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** What an authenticator app shows for the address of its picture (RFC 6238), `steps` half minutes from now. */
export const codeOf = (totpUri: string, steps = 0): string => {
  const secret = new URL(totpUri).searchParams.get("secret") ?? ""
  const bits = Array.from(secret)
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("")
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const digest = createHmac("sha1", key).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}
