import compile from "icu-minify/compile"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { createContext, runInContext } from "node:vm"
import { createElement, isValidElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { codeOf } from "./message-code.ts"
import { languages, type Language } from "./messages.ts"
import type { Message } from "./src/lib/message.ts"
import { amount, kindOf, together } from "./src/lib/said-parts.ts"
import type { Tag, Values } from "./src/lib/said.ts"

type Words = string | Message<Values>
type Room = Readonly<Record<string, Words>>

const folderOf = (language: Language) => join(import.meta.dirname, "src/language", language)

/** What a language says of itself. */
const notMessages = new Set(["locale.ts"])

/** Files of a language: a room of screens each. */
const roomsOf = (language: Language): ReadonlyArray<string> =>
  readdirSync(folderOf(language), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !notMessages.has(file))
    .toSorted()

/** Every message by its room and name. */
const wordsOf = async (language: Language): Promise<ReadonlyMap<string, Words>> => {
  const rooms = await Promise.all(
    roomsOf(language).map(async (file) => {
      // A file of words exports catalogues and nothing else.
      const exported = (await import(join(folderOf(language), file))) as Readonly<Record<string, Room>>
      return Object.values(exported).flatMap((room) =>
        Object.entries(room).map(([name, words]) => [`${file} ${name}`, words] as const),
      )
    }),
  )
  return new Map(rooms.flat())
}

/** What a message takes: `tag`, `number` or `word` by name. */
const takenBy = (text: string): ReadonlyMap<string, string> => {
  const taken = new Map<string, string>()
  const read = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, kind, options] = node as ReadonlyArray<unknown>
    if (typeof name !== "string") return node.forEach(read)
    if (kind === undefined) {
      if (!taken.has(name)) taken.set(name, "word")
    } else if (kind === 4) {
      taken.set(name, "number")
    } else if (kind === 1 || kind === 2) {
      taken.set(name, kind === 2 ? "number" : "word")
      for (const branch of Object.values(options as object)) if (Array.isArray(branch)) branch.forEach(read)
    } else {
      taken.set(name, "tag")
      node.slice(1).forEach(read)
    }
  }
  const compiled = compile(text)
  if (Array.isArray(compiled)) compiled.forEach(read)
  return taken
}

/** Values for a message, another for each kind of count. */
const valuesFor = (text: string, count: number): Values =>
  Object.fromEntries(
    [...takenBy(text)].map(([name, kind]): [string, string | number | Tag] => [
      name,
      kind === "tag"
        ? (inner) => createElement("b", { title: name }, inner)
        : kind === "number"
          ? count
          : `<${name}>`,
    ]),
  )

const markup = (said: ReactNode) => (isValidElement(said) ? renderToStaticMarkup(said) : said)

const parts = createContext({ $amount: amount, $kindOf: kindOf, $together: together })

/** A message as a build writes it, run by itself. */
const built = (text: string): ((values: Values) => ReactNode) => runInContext(`(${codeOf(text)})`, parts)

describe("a message as a build writes it", () => {
  test.each([
    ["Day {day} of 7", { day: 3 }, "Day 3 of 7"],
    ["{count, plural, =0 {none} one {# post} other {# posts}} today", { count: 0 }, "none today"],
    ["{count, plural, =0 {none} one {# post} other {# posts}} today", { count: 1 }, "1 post today"],
    ["{count, plural, one {# post} other {# posts}}", { count: 1200 }, "1,200 posts"],
    ["{kind, select, a {A `tick`} other {cost: ${kind}}}", { kind: "b" }, "cost: $b"],
    ["{kind, select, a {A `tick`} other {cost: ${kind}}} \\", { kind: "a" }, "A `tick` \\"],
    ["It''s '{'this'}'", {}, "It's {this}"],
  ])("%s with %o says %s", (text, values, words) => {
    expect(built(text)(values)).toBe(words)
  })

  test("draws what a tag is given, with the words inside it", () => {
    const link: Tag = (inner) => createElement("a", { href: "/x" }, inner)
    const said = built("<link>{count, plural, one {# post} other {# posts}}</link> today, <link>more</link>")
    expect(markup(said({ count: 2, link }))).toBe('<a href="/x">2 posts</a> today, <a href="/x">more</a>')
  })

  test("is refused where it would have to write a day or money itself", () => {
    expect(() => codeOf("{day, date}")).toThrow("arrive written")
  })
})

for (const language of languages) {
  const words = await wordsOf(language)
  test(`every message in ${language} says in a build what it says to a developer`, () => {
    for (const [name, said] of words) {
      if (typeof said === "string") continue
      const inBuild = built(said.text)
      for (const count of [0, 1, 2, 5, 1234]) {
        const values = valuesFor(said.text, count)
        expect(markup(inBuild(values)), name).toBe(markup(said(values)))
      }
    }
  })
}
