import { describe, expect, test } from "vitest"
import type { Language } from "#script/settings.ts"
import { checkMeaning } from "./check-meaning.ts"

const severities = (text: string, language: Language) =>
  checkMeaning(text, { language, market: "UK", promotes: "own_service", profession: null }).map(
    ({ severity }) => severity,
  )

const isGrave = (text: string, language: Language) =>
  severities(text, language).some((severity) => severity !== "info")

describe("who warns of a claim makes none:", () => {
  test.each([
    ["Never buy antibiotics online without a prescription.", "english"],
    ["You don't have to book today; think about it and come back with questions.", "english"],
    ["Words like miracle, breakthrough and ancient secret are a reason to scroll on.", "english"],
    ["If you want to come off your antidepressant, plan it with whoever prescribed it.", "english"],
    ["One myth I hear every week: antibiotics cure a cold.", "english"],
    ["Mucize, sır, kadim formül gibi kelimeler duyarsanız videoyu geçin.", "turkish"],
    ["İnternetten reçetesiz antibiyotik almayın.", "turkish"],
  ] as const)("%s", (text, language) => {
    expect(isGrave(text, language)).toBe(false)
  })

  test.each([
    ["You don't have to book today, but only three places are left.", "english"],
    ["If you want to come off your statins, eat garlic.", "english"],
    ["Don't wait, order your Wegovy from us, no prescription needed.", "english"],
    ["One myth I hear every week is that statins help. Throw away your statins.", "english"],
    ["Acele etmeyin ama bu hafta son 3 kontenjan, omurganız bekleyemez.", "turkish"],
    ["Reçeteyle uğraşmayın, Ozempic'i bizden alın, reçete istemez.", "turkish"],
  ] as const)("and who goes on to make one does: %s", (text, language) => {
    expect(isGrave(text, language)).toBe(true)
  })
})

describe("what can hurt is refused in any words:", () => {
  test.each([
    ["Who needs blood thinners when you have turmeric?", "english"],
    ["chuck ur inhaler and do this breathing instead", "english"],
    ["The jab changes your DNA, period", "english"],
    ["dont call an ambulance, prick the fingertips and wait", "english"],
    ["Aşı DNA'nızı değiştiriyor, nokta", "turkish"],
    ["zerdecal varken kan sulandiriciya ne gerek var", "turkish"],
    ["felc gecirene ambulans cagirmayin, parmak ucunu ignele gecer", "turkish"],
  ] as const)("%s", (text, language) => {
    expect(severities(text, language)).toContain("block")
  })
})
