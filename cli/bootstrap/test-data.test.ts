import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

// A test that expects what a list of the code says agrees with every mistake in the list. Tests may call the code; its
// numbers, words and tables they keep themselves. What several tests share stands in a folder called testing.

const root = fileURLToPath(new URL("../..", import.meta.url))

const tests = globSync("{core,adapters,cli,web}/{src,bootstrap,e2e}/**/*.{test.ts,test.tsx,e2e.ts}", {
  cwd: root,
})

interface Imported {
  readonly name: string
  readonly file: string
}

/** The values that a file imports by name from our own code. */
const importsOf = (file: string, text: string): ReadonlyArray<Imported> =>
  [...text.matchAll(/^import \{([^}]*)\} from "([#.@][^"]*\.tsx?)"/gm)].flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => ({ name: name.split(" as ")[0] ?? name, file: fileOf(file, from) })),
  )

const fileOf = (importer: string, from: string): string => {
  if (from.startsWith("./")) return join(dirname(importer), from)
  const [home = "", ...rest] = from.startsWith("#")
    ? [importer.split("/")[0] ?? "", from.slice(1)]
    : from.replace("@rounds/", "").split("/")
  return join(home, "src", ...rest)
}

const withoutText = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`$]*`/g, '""')

/** What follows `export const name =`, up to the line that ends it. */
const definitionOf = (source: string, name: string): string | undefined =>
  new RegExp(`^export const ${name}\\b[^=]*=(?!>)([\\s\\S]*?)\\n(?=\\n|export |const |/\\*)`, "m").exec(
    `${source}\n\n`,
  )?.[1]

/** Nothing but numbers, texts and truth values, in lists and tables of them. */
const isPlainData = (definition: string): boolean => {
  const rest = withoutText(definition)
    .replaceAll(/\b(as const|satisfies [\w<>[\], ]+|new (Map|Set)(<[^>]*>)?|true|false|null)/g, "")
    .replaceAll(/[\w$]+\s*:|""\s*:/g, "")
    .replaceAll(/\b\d[\d_.]*\b|""/g, "")
  return definition.trim() !== "" && /^[\s[\](){},:*+/-]*$/.test(rest)
}

const plainImportsOf = (file: string, text: string) =>
  importsOf(file, text)
    .filter((imported) => !/(^|\/)testing\//.test(imported.file) && existsSync(join(root, imported.file)))
    .filter(({ name, file: from }) => {
      const definition = definitionOf(readFileSync(join(root, from), "utf8"), name)
      return definition !== undefined && isPlainData(definition)
    })
    .map(({ name, file: from }) => `${file}: ${name} of ${from}`)

test("what is plain data is told from what does something", () => {
  for (const data of [
    "24_000",
    '"a"',
    '[1, "b"] as const',
    "{ a: 1, b: { c: [true, null] } }",
    'new Set(["a"])',
    "90 * 60",
  ])
    expect([data, isPlainData(data)]).toEqual([data, true])
  for (const code of [
    "(a) => a",
    "{ decide, evolve }",
    "Schema.Struct({ a: b })",
    "[first, second]",
    "{ queue, handle: f(1) }",
  ])
    expect([code, isPlainData(code)]).toEqual([code, false])
})

test("an import of a number of the code is found, wherever it stands", () => {
  const text = 'import { type Spent, starterScripts as few } from "#plan/numbers.ts"\n'
  expect(importsOf("core/src/plan/a.test.ts", text)).toEqual([
    { name: "starterScripts", file: "core/src/plan/numbers.ts" },
  ])
  const source = "/** Why. */\nexport const starterScripts: number = 5\nexport const other = f(1)\n"
  expect(definitionOf(source, "starterScripts")?.trim()).toBe("5")
  expect(definitionOf(source, "other")?.trim()).toBe("f(1)")
})

test("no test takes its numbers, words and tables from the code it tests", () => {
  expect(tests.length).toBeGreaterThan(150)
  const taken = tests.flatMap((file) => plainImportsOf(file, readFileSync(join(root, file), "utf8")))
  expect(taken).toEqual([])
})
