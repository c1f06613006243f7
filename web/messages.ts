import MagicString from "magic-string"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { parseSync, Visitor, type Plugin } from "vite"
import { codeOf, imported } from "./message-code.ts"

/** The languages of the screens: a folder of words each. */
export const languages = ["english", "turkish"] as const
export type Language = (typeof languages)[number]

const folderOf = (language: Language) => join(import.meta.dirname, "src/language", language)

type Catalogue = Readonly<Record<string, string | { readonly text: string }>>

/** What a file of the folder of a language exports: catalogues, and its locale. */
const exportsOf = async (
  language: Language,
  path: string,
): Promise<Readonly<Record<string, Catalogue | string>>> =>
  import(pathToFileURL(join(folderOf(language), path)).href)

/**
 * The screens in one language. `#words/…` is the folder of that language; a build writes each message where it is said,
 * so that a screen carries its own words and no catalogue.
 */
export const messages = (language: Language): Plugin => {
  const folder = folderOf(language)
  let building = false
  return {
    name: "messages",
    enforce: "post",
    config: (_, { command }) => {
      building = command === "build"
      return { resolve: { alias: [{ find: /^#words\//, replacement: `${folder}/` }] } }
    },
    transformIndexHtml: async (html) => {
      const { locale } = await exportsOf(language, "locale.ts")
      return typeof locale === "string"
        ? html.replace('<html lang="en"', `<html lang="${locale.slice(0, 2)}"`)
        : undefined
    },
    transform: async (code, id) => {
      if (!building) return undefined
      if (id.startsWith(folder)) return { code, map: null, moduleSideEffects: false }
      return code.includes("#words/") ? written(language, code, id) : undefined
    },
  }
}

/** A module with the messages of its catalogues in their places. */
const written = async (language: Language, code: string, id: string) => {
  const { program } = parseSync("module.js", code, { lang: "js" })
  const output = new MagicString(code)
  let isCompiled = false
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration" || !node.source.value.startsWith("#words/")) continue
    const path = node.source.value.slice("#words/".length)
    const exported = await exportsOf(language, path)
    for (const specifier of node.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue
      const catalogue = exported[specifier.imported.name]
      if (typeof catalogue !== "object") continue
      new Visitor({
        MemberExpression: ({ computed, object, property, start, end }) => {
          if (computed || object.type !== "Identifier" || object.name !== specifier.local.name) return
          const words = property.type === "Identifier" ? catalogue[property.name] : undefined
          if (words === undefined)
            throw new Error(`${id}: ${language}/${path} lacks ${code.slice(start, end)}`)
          const isPlain = typeof words === "string"
          isCompiled ||= !isPlain
          output.overwrite(start, end, isPlain ? JSON.stringify(words) : `(${codeOf(words.text)})`)
        },
      }).visit(program)
    }
  }
  if (isCompiled) output.prepend(imported)
  return { code: output.toString(), map: output.generateMap({ hires: true }) }
}
