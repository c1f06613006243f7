import { expect, test } from "vitest"
import type { Language } from "#script/settings.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { keyed, keyNameOf, type PreviousTopic } from "./theme-key.ts"

const trend = (name: string, concepts: ReadonlyArray<string>) => {
  const subject: Subject = { concept: concepts[0] ?? "", name, kind: "supplement", listed: true }
  return { subject, concepts }
}
const yesterday = (
  themeKey: string,
  concepts: ReadonlyArray<string>,
  language: Language = "english",
): PreviousTopic => ({
  language,
  themeKey,
  concepts,
})
const keysOf = (
  trends: ReadonlyArray<ReturnType<typeof trend>>,
  previous: ReadonlyArray<PreviousTopic>,
  language: Language = "english",
) => keyed(trends, previous, language).map(({ themeKey }) => themeKey)

test("a subject with a new name keeps its key while half of its concepts stay", () => {
  const before = [yesterday("whey", ["whei", "protein", "shake"])]
  expect(keysOf([trend("protein shakes", ["shake", "protein"])], before)).toEqual(["whey"])
  expect(keysOf([trend("protein shakes", ["shake", "blender"])], before)).toEqual(["protein-shakes"])
})

test("a key stays with the subject that bears its name, however alike another one is", () => {
  const before = [yesterday("whey", ["whei", "protein"])]
  const trends = [trend("protein shakes", ["whei", "protein"]), trend("whey", ["whei"])]
  expect(keysOf(trends, before)).toEqual(["protein-shakes", "whey"])
})

test("no two topics of a run have one key", () => {
  const trends = [trend("B-12", ["b12"]), trend("B 12", ["vitaminb12"])]
  expect(keysOf(trends, [yesterday("b-12", ["b12"])])).toEqual(["b-12", "b-12-2"])
})

test("a topic continues none of another language, however alike the two spell it", () => {
  const inTurkish = trend(keyNameOf("yoga", "turkish"), ["yoga"])
  const [english, turkish] = [yesterday("yoga", ["yoga"]), yesterday("tr-yoga", ["yoga"], "turkish")]
  expect(keysOf([inTurkish], [english], "turkish")).toEqual(["tr-yoga"])
  expect(keysOf([trend("yoga", ["yoga"])], [turkish])).toEqual(["yoga"])
  expect(keysOf([trend("yin yoga", ["yoga"])], [turkish, english])).toEqual(["yoga"])
})
