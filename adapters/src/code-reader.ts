import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Reader } from "@rounds/core/topic/post-reading.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

const core = fileURLToPath(new URL("../../core/", import.meta.url))
const libraries = createRequire(`${core}package.json`)

/** What a module of ours takes part in at run time; types do nothing there. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/gm

const importsOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(IMPORTS)].flatMap(([, name]) => name ?? [])

/** A library by its version, which its package says. */
const libraryOf = (name: string): string => {
  const own = name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/")
  const { version } = libraries(`${own}/package.json`) as { readonly version: string }
  return `${own}@${version}`
}

/** The text of every module that reading a post runs, and the version of every library, in one digest. */
const codeOf = (entry: string): string => {
  const digest = createHash("sha256")
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, "utf8")
    digest.update(text)
    for (const name of importsOf(text)) {
      if (name.startsWith("#")) follow(`${core}src/${name.slice(1)}`)
      else if (name.startsWith(".")) follow(resolve(dirname(file), name))
      else digest.update(libraryOf(name))
    }
  }
  follow(entry)
  return digest.digest("hex")
}

/**
 * Knows a reader by its code: a release that changes how a post is read, or a subject written by hand, is another reader,
 * and posts are read again. No number has to be raised for it, so none can be forgotten.
 */
export const CodeReader = Layer.succeed(Reader, {
  markOf: (subjects) =>
    Effect.sync(() =>
      createHash("sha256")
        .update(codeOf(`${core}src/reading/read-post.ts`))
        .update(JSON.stringify(subjects))
        .digest("base64url"),
    ),
})
