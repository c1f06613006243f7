import { buffer } from "node:stream/consumers"
import type { ExportMaterial } from "@rounds/core/script/files/export-material.ts"
import { fileName } from "@rounds/core/script/files/file-name.ts"
import { ScriptFiles } from "@rounds/core/script/files/ports.ts"
import { type FileFormat, textOf } from "@rounds/core/script/files/script-files.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ZipFile } from "yazl"

/** Files of scripts. What writes Word documents is loaded when the first one is asked for. */
export const MadeScriptFiles: Layer.Layer<ScriptFiles> = Layer.succeed(ScriptFiles, {
  make: (format, material, now) => Effect.promise(() => made(format, material, now)),
})

const made = async (format: FileFormat, material: ExportMaterial, now: DateTime.Utc): Promise<Uint8Array> => {
  switch (format) {
    case "docx": {
      const { wordFile } = await import("./word-file.ts")
      return wordFile(material)
    }
    case "zip":
      return archive(material, now)
    case "txt":
    case "srt":
    case "vtt":
    case "csv":
    case "ics":
      return new TextEncoder().encode(textOf(format, material, now))
  }
}

/** Every other file in one archive, under the same names; and the texts beside the video, which are no file alone. */
const archive = async (material: ExportMaterial, now: DateTime.Utc): Promise<Uint8Array> => {
  const zip = new ZipFile()
  const options = { mtime: DateTime.toDate(now), mode: 0o100644 }
  const { topicTitle } = material.script
  for (const format of ["txt", "docx", "srt", "vtt", "csv", "ics"] as const) {
    const bytes = await made(format, material, now)
    zip.addBuffer(Buffer.from(bytes), fileName(topicTitle, format), options)
  }
  if (material.kit.hasPosts) {
    const posts = textOf("posts", material, now)
    zip.addBuffer(Buffer.from(posts), fileName(topicTitle, "txt").replace(/\.txt$/, "-posts.txt"), options)
  }
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}
