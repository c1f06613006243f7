import { describe, expect, test } from "vitest"
import { scriptOn } from "#testing/typed-script.ts"

describe("which foods something is in is answered by foods", () => {
  test.each([
    ["What foods are high in magnesium?", "english", /legumes, nuts, seeds/],
    ["Which foods are rich in iron?", "english", /liver, meat, beans/],
    ["What foods contain vitamin B12?", "english", /milk, cheese and eggs/],
    ["Good sources of calcium besides milk", "english", /leafy vegetables, tofu/],
    ["What foods have zinc?", "english", /meat, shellfish/],
    ["Foods high in fiber", "english", /oats, lentils, chickpeas/],
    ["Magnezyum hangi besinlerde var?", "turkish", /baklagil/],
    ["Demir nelerde bulunur?", "turkish", /karaciğer, et|ette, baklagilde/],
    ["D vitamini hangi yiyeceklerde bulunur?", "turkish", /uskumru/],
    ["Protein içeren besinler", "turkish", /tavuk göğsünde/],
  ] as const)("%s", (title, language, foods) => {
    const [, asked = "", answer = ""] = scriptOn(title, language)
    expect(answer).toMatch(foods)
    expect(asked).not.toMatch(/no source|kaynağım yok/)
  })
})

test("which foods are bad for what one has asks for no source of it", () => {
  expect(scriptOn("What foods are bad for gout?", "english").join(" ")).not.toMatch(/sources? of gout/)
})
