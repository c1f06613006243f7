import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Library, makeLibrary } from "@rounds/core/evidence/library.ts"
import { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

/** Where the library comes with the product: one file per subject. */
export const libraryFolder = fileURLToPath(new URL("../../../fixtures/evidence/subjects", import.meta.url))

const decode = Schema.decodeUnknownSync(SubjectFile)

/** A file of the library that cannot be read; the message names the file and the field. */
export class LibraryUnreadable extends Error {}

/** Reads every `*.json` of a folder. Throws `LibraryUnreadable` at the first that has not the asked shape. */
export const readLibrary = (folder = libraryFolder): Library =>
  makeLibrary(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .map((name) => {
        try {
          const file = decode(JSON.parse(readFileSync(join(folder, name), "utf8")))
          if (`${file.subject}.json` !== name) throw new Error(`it calls itself "${file.subject}"`)
          return file
        } catch (cause) {
          throw new LibraryUnreadable(
            `The evidence file ${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
          )
        }
      }),
  )

/** The library that comes with the product, read when the first script asks for it. */
export const RecordedEvidence: Layer.Layer<EvidenceLibrary> = Layer.effect(
  EvidenceLibrary,
  Effect.map(Effect.cached(Effect.sync(() => readLibrary())), (library) => ({ library })),
)
