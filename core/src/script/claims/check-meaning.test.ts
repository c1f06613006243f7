import { describe, expect, test } from "vitest"
import { checkClaims, type ClaimContext } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"
import { oursIn } from "./ours.ts"

const context: ClaimContext = { language: "english", market: "UK", promotes: "own_service", profession: null }
/** No rule knows these words; what was learned does. */
const learnedAlone = "My gran's nettle broth sent her arthritis packing, and it will do the same for yours."

const grave = (text: string, ours?: ReadonlySet<string>) =>
  checkMeaning(text, context, ours).filter(({ severity }) => severity !== "info")

describe("the claims check reads for meaning:", () => {
  test("a sentence that no rule knows is found, and the words that weighed are named", () => {
    expect(checkClaims(learnedAlone, context)).toEqual([])
    const [found] = grave(learnedAlone)
    expect(found?.words?.length).toBeGreaterThan(0)
  })

  test("what a rule found names no words, so that one can tell them apart", () => {
    const found = checkMeaning("Garlic cures cancer.", context).find(({ rule }) => rule === "HC-CURE")
    expect(found).toMatchObject({ severity: "block" })
    expect(found?.words).toBeUndefined()
  })

  test("a disclaimer behind a claim takes nothing back", () => {
    const text =
      "Garlic cures cancer. This video is general information, not medical advice. Talk to your doctor before you change anything."
    expect(grave(text).map(({ rule }) => rule)).toContain("HC-CURE")
  })
})

describe("what a rule blocks", () => {
  test.each([
    "This tablet cures arthritis and you can stop your medication.",
    "This tablet cures arthritis.",
    "You can stop your medication.",
  ])("stays blocked where the model is in two minds: %s", (text) => {
    expect(checkMeaning(text, { ...context, market: "US", promotes: "nothing" })[0]?.severity).toBe("block")
  })
})

test.each([
  "Bilim insanları çoktan doğruladı, bu çay ağrıyı alıyor.",
  "Kullananların yüzde doksanı ilk hafta rahatladı.",
  "Klinik kanıtlı formül.",
])("a rule knows proof without a source in Turkish: %s", (text) => {
  const turkish: ClaimContext = { ...context, language: "turkish", market: "TR" }
  expect(checkClaims(text, turkish).map(({ rule }) => rule)).toContain("EV-PROVEN-NOCITE")
})

test("a question of a few words asks for a look at most", () => {
  const turkish: ClaimContext = { ...context, language: "turkish", market: "TR" }
  for (const text of ["Kreatin ne kadar yeter?", "Siz hangi cevabı aldınız?"])
    expect(checkMeaning(text, turkish).filter(({ severity }) => severity !== "info")).toEqual([])
})

describe("sentences of ours", () => {
  test("are asked of by the rules alone, with or without a citation mark", () => {
    const ours = oursIn([learnedAlone])
    expect(grave(learnedAlone, ours)).toEqual([])
    expect(grave(`${learnedAlone} [2]`, ours)).toEqual([])
    expect(grave("Garlic cures cancer.", oursIn(["Garlic cures cancer."])).map(({ rule }) => rule)).toContain(
      "HC-CURE",
    )
  })

  test("are ours word for word: another word, or another sentence beside them, is read", () => {
    const ours = oursIn([learnedAlone])
    expect(grave(learnedAlone.replace("nettle", "thistle"), ours)).not.toEqual([])
    const neighbour = "My uncle's vinegar sent his gout packing, and it will do the same for yours."
    expect(grave(`${learnedAlone} ${neighbour}`, ours).map(({ sentence }) => sentence)).toEqual([neighbour])
  })
})
