import { describe, expect, test } from "vitest"
import { library, scriptOn } from "#testing/typed-script.ts"

const denies = /no source|word for word|kaynağım yok|birebir yanıt vermiyor/

describe("a title that others type in nearly the same words is answered by what answers them", () => {
  test.each([
    ["Should I pop a blister", "english", /neither burst nor peel/],
    ["Tennis elbow: brace or exercise?", "english", /strap|bend the wrist/],
    ["Heat or ice for back pain?", "english", /heat (?:is one of|among) the first steps/],
    ["Can you exercise with high blood pressure?", "english", /exercise/i],
    ["How to get a newborn to latch", "english", /latch|breast/i],
    ["Arı sokunca ne yapmalı?", "turkish", /iğne/],
    ["Sporcularda aşırı antrenman belirtileri", "turkish", /antrenman/],
    ["Günde kaç saat uyumalıyız?", "turkish", /7 saat/],
  ] as const)("%s", (title, language, answer) => {
    const [, , said] = scriptOn(title, language)
    expect(said).toMatch(answer)
    expect(scriptOn(title, language).join(" ")).not.toMatch(denies)
  })

  test.each([
    // What it asks beside what others ask would be passed over.
    ["Perimenopause and asthma", "english"],
    ["Zepbound and hair loss", "english"],
    ["Bel fıtığı olan yüzebilir mi?", "turkish"],
  ] as const)("what comes near and asks for more is not: %s", (title, language) => {
    expect(scriptOn(title, language).join(" ")).toMatch(denies)
  })

  test("what helps is not answered by what causes it, nor how by for whom", () => {
    expect(scriptOn("Heartburn at night: what helps?", "english")[2]).toMatch(/head of the bed|left side/)
    expect(scriptOn("How to do pelvic floor exercises", "english")[2]).toMatch(/slow squeezes/)
  })

  test("every phrase is typed for one finding of its file, in words and not in sentences", () => {
    const twice = library.files.flatMap(({ subject, askedAs = {} }) =>
      (["english", "turkish"] as const).flatMap((language) => {
        const phrases = Object.values(askedAs).flatMap((typed) => typed[language])
        return phrases
          .filter((phrase, at) => phrases.indexOf(phrase) !== at || /[.!]$|\|/u.test(phrase))
          .map((phrase) => `${subject}: ${phrase}`)
      }),
    )
    expect(twice).toEqual([])
  })
})
