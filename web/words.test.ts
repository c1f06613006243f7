import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, Visitor } from "vite"
import { expect, test } from "vitest"

const source = join(import.meta.dirname, "src")

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .sort()

test("each room of English words has its Turkish twin, and the other way round", () => {
  const [english, turkish] = ["english", "turkish"].map((language) =>
    filesOf(join(source, "language", language), /\.ts$/),
  )
  expect(turkish).toEqual(english)
})

/** Attributes that somebody reads or hears. */
const said = new Set(
  "title label alt placeholder legend hint note text says description heading words small summary".split(" "),
)
const isSaid = (name: string) =>
  said.has(name) || /^aria-(label|description|valuetext|roledescription)$/.test(name)

/** Two letters beside each other, and no name that stands in every language. */
const isWord = (text: string) =>
  /\p{L}{2}/u.test(text) && !text.includes("@") && !untranslated.test(text.trim())
const untranslated = /^(?:PubMed|TikTok|Instagram|YouTube|PDF|SRT|VTT|ZIP|DOCX|CSV|TXT|Rounds|r\/|TR|EN)$/

const isPhrase = (text: string) => isWord(text) && /\s|^\p{Lu}/u.test(text.trim())

/** What an element of a screen says by itself, instead of by the catalogue. */
const wordsIn = (file: string): readonly string[] => {
  const code = readFileSync(join(source, file), "utf8")
  const { program, errors } = parseSync(file, code, { lang: file.endsWith("x") ? "tsx" : "ts" })
  if (errors.length > 0) return [`${file} could not be read`]
  const found: Array<string> = []
  new Visitor({
    JSXText: ({ value }) => {
      if (isWord(value)) found.push(value.trim())
    },
    JSXAttribute: ({ name, value }) => {
      const isRead = name.type === "JSXIdentifier" && isSaid(name.name)
      if (isRead && value?.type === "Literal" && typeof value.value === "string" && isWord(value.value))
        found.push(`${name.name}: ${value.value}`)
    },
    // What a toast or a dialog is given.
    Property: ({ key, value }) => {
      const isRead = key.type === "Identifier" && said.has(key.name)
      if (isRead && value.type === "Literal" && typeof value.value === "string" && isPhrase(value.value))
        found.push(`${key.name}: ${value.value}`)
    },
  }).visit(program)
  return found.map((words) => `${file}: ${words}`)
}

test("no word stands in a component", () => {
  const screens = filesOf(source, /\.tsx?$/).filter(
    (file) => !/\.(?:test|css|gen)\.tsx?$|^(?:testing|language)\//.test(file),
  )
  expect(screens.length).toBeGreaterThan(300)
  expect(screens.flatMap(wordsIn)).toEqual([])
})
