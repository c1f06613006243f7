import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { makeLibrary } from "#evidence/library.ts"

const folder = fileURLToPath(new URL("../../../../fixtures/evidence/subjects/", import.meta.url))

/** The evidence library as it is delivered. */
export const deliveredLibrary = () =>
  makeLibrary(readdirSync(folder).map((name) => JSON.parse(readFileSync(folder + name, "utf8"))))
