import { expect, test } from "vitest"
import { nameIn } from "./called.ts"

test.each([
  ["DEHB", "ADHD"],
  ["dehb", "ADHD"],
  ["huzursuz bağırsak", "IBS"],
  ["vücut kitle indeksi", "BMI"],
  ["monosodyum glutamat", "MSG"],
  ["ön çapraz bağ", "ACL"],
  ["ön çapraz bağ yırtığı", "ACL tears"],
  ["polikistik over sendromu", "PCOS"],
  ["D vitamini", "vitamin D"],
  ["kreatin", "creatine"],
  ["GLP-1 ilaçları", "GLP-1"],
  ["botoks", "Botox"],
])("in English %s is %s, with its own capitals", (turkish, english) => {
  expect(nameIn(turkish, "turkish", "english")).toBe(english)
})

test("into Turkish a name goes as before, and what has none has none", () => {
  expect(nameIn("ADHD", "english", "turkish")).toBe("DEHB")
  expect(nameIn("creatine", "english", "turkish")).toBe("kreatin")
  expect(nameIn("zorblax", "english", "turkish")).toBeNull()
  expect(nameIn("yok böyle bir şey", "turkish", "english")).toBeNull()
})
