import { text } from "node:stream/consumers"
import { type Entry, fromBuffer } from "yauzl"

/** The files of a ZIP archive, as text, by their names. */
export const unzip = (file: Buffer) =>
  new Promise<Map<string, string>>((resolve, reject) => {
    const files = new Map<string, string>()
    fromBuffer(file, { lazyEntries: true }, (problem, zip) => {
      if (zip === undefined) return reject(problem)
      zip.on("entry", (entry: Entry) => {
        zip.openReadStream(entry, (_, stream) => {
          if (stream === undefined) return reject(new Error(entry.fileName))
          void text(stream).then((content) => {
            files.set(entry.fileName, content)
            zip.readEntry()
          })
        })
      })
      zip.on("end", () => resolve(files))
      zip.readEntry()
    })
  })
