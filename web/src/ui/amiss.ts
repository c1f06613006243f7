import { fields as words } from "#words/fields.ts"

/** What is amiss in a field that the browser finds invalid: its own words would be in the language of the browser. */
export const amissIn = (input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string => {
  const { validity } = input
  if (validity.valueMissing) return input instanceof HTMLSelectElement ? words.choose : words.fillOut
  if (validity.typeMismatch) return input.type === "email" ? words.wholeEmail : words.wholeAddress
  if (input instanceof HTMLSelectElement) return words.lookAgain
  if (validity.tooShort) return words.atLeastCharacters({ shortest: input.minLength })
  if (input instanceof HTMLTextAreaElement) return words.lookAgain
  if (validity.rangeUnderflow) return words.atLeast({ least: input.min })
  if (validity.rangeOverflow) return words.atMost({ most: input.max })
  return validity.stepMismatch || validity.badInput ? words.wholeNumber : words.lookAgain
}
