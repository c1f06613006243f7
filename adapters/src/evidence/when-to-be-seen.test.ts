import { describe, expect, test } from "vitest"
import { scriptOn } from "#testing/typed-script.ts"

describe("a title that asks when to see somebody misses nothing: every file has its warning", () => {
  test.each([
    ["When should I see a doctor about back pain?", "english", /go to an emergency department/],
    ["When should you go to the hospital for diarrhea?", "english", /emergency|doctor/],
    ["How do you know if a headache is serious?", "english", /call an ambulance/],
    ["Bel ağrısı için ne zaman doktora gidilmeli?", "turkish", /acile gidin/],
    ["Ateş için ne zaman acile gitmeli?", "turkish", /acil|doktor/],
  ] as const)("%s", (title, language, warning) => {
    const [opening = "", asked = "", answer = ""] = scriptOn(title, language)
    expect(answer).toMatch(warning)
    expect([opening, asked].join(" ")).not.toMatch(
      /no source|kaynağım yok|without the noise|hakkında ne biliniyor/,
    )
  })

  test("in first words that are soon said", () => {
    expect(scriptOn("When should I see a doctor about back pain?", "english")[0]).toBe(
      "Back pain: when to see a doctor?",
    )
    expect(scriptOn("Bel ağrısı için ne zaman doktora gidilmeli?", "turkish")[0]).toBe(
      "Bel ağrısı: doktora ne zaman?",
    )
  })
})
