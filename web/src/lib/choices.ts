export type Choices<Value extends string> = ReadonlyArray<readonly [value: Value, words: string]>

/** A closed list with its words, in the order written. Does not compile while a value has none. */
export const choices = <Value extends string>(words: { readonly [V in Value]: string }): Choices<Value> =>
  // The record holds the values and nothing else.
  Object.entries(words) as unknown as Choices<Value>

/** The value that `text` is, when it is one of the list. */
export const chosenIn = <Value extends string>(list: Choices<Value>, text: unknown): Value | undefined =>
  list.find(([value]) => value === text)?.[0]
