/** The sentences in a JSON answer that is still arriving: those of one beat by blanks, beats by blank lines. */
export const spokenSoFar = (partial: string): string => {
  let spoken = ""
  let between = ""
  let isSpoken = true
  for (const [, part, key, raw = ""] of partial.matchAll(keys)) {
    if (part !== undefined) {
      isSpoken = part === "beats"
    } else if (key === "name") {
      // A beat may bring keys of its own; whatever has a name is one.
      isSpoken = true
      between = "\n\n"
    } else if (isSpoken) {
      spoken += `${spoken === "" ? "" : between}${unescaped(raw)}`
      between = " "
    }
  }
  return spoken
}

/** Parts of an answer, of which only the beats are spoken; in these, names and sentences. */
const keys = /"(beats|hooks|title|caption|hashtags|platformTips)"\s*:|"(name|text)"\s*:\s*"((?:[^"\\]|\\.)*)/g

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
