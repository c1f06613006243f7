/** Reads of an URL's query: anything may be typed there, so each gives what it understands or nothing. */
type Search = Readonly<Record<string, unknown>>

export const textIn = (search: Search, key: string): string | undefined => {
  const value = search[key]
  if (typeof value === "number") return String(value)
  return typeof value === "string" && value !== "" ? value : undefined
}

/** Letters of a search that the server takes. */
export const longestSearch = 100

export const oneOf = <Value extends string>(
  search: Search,
  key: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === search[key])

/** A path of this site to go on with; never another host. */
export const pathIn = (search: Search, key: string): string | undefined => {
  const value = textIn(search, key)
  return value !== undefined && /^\/(?![/\\])/.test(value) ? value : undefined
}
