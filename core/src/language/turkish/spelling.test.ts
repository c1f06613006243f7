import { expect, test } from "vitest"
import { spellings } from "#language/spelling.ts"

const texts = [
  "Çinko eksikliği saç dökülmesine yol açar mı?",
  "Karaciğer değerleri yüksek çıkınca ne yapılır?",
  "Demir ilacı çayla içilmez; ilacı aç karnına alın.",
  "Bir ilaç, iki ilaç, üç hap. Kuru göz. Su için.",
  "HIV testi ve IBS.",
]
const respelt = spellings.turkish.respellingBy(texts)

test("marks that were left out are put back as texts write the words, capitals and signs as they were", () => {
  expect(respelt("cinko eksikligi sac dokulmesine yol acar")).toBe("çinko eksikliği saç dökülmesine yol açar")
  expect(respelt("Demir ilaci, cayla icilmez!")).toBe("Demir ilacı, çayla içilmez!")
  expect(respelt("KARACIGER yuksek cikinca")).toBe("KARACİĞER yüksek çıkınca")
})

test("of two words of the same letters the one that is written oftener is meant", () => {
  // "Kuru" stands there as it is, and "kürü" nowhere.
  expect(respelt("kuru goz")).toBe("kuru göz")
  expect(respelt("ilac mi hap mi")).toBe("ilaç mı hap mı")
})

test.each([
  ["cinko yol acar mi", "çinko yol açar mı"],
  ["ilac icilmez mi", "ilaç içilmez mi"],
  ["kuru mu", "kuru mu"],
  ["goz mu", "göz mü"],
  ["ilac miyim", "ilaç mıyım"],
])("what asks sounds like the word before it: %s", (typed, written) => {
  expect(respelt(typed)).toBe(written)
})

test.each([
  ["ilaclarin", "ilaçların"],
  ["gozunu", "gözünü"],
  ["karacigerim", "karaciğerim"],
])("a form that no text has ends as it sounds: %s", (typed, written) => {
  expect(respelt(`demir ${typed} yuksek`)).toBe(`demir ${written} yüksek`)
})

test("what has marks was typed with them, and nothing is changed", () => {
  expect(respelt("Çinko eksikligi, sac ve ilaci")).toBe("Çinko eksikligi, sac ve ilaci")
})

test("another language, abbreviations and names of mixed capitals stay as they are", () => {
  expect(respelt("Does this medicine help my liver?")).toBe("Does this medicine help my liver?")
  expect(respelt("IBS icin HbA1c yuksek mi")).toBe("IBS için HbA1c yüksek mi")
  expect(respelt("hiv icin ibs yuksek mi")).toBe("hiv için ibs yüksek mi")
  expect(respelt("")).toBe("")
})

test("English letters have no marks", () => {
  const english = spellings.english.respellingBy(["a café, a naïve façade"])
  expect(english("a cafe")).toBe("a cafe")
})
