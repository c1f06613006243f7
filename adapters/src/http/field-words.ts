/** What the schema library says of a field, and how a person is told. A schema's own message stands as it is. */
const words: ReadonlyArray<readonly [said: RegExp, told: (...parts: ReadonlyArray<string>) => string]> = [
  [/^Missing key/, () => "This is needed"],
  [/^Expected a UUID/, () => "This is not one of our ids"],
  [/^Expected a value with a length of at most (\d+)/, (most) => `Use at most ${most} characters`],
  [/^Expected a value with a length of at least (\d+)/, (least) => `Use at least ${least} characters`],
  [/^Expected a value between (\S+) and (\S+)/, (least, most) => `Choose a number from ${least} to ${most}`],
  [/^Expected an integer/, () => "Choose a whole number"],
  [/^Expected (?:a )?(?:finite )?number/, () => "This must be a number"],
  [/^Expected string(?! \|)/, () => "This must be text"],
  [/^Expected boolean/, () => "This must be yes or no"],
  [/^Expected array/, () => "This must be a list"],
  [/^Expected object/, () => "This must be an object with fields"],
  [
    /^Expected ((?:"[^"]*"|null)(?: \| (?:"[^"]*"|null))*)/,
    (list = "") => `Choose one of: ${list.replaceAll('"', "").replaceAll(" | ", ", ")}`,
  ],
  [/^(?:Expected|Invalid|Unexpected)/, () => "This is not in the expected form"],
]

const LONGEST = 300

/** A field's fault in words for the person who fills it in. */
export const inWords = (message: string): string => {
  for (const [said, told] of words) {
    const match = said.exec(message)
    if (match !== null) return told(...match.slice(1)).slice(0, LONGEST)
  }
  return message.slice(0, LONGEST)
}
