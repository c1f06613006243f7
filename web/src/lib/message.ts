import compile from "icu-minify/compile"
import { said, type Said, type Values } from "./said.ts"

/** A message whose words depend on values, and the text that it was made of. */
export interface Message<Given extends Values> {
  (values: Given): Said<Given>
  readonly text: string
}

/** A catalogue in another language: the same names, the same values. */
export type WordsOf<Catalogue> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name] extends Message<infer Given> ? Message<Given> : string
}

/**
 * A message with plurals, choices, values and tags in ICU's message format:
 * `message<{ count: number; link: Tag }>("<link>{count, plural, one {# post} other {# posts}}</link> today")`.
 *
 * A build writes the compiled text where the message is said, so no reader of messages travels.
 *
 * @throws {Error} on its first call, where the text is not in the format; a test calls each.
 */
export const message = <Given extends Values>(text: string): Message<Given> => {
  let compiled: ReturnType<typeof compile> | undefined
  return Object.assign((values: Given) => said((compiled ??= compile(text)), values), { text })
}
