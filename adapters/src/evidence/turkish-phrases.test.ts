import { expect, test } from "vitest"
import { turkishNames } from "@rounds/core/language/turkish/subject-names.ts"
import { writerOver } from "#testing/library-scripts.ts"
import { readLibrary } from "./recorded.ts"

/** What a Turkish editor struck out of scripts: word-for-word translations, and names that nobody says. */
const wrong =
  /konuyu açtı|bunu konuştu|forum sayımında|ağızdan alınan her şey|rastgele dağıtımlı|mutlak sayıları isteyin|ne zaman başvuracağını|sürerse ya da artarsa hekime|sayılar,? olduğundan büyük|çok paylaşım, iddiayı|haklı bir soru|bir tarih koyun|seçeneklerinizi açık tutar|panik yok, kopyalamak|(?<!\p{L})hadi,|dürüst değerlendirmem|aşvaganda|kreatinli jel|kalça itişi|peynir altı suyu proteini|tip (?:bir|iki) diyabet/iu

const library = readLibrary()
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const

const strikesIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.filter((text) => wrong.test(text))

test("no Turkish sentence of the library is one that was struck out", () => {
  const said = library.files.flatMap(({ findings, hooks, myths, redFlags, firstSteps, names }) => [
    names.turkish[0],
    ...findings.flatMap(({ says, brief, limit, safety }) =>
      [says, brief, limit, safety].flatMap((text) => (text === null ? [] : [text.turkish])),
    ),
    ...[...hooks, ...redFlags, ...firstSteps].map(({ says }) => says.turkish),
    ...myths.flatMap(({ myth, truth }) => [myth.turkish, truth.turkish]),
  ])
  expect(said.length).toBeGreaterThan(5000)
  expect(strikesIn(said)).toEqual([])
})

test("no Turkish script says one", () => {
  const write = writerOver(library)
  const scripts = library.files
    .filter((_, index) => index % 6 === 0)
    .flatMap((file) =>
      formats.map(
        (scriptFormat) => write(file, { language: "turkish", scriptFormat, contentTone: "casual" }).text,
      ),
    )
  expect(scripts.filter((text) => text !== "").length).toBeGreaterThan(100)
  expect(strikesIn(scripts)).toEqual([])
})

test("no Turkish name of a subject is one", () => {
  const names = [...turkishNames.values()]
  expect(names.length).toBeGreaterThan(900)
  expect(strikesIn(names)).toEqual([])
})
