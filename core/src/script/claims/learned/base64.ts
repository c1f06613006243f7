const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

const places = new Uint8Array(128)
for (let i = 0; i < alphabet.length; i += 1) places[alphabet.charCodeAt(i)] = i

/** The six bits of every letter. */
export const valuesOf = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length }, (_, i) => places[text.charCodeAt(i)] ?? 0)

/** The letter of six bits. */
export const letterOf = (value: number): string => alphabet.charAt(value)

/** Bytes of base64 without padding. */
export const fromBase64 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (let i = 0; i < text.length; i += 1) {
    bits = ((bits << 6) | (places[text.charCodeAt(i)] ?? 0)) & 0xffffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at] = (bits >> held) & 255
    at += 1
  }
  return bytes
}

/** Base64 without padding. */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = ""
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const letters = Math.min(4, Math.ceil(((bytes.length - i) * 8) / 6))
    for (let j = 0; j < letters; j += 1) text += alphabet.charAt((group >> (18 - 6 * j)) & 63)
  }
  return text
}
