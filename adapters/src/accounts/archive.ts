import { buffer } from "node:stream/consumers"
import { Archive } from "@rounds/core/account/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ZipFile } from "yazl"

/** ZIP archives. */
export const ZipArchive: Layer.Layer<Archive> = Layer.succeed(Archive, {
  zip: (files, at) =>
    Effect.promise(async () => {
      const archive = new ZipFile()
      for (const { name, text } of files) {
        archive.addBuffer(Buffer.from(text), name, { mtime: DateTime.toDate(at), mode: 0o100600 })
      }
      archive.end()
      return buffer(archive.outputStream)
    }),
})
