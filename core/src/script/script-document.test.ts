import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { documentReader } from "#kernel/document.ts"
import { storedDocuments, withoutEachKey } from "#testing/stored-documents.ts"
import { ScriptDocument } from "./script-document.ts"
import { Script } from "./script.ts"

const stored = storedDocuments("scripts")
const read = documentReader("script", ScriptDocument)
const isRead = (document: unknown) => Result.isSuccess(read("1", document))

test("every script ever stored is read, and is a script of today", () => {
  for (const document of stored) {
    expect(Schema.is(Script)(Result.getOrThrow(read("1", document)))).toBe(true)
  }
})

test("the examples hold what a script can hold", () => {
  const texts = JSON.stringify(stored)
  expect(texts).toContain('"severity":"warn"')
  expect(texts).toContain('"agreement":')
  expect(texts).toContain('"language":"turkish"')
  expect(texts).toContain('"topicId":null')
})

test("every field of today has an example", () => {
  const told = new Set(stored.flatMap((document) => Object.keys(document as object)))
  expect([...told].toSorted()).toEqual(Object.keys(ScriptDocument.fields).toSorted())
})

/** Without these nothing is left to show; no release has ever left them out. */
const kept =
  /^(id|userId|topicTitle|scriptContent|disclaimer|words|spokenSeconds|wordsPerMinute|writer|createdAt)$|^beats\.\d+\.(said\.\d+\.)?text$|^sources\.\d+\.findingId$|^citations\.\d+\.(id|year)$|^kept\.\d+\.(point|at)$|^hooks\.\d+\.said(\.text)?$|^post\.(title|caption\.\d+)\.text$|^(claims|reading\.findings)\.\d+\.sentence$|postingTime\.(day|hour)$/

test("a script that lacks a key of another release is read all the same", () => {
  const refused = stored.flatMap((document) =>
    withoutEachKey(document).flatMap(([path, copy]) => (isRead(copy) || kept.test(path) ? [] : [path])),
  )
  expect(refused).toEqual([])
})

test("what a script does not say of its origin is taken for a model's", () => {
  const [document = {}] = stored
  const { madeByAi: _, ...older } = Object.fromEntries(Object.entries(document as object))
  expect(Result.getOrThrow(read("1", older)).madeByAi).toBe(true)
})

test("what a script of an older release does not say of its market is what was so then", () => {
  const [document] = stored
  const { market: _, promotes: __, ...older } = Object.fromEntries(Object.entries(document as object))
  expect(Result.getOrThrow(read("1", older))).toMatchObject({ market: "US", promotes: "nothing" })
})

test("a script that cannot be read says where", () => {
  const result = read("8b1f", { ...(stored[0] as object), beats: [{ name: "hook" }], words: "many" })
  expect(Result.isFailure(result) && result.failure).toMatchObject({
    kind: "script",
    id: "8b1f",
    fields: ["beats.0.text", "words"],
  })
})
