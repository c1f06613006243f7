import { expect, test } from "vitest"
import { namedStudiesIn, tradeNamesIn } from "./named.ts"

test.each([
  ["İstanbul Üniversitesi bunu gösterdi.", "İstanbul Üniversitesi"],
  ["İSTANBUL ÜNİVERSİTESİ bunu gösterdi.", "istanbul üniversitesi"],
  ["A study at HARVARD showed it.", "HARVARD"],
  ["Harvard says so, and so does harvard.", "Harvard"],
])("a house of science is heard in capitals of either language: %s", (text, name) => {
  const [found, ...more] = namedStudiesIn(text, "")
  expect(found?.toLocaleLowerCase("tr")).toBe(name.toLocaleLowerCase("tr"))
  expect(more).toEqual([])
})

test.each([
  ["MİNOSET ve GLİFOR aynı şey değil.", ["minoset", "glifor"]],
  ["Ozempic, and OZEMPIC again.", ["Ozempic"]],
])("a trade name is heard in capitals of either language, once: %s", (text, names) => {
  expect(tradeNamesIn(text, "")).toEqual(names)
})

test("what a source itself names may be said again, in any letters", () => {
  expect(namedStudiesIn("İstanbul Üniversitesi bunu gösterdi.", "istanbul üniversitesi")).toEqual([])
  expect(tradeNamesIn("GLİFOR her gün alınır.", "Glifor, metformin içerir.")).toEqual([])
})
