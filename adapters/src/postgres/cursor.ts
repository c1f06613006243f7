/** Where a page ended: the moment of its last row (ISO 8601 in UTC), and what tells that row from others of the moment. */
type Ended<K extends string> = { readonly at: string } & { readonly [N in K]: string }

/** How the pages of a list follow each other. What it writes is opaque to whoever asks for the next page. */
export interface Cursor<K extends string> {
  readonly after: (ended: Ended<K>) => string
  /** Null for what this list did not write. */
  readonly read: (cursor: string) => Ended<K> | null
}

const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`

/** Whether there is such a moment: no 30 February, and no year that a database does not know. */
const isMoment = (at: string): boolean => {
  const millis = Date.parse(at)
  return !Number.isNaN(millis) && new Date(millis).toISOString() === at && !at.startsWith("0000")
}

/** A cursor with these keys beside the moment, each in a shape without spaces but the last. */
const cursorWith = <K extends string>(shapes: Readonly<Record<K, RegExp>>): Cursor<K> => {
  // The keys of an object whose keys are of the type.
  const names = Object.keys(shapes) as Array<K>
  const shape = new RegExp(
    `^(?<at>${moment}) ${names.map((name) => `(?<${name}>${shapes[name].source})`).join(" ")}$`,
  )
  return {
    after: (ended) =>
      Buffer.from([ended.at, ...names.map((name) => ended[name])].join(" ")).toString("base64url"),
    read: (cursor) => {
      const found = shape.exec(Buffer.from(cursor, "base64url").toString("utf8"))?.groups
      // The groups are named by the keys, and none of them is optional.
      return found?.["at"] !== undefined && isMoment(found["at"]) ? ({ ...found } as Ended<K>) : null
    },
  }
}

/** Scripts of an account, the newest first. */
export const scriptCursor = cursorWith({ id: /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/ })

/** Themes that an account marked, the last marked first. A question that people keep asking is a theme by its own words. */
export const markCursor = cursorWith({ themeKey: /[^\n]{1,100}/ })

/** Topics that were found, by edition and rank. */
export const topicCursor = cursorWith({ rank: /\d{1,9}/, id: /[^\n]{1,200}/ })
