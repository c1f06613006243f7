import { readFileSync } from "node:fs"

/** Stored JSON of every release, from `fixtures/documents`. */
export const storedDocuments = (name: string): ReadonlyArray<unknown> =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/documents/${name}.json`, import.meta.url), "utf8"))

/** Every key of `value` at any depth, as "claims.0.severity", with a copy of `value` that lacks it. */
export const withoutEachKey = (value: unknown): ReadonlyArray<readonly [path: string, copy: unknown]> =>
  pathsOf(value).map((path) => {
    const copy: unknown = structuredClone(value)
    const holder = path.slice(0, -1).reduce((inner: unknown, key) => entriesOf(inner).get(key), copy)
    if (typeof holder === "object" && holder !== null) Reflect.deleteProperty(holder, path.at(-1) ?? "")
    return [path.join("."), copy]
  })

const entriesOf = (value: unknown) =>
  new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : [])

const pathsOf = (value: unknown): ReadonlyArray<ReadonlyArray<string>> =>
  [...entriesOf(value)].flatMap(([key, inner]) => [
    ...(Array.isArray(value) ? [] : [[key]]),
    ...pathsOf(inner).map((path) => [key, ...path]),
  ])
