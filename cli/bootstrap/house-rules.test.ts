import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

// Rules about files that no linter knows.

const root = fileURLToPath(new URL("../..", import.meta.url))

const files = globSync("**/*", { cwd: root, exclude: isForeign, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)

const texts = files.filter((file) =>
  /\.(ts|tsx|mjs|json|md|sql|yaml|yml|html|css)$|\/run$|\/\.npmrc$/.test(file),
)

/** Installed or built, not written by us. */
function isForeign(entry: { readonly name: string }) {
  return ["node_modules", "dist", "dist.new", ".git", ".data", "test-results", ".home"].includes(entry.name)
}

const naming = (pattern: RegExp) => texts.filter((file) => pattern.test(readFileSync(file, "utf8")))

test("no file names the host that packages come from", () => {
  // In pieces, so that this file does not name it either.
  expect(naming(new RegExp(["registry", "npmjs", "org"].join("\\."), "i"))).toEqual([])
})

test("no file names a folder of the machine it was written on", () => {
  expect(naming(new RegExp(`${"/wo"}rk/(main|shared)|${"/ro"}ot/`))).toEqual([])
})

test("no file has a name that says nothing", () => {
  // In the routes folder, `index` is what the router calls the page of a folder's own URL.
  const named = files.filter((file) => !file.includes("/web/src/routes/"))
  const empty = named.filter((file) =>
    /^(index|utils?|helpers?|types|misc|common)\.tsx?$/.test(basename(file)),
  )
  expect(empty).toEqual([])
})

test("migrations are numbered, each number once", () => {
  const names = files.filter((file) => file.includes("/migrations/")).map((file) => basename(file))
  const numbered = names.filter((name) => name !== "schema.sql")
  expect(numbered.filter((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))).toEqual([])
  expect(new Set(numbered.map((name) => name.slice(0, 4))).size).toBe(numbered.length)
})

test("every version of a dependency is exact", () => {
  const loose = globSync("{.,core,adapters,web,cli,cli/bootstrap}/package.json", { cwd: root }).flatMap(
    (file) => {
      const manifest = JSON.parse(readFileSync(`${root}/${file}`, "utf8"))
      const versions = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
        Object.entries<string>(manifest[kind] ?? {}),
      )
      return versions.filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/.test(version))
    },
  )
  expect(loose).toEqual([])
})

test("no door decides: commands are dispatched by the use cases of core", () => {
  const doors = texts.filter(
    (file) => /\/(adapters|cli)\/src\/.*\.ts$/.test(file) && !/\.(test|bench)\.ts$|\/testing\//.test(file),
  )
  expect(doors.length).toBeGreaterThan(100)
  const deciding = doors.filter((file) => /\bdispatch\(/.test(readFileSync(file, "utf8")))
  expect(deciding).toEqual([])
})

/** Code of the product, without what tests use and what is generated. */
const product = texts.filter(
  (file) =>
    /\/(core|adapters|cli|web)\/src\/.*\.tsx?$/.test(file) &&
    !/\.(test|bench|gen)\.tsx?$|\/testing\//.test(file),
)

test("no code outside a language's folder asks which language it is", () => {
  expect(product.length).toBeGreaterThan(500)
  const asking = product.filter((file) =>
    /[=!]==? ?["'](?:english|turkish)["']|["'](?:english|turkish)["'] ?[=!]==?|case ["'](?:english|turkish)["']/.test(
      readFileSync(file, "utf8"),
    ),
  )
  expect(asking).toEqual([])
})

/** Where languages are named though nothing is said in them: the closed list, the usual one, and those that posts are in. */
const namesLanguages = [
  "core/src/script/settings.ts",
  "core/src/language/names.ts",
  "core/src/text/language.ts",
]

/** Parts of a language: a folder for each, and a table of them for each part. */
const parts = /^(?:core|adapters|web)\/src\/(?:lib\/)?language\//

const codeOf = (file: string) => readFileSync(file, "utf8").replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")

test("no code outside the parts of a language names one", () => {
  const naming = product
    .map((file) => file.slice(root.length))
    .filter((file) => !parts.test(file) && !namesLanguages.includes(file))
    .filter((file) => /\b(?:english|turkish)\b/.test(codeOf(join(root, file))))
  expect(naming).toEqual([])
})

test("a part of a language is a table that has to hold every language, and holds nothing of its own", () => {
  const tables = product
    .map((file) => file.slice(root.length))
    .filter((file) => /\/language\/[^/]+$/.test(file))
  expect(tables.length).toBeGreaterThan(20)
  const loose = tables.filter((file) => {
    const code = codeOf(join(root, file))
    const isTable = /\{ readonly \[L in Language\]: \w+ \} = \{ english, turkish \}/.test(code)
    return isTable ? /[çğışöüÇĞİŞÖÜ]/.test(code) : /\b(?:english|turkish)\b/.test(code.replace(usual, ""))
  })
  expect(loose).toEqual([])
})

const usual = 'usualLanguage = "english"'

/** Letters that only Turkish has, of what is written in it. */
const turkish = /[ğışĞİŞ]/

/** The law of Türkiye, the names of people in it, the list of subjects with a column for each language, and what makes a name of a file of letters of any language. */
const mayWriteTurkish =
  /^core\/src\/(?:script\/claims\/rules-\w+\.ts|script\/claims\/document-market\.ts|text\/language\.ts|script\/leak\.ts|vocabulary\/rows\/[\w-]+\.ts|script\/files\/file-name\.ts)$|^adapters\/src\/ai\/prompt-rules\.ts$/

test("no pattern and no sentence outside the parts of a language is in Turkish", () => {
  const writing = product
    .map((file) => file.slice(root.length))
    .filter((file) => !parts.test(file) && !mayWriteTurkish.test(file))
    .filter((file) => turkish.test(codeOf(join(root, file))))
  expect(writing).toEqual([])
})

/** What each room of the topic engine may know of the others: words are read, read posts counted, counts named and worded. */
const knows: { readonly [room: string]: ReadonlyArray<string> } = {
  text: [],
  vocabulary: ["text"],
  reading: ["text", "vocabulary"],
  trend: ["text", "vocabulary", "reading"],
  wording: ["text", "vocabulary", "reading", "trend", "topic"],
}

test("the rooms of the topic engine know each other in one direction", () => {
  const rooms = [...Object.keys(knows), "topic", "collection"]
  const back = Object.entries(knows).flatMap(([room, known]) => {
    const files = product.filter((file) => file.startsWith(join(root, "core", "src", room)))
    expect(files.length, room).toBeGreaterThan(2)
    return files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^import (type )?[^"]*"#(\w+)\/([\w/-]+)\.ts"/gm)]
        .filter(([, type, to = "", name]) => type === undefined || to !== "topic" || name !== "topic")
        .filter(([, , to = ""]) => to !== room && rooms.includes(to) && !known.includes(to))
        .map(([line]) => `${file.slice(root.length)}: ${line}`),
    )
  })
  expect(back).toEqual([])
})
