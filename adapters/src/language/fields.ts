import type { Fault, FaultCode, FieldFault } from "@rounds/core/kernel/fault.ts"
import type { FieldError } from "@rounds/core/contract/problem.ts"

/** What is told of each fault; it is given the figures and choices that the fault names. */
export type FieldWords = { readonly [C in FaultCode]: (...values: ReadonlyArray<string>) => string }

const LONGEST = 300

/** A fault in words for the person who fills the field in. */
const told = (words: FieldWords, { code, values }: Fault): string => words[code](...values).slice(0, LONGEST)

/** Faults of fields as they are answered, each once. */
export const fieldErrors = (
  words: FieldWords,
  faults: ReadonlyArray<FieldFault>,
): ReadonlyArray<FieldError> => {
  const messages = new Map(
    faults.map((fault) => [
      `${fault.field} ${told(words, fault)}`,
      { field: fault.field, message: told(words, fault) },
    ]),
  )
  return [...messages.values()]
}
