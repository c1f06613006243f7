/** JSON with sorted keys: equal values give equal text. Dates are written as ISO 8601 by their own `toJSON`. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).toSorted(byKey)) : inner,
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const byKey = ([left]: [string, unknown], [right]: [string, unknown]) => (left < right ? -1 : 1)
