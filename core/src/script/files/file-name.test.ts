import { expect, test } from "vitest"
import { fileName } from "./file-name.ts"

test.each([
  [
    "Magnesium for sleep: is glycinate really better than oxide?",
    "magnesium-for-sleep-is-glycinate-really-better-than-oxide.txt",
  ],
  ["Kreatin kadınlarda şişkinlik yapar mı?", "kreatin-kadinlarda-siskinlik-yapar-mi.txt"],
  ["İğne, ÖĞÜT, çÇ", "igne-ogut-cc.txt"],
  ["../../etc/passwd", "etc-passwd.txt"],
  ["CON", "script-con.txt"],
  ["🙂 ?", "script.txt"],
  ["a".repeat(200), `${"a".repeat(60)}.txt`],
])("the file of %j is called %s", (title, expected) => {
  expect(fileName(title, "txt")).toBe(expected)
})
