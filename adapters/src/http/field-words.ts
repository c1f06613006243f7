import { type Fault, type FaultCode, isFaultCode } from "@rounds/core/kernel/fault.ts"

/** What the schema library says of a field, and which fault that is; the groups of a match are its values. */
const faults: ReadonlyArray<readonly [said: RegExp, code: FaultCode]> = [
  [/^Missing key/, "missing"],
  [/^Expected a UUID/, "not_an_id"],
  [/^Expected a value with a length of at most (\d+)/, "too_long"],
  [/^Expected a value with a length of at least (\d+)/, "too_short"],
  [/^Expected a value between (\S+) and (\S+)/, "out_of_range"],
  [/^Expected an integer/, "not_whole"],
  [/^Expected (?:a )?(?:finite )?number/, "not_a_number"],
  [/^Expected string(?! \|)/, "not_text"],
  [/^Expected boolean/, "not_yes_or_no"],
  [/^Expected array/, "not_a_list"],
  [/^Expected object/, "not_an_object"],
]

const choices = /^Expected ((?:"[^"]*"|null)(?: \| (?:"[^"]*"|null))*)/

/** The fault that a schema's message stands for: its own code, or what the library says. */
export const faultOf = (message: string): Fault => {
  if (isFaultCode(message)) return { code: message, values: [] }
  for (const [said, code] of faults) {
    const match = said.exec(message)
    if (match !== null) return { code, values: match.slice(1) }
  }
  const [, list] = choices.exec(message) ?? []
  return list === undefined
    ? { code: "malformed", values: [] }
    : { code: "not_a_choice", values: list.replaceAll('"', "").split(" | ") }
}
