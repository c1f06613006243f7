import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { spokenWords } from "@rounds/core/script/spoken-words.ts"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type Cases, casesOf, follows, lastWordOf } from "#testing/turkish-sounds.ts"
import { readLibrary } from "./recorded.ts"

const { files } = readLibrary()

const endings = ["accusative", "genitive", "dative", "locative", "ablative"] as const

/** Names that are too long for a sentence, or that no ending fits, with what is inflected in their place. */
const shortened: { readonly [name: string]: string } = {
  "alkol ve sağlık": "alkol",
  "bağırsak sağlığı ve fermente besinler": "bağırsak florası",
  "ekmek ve karbonhidrat": "karbonhidrat",
  "günlük protein": "protein ihtiyacı",
  HIIT: "aralıklı antrenman",
  "ileri yaşta kuvvet antrenmanı": "kuvvet antrenmanı",
  "iltihap giderici ağrı kesiciler ve SSRI antidepresanlar": "ağrı kesiciler ve antidepresanlar",
  "iltihap giderici ağrı kesiciler ve tansiyon ilaçları": "ağrı kesiciler ve tansiyon ilaçları",
  "iştah ve bitmeyen yemek düşüncesi": "iştah",
  "kadınlarda ağırlık antrenmanı": "ağırlık antrenmanı",
  "kardiyo mu ağırlık mı": "kardiyo ve ağırlık",
  "lif ve tokluk": "lif",
  "retinoidler ve izotretinoin": "izotretinoin",
  "sarı kantaron ve SSRI antidepresanlar": "sarı kantaron ve antidepresanlar",
  "sporda kafein": "kafein",
  "tansiyon için egzersiz": "tansiyon egzersizi",
  "testiste kitle": "testisteki kitle",
  "testosteron artırıcı takviyeler": "testosteron artırıcı",
  "varfarin ve kan sulandırıcılar": "varfarin",
  "whey protein": "protein tozu",
  "yapay tatlandırıcı": "tatlandırıcı",
  "yeterince su içmek": "su içmek",
  "zayıflarken kas kaybı": "kas kaybı",
}

/** Names of which each part is inflected, with their parts. */
const inParts: { readonly [name: string]: ReadonlyArray<string> } = {
  "GLP-1 ilaçları ve doğum kontrol hapı": ["GLP-1 ilaçları", "ve doğum kontrol hapı"],
  "demir ile çay ve kahve": ["demir ile çay", "ve kahve"],
  "levotiroksin ile kahve, kalsiyum ve demir": ["levotiroksin ile kahve", ", kalsiyum", "ve demir"],
  "mide koruyucular ile B12 ve magnezyum": ["mide koruyucular ile B12", "ve magnezyum"],
}

const inflected = (words: string): Cases => {
  const last = words.split(" ").at(-1) ?? ""
  const before = words.slice(0, words.length - last.length)
  const { accusative, genitive, dative, locative, ablative } = casesOf(last)
  return {
    accusative: before + accusative,
    genitive: before + genitive,
    dative: before + dative,
    locative: before + locative,
    ablative: before + ablative,
  }
}

test("every subject takes its Turkish endings as they are said", () => {
  expect(files.length).toBeGreaterThan(200)
  const wrong = files.flatMap(({ names, turkishCases }) => {
    const name = names.turkish[0]
    const parts = (inParts[name] ?? [shortened[name] ?? name]).map(inflected)
    const expected = endings.map((one) =>
      parts
        .map((part) => part[one])
        .join(" ")
        .replaceAll(" ,", ","),
    )
    const found = endings.map((one) => turkishCases[one])
    return expected.join() === found.join() ? [] : [{ name, expected, found }]
  })
  expect(wrong).toEqual([])
})

const folder = (path: string): ReadonlyArray<string> => {
  const from = fileURLToPath(new URL(path, import.meta.url))
  return readdirSync(from, { encoding: "utf8" }).map((name) => readFileSync(`${from}${name}`, "utf8"))
}

test("every number that stands with a Turkish ending has one that follows its sound", () => {
  const texts = [
    ...folder("../../../fixtures/evidence/subjects/"),
    ...folder("../../../core/src/language/turkish/"),
    ...folder("../language/turkish/"),
  ]
  const ended = texts.flatMap((text) => [...text.matchAll(/(?<![\p{L}\d-])(\d[\d.,]*)['’](\p{Ll}+)/gu)])
  expect(ended.length).toBeGreaterThan(300)
  const wrong = ended
    .filter(([, written = "", ending = ""]) => {
      const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(written)
      const last = isGrouped ? written.replaceAll(".", "") : (written.split(/[.,]/).at(-1) ?? "")
      return !follows(lastWordOf(last), ending)
    })
    .map(([found]) => found)
  expect(wrong).toEqual([])
})

test("a number is spoken with the ending that is written on it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(...endings), (number, ending) => {
      const last = lastWordOf(String(number))
      const said = casesOf(last)[ending]
      expect(spokenWords(`${number}'${said.slice(last.length)}`, "turkish").at(-1)).toBe(said)
    }),
  )
})

test.each([
  ["üç", "te", "da"],
  ["iki", "si", "i"],
  ["kırk", "ta", "te"],
  ["on", "un", "nun"],
  ["altı", "dan", "den"],
  ["dört", "ten", "den"],
])("an ending that does not follow %s is seen", (sound, right, wrong) => {
  expect([follows(sound, right), follows(sound, wrong)]).toEqual([true, false])
})
