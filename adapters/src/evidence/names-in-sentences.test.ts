import { questionOn } from "@rounds/core/language/english/asking.ts"
import { calledByLibrary } from "@rounds/core/script/from-findings/called.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()

/** Last words of names that English says with an article when there is one of them. */
const countable =
  /(?<!\bthe contraceptive )\b(?:tear|strain|sprain|injury|infection|pill|tablet|capsule|diet|deficit|headache|plunge|gainer|gun|cold|sauna|tracker|supplement|drink|stone|thyroid|nap|injection|booster|shoe)$/

/** Words whose last syllable Turkish hears as a front one, and one that is said as it is written in English. */
const heardFront =
  /(?:ol|spiral|saat|ishal|omega-3|CBD|CRP|HMB|NMN|OKB|BPC-157|Q10|COVID|check-up|(?<!\p{L})B|lag|gainer)(?='?[a-zçğıöşü]{0,4}$)/u

const vowelsOf = (word: string) => word.toLocaleLowerCase("tr").match(/[aeıioöuü]/g) ?? []
const twofold: { readonly [vowel: string]: string } = {
  a: "a",
  ı: "a",
  o: "a",
  u: "a",
  e: "e",
  i: "e",
  ö: "e",
  ü: "e",
}
const fourfold: { readonly [vowel: string]: string } = {
  a: "ı",
  ı: "ı",
  o: "u",
  u: "u",
  e: "i",
  i: "i",
  ö: "ü",
  ü: "ü",
}

describe("a subject's name in a sentence", () => {
  test("needs no article: with ACL tears, not with ACL tear", () => {
    const bare = library.files.flatMap(({ names }) =>
      countable.test(names.english[0]) ? [names.english[0]] : [],
    )
    expect(bare).toEqual([])
  })

  test("has Turkish endings whose vowels follow its own", () => {
    const jarring = library.files.flatMap(({ turkishCases }) =>
      Object.entries(turkishCases).flatMap(([ending, form]) => {
        const [word = ""] = form.split(" ").slice(-1)
        if (heardFront.test(word)) return []
        const [own = "", said = ""] = vowelsOf(word).slice(-2)
        const harmony = ending === "accusative" || ending === "genitive" ? fourfold : twofold
        return harmony[own] === said ? [] : [form]
      }),
    )
    expect(jarring).toEqual([])
  })

  test("is asked about in English that agrees with one and many", () => {
    const asked = library.files.map((file) => questionOn("cause", calledByLibrary(file, "english")))
    expect(asked.filter((question) => /\bdo(?:es)? .* (?:really )?do to you\b/.test(question))).toEqual([])
  })
})
