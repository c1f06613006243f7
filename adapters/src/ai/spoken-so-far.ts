/** The sentences in a JSON answer that is still arriving: those of one beat by blanks, beats by blank lines. */
export const spokenSoFar = (partial: string): string => {
  let spoken = ""
  let between = ""
  for (const [, key, raw = ""] of partial.matchAll(/"(name|text)"\s*:\s*"((?:[^"\\]|\\.)*)/g)) {
    if (key === "name") {
      between = "\n\n"
      continue
    }
    spoken += `${spoken === "" ? "" : between}${unescaped(raw)}`
    between = " "
  }
  return spoken
}

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
