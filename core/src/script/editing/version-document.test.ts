import * as Result from "effect/Result"
import { expect, test } from "vitest"
import { documentReader } from "#kernel/document.ts"
import { storedDocuments, withoutEachKey } from "#testing/stored-documents.ts"
import { VersionDocument } from "./version-document.ts"

const stored = storedDocuments("script-versions")
const read = documentReader("script version", VersionDocument)

test("every version ever stored is read, and lacks what another release did not write", () => {
  const kept = /^(version|at|beats)$|^beats\.\d+\.(said\.\d+\.)?text$/
  for (const document of stored) {
    expect(Result.isSuccess(read("1", document))).toBe(true)
    const refused = withoutEachKey(document).flatMap(([path, copy]) =>
      Result.isSuccess(read("1", copy)) || kept.test(path) ? [] : [path],
    )
    expect(refused).toEqual([])
  }
})
