import { describe, expect, test } from "vitest"
import { scriptOn } from "#testing/typed-script.ts"

const denies = /no source on exactly that|Tam bunu ele alan bir kaynağım yok/

describe("what a title says of its subject, and no source speaks of, is not passed over", () => {
  test.each([
    ["Is it bad to sleep with a fan on?", "english"],
    ["Can I sleep with a necklace on?", "english"],
    ["Can I lift weights in flip-flops?", "english"],
    ["Do eggs taste better with a wooden spoon?", "english"],
    ["Kolyeyle uyumak zararlı mı?", "turkish"],
    ["Saç dökülmesi için hangi doktora gidilir?", "turkish"],
    ["Bel fıtığına hangi doktor bakar?", "turkish"],
    ["Which doctor should I see for jaw pain?", "english"],
    ["Magnezyumu tahta kaşıkla almak zararlı mı?", "turkish"],
  ] as const)("%s", (title, language) => {
    expect(scriptOn(title, language)[1]).toMatch(denies)
  })
})

describe("what only puts a question leaves nothing open", () => {
  test.each([
    ["nosebleed wont stop", "english", /pinch/],
    ["The biggest mistake when starting strength training", "english", /lift|weight|strength/i],
    ["Kabızlıkta en çok yapılan hata", "turkish", /kabız|lif/i],
    ["Koşuya yeni başlayanlar için en kolay yol", "turkish", /koş|yürü/i],
  ] as const)("%s", (title, language, said) => {
    const script = scriptOn(title, language).join(" ")
    expect(script).not.toMatch(denies)
    expect(script).toMatch(said)
  })
})
