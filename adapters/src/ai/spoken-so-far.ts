/** The values of "text" in a JSON answer that is still arriving, joined by blank lines. */
export const spokenSoFar = (partial: string): string =>
  [...partial.matchAll(/"text"\s*:\s*"((?:[^"\\]|\\.)*)/g)].map(([, raw = ""]) => unescaped(raw)).join("\n\n")

const unescaped = (raw: string): string => {
  // An escape that has not arrived whole is left for the next time.
  const whole = raw.replace(/\\(?:u[\da-fA-F]{0,3})?$/, "")
  try {
    const value: unknown = JSON.parse(`"${whole}"`)
    return typeof value === "string" ? value : ""
  } catch {
    return ""
  }
}
