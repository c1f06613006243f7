import { describe, expect, test } from "vitest"
import { scriptOn } from "#testing/typed-script.ts"

describe("a tip on a typed title is not all that it gives: it answers the question", () => {
  test.each([
    ["Are eggs bad for cholesterol?", "english", /eggs did raise LDL|Eggs raise LDL/],
    ["Can I exercise with a cold?", "english", /above the neck/],
    ["How do I stop snoring at night?", "english", /side sleeping|(?:sleeping|lying) on (?:the|their) side/i],
    ["Is honey better than sugar?", "english", /did the same to blood sugar|no general advantage/],
    ["Does creatine cause hair loss?", "english", /hair trial|twelve-week trial with young men/],
    ["Magnezyum uykuya iyi gelir mi?", "turkish", /on yedi dakika/],
    ["Migreni ne tetikler?", "turkish", /aç kalmak|stresi ve uykuyu/],
  ] as const)("%s", (title, language, answer) => {
    const [, tip = "", ...rest] = scriptOn(title, language, { scriptFormat: "quick_tip" })
    expect([tip, ...rest].join(" ")).toMatch(answer)
    expect(tip.replace(title, "").trim()).not.toBe("")
  })
})

test("of two subjects that a title names, one by a shorter name is the same", () => {
  const said = scriptOn("Can stress cause high blood pressure?", "english").join(" ")
  expect(said).toMatch(/2\.4 times the odds of high blood pressure|hormones that can raise blood pressure/)
  expect(said).not.toMatch(/no source/)
})

test("what is known of two things together and may not be said is held, and not unknown", () => {
  expect(scriptOn("Çinko akneye iyi gelir mi?", "turkish").join(" ")).toMatch(
    /aktarabileceğim bir kaynağım yok/,
  )
})

test("a capital I is typed in Turkish titles, too", () => {
  expect(scriptOn("Ibuprofen ile parasetamol birlikte alınır mı?", "turkish").join(" ")).toMatch(
    /parasetamolle ibuprofeni iki gün birlikte/,
  )
})

test("a belly is weight, and a better rice is no third thing", () => {
  expect(scriptOn("Yürüyüş göbek eritir mi?", "turkish").join(" ")).toMatch(/kilo/)
  expect(scriptOn("Is brown rice healthier than white rice?", "english").join(" ")).not.toMatch(
    /healthier together/,
  )
})

test("a loss of smell is no loss of hair", () => {
  expect(scriptOn("Is zinc good for hair loss?", "english").slice(0, 3).join(" ")).not.toMatch(/smell/)
})

test("what was tried on adults is no step for a toddler", () => {
  const said = scriptOn("Constipation in toddlers", "english").join(" ")
  expect(said).toMatch(/constipated child/i)
  expect(said).not.toMatch(/kiwi|prunes|psyllium/i)
})

test("what the rules of other countries alone tell is held, and not unknown", () => {
  expect(scriptOn("Doğum kontrol hapını unutunca ne yapmalı?", "turkish").join(" ")).toMatch(
    /aktarabileceğim bir kaynağım yok/,
  )
})

test("who compares forgetting with dementia hears of both, and of no plant against forgetting", () => {
  const [, , answer = ""] = scriptOn("Unutkanlık mı bunama mı?", "turkish")
  expect(answer).toMatch(/faturayı unutmak|hafif unutkanlık/)
  expect(answer).not.toMatch(/ginkgo/i)
})

test.each([
  [
    "Does cracking your knuckles weaken your grip?",
    "english",
    "Swollen hands or a weak grip? Tell your physiotherapist",
  ],
  [
    "Are your hands swollen from cracking your knuckles?",
    "english",
    "Swollen hands or a weak grip? Tell your physiotherapist",
  ],
  [
    "Myth: cracking your knuckles causes arthritis",
    "english",
    "No pain, no swelling: arthritis is no reason",
  ],
  ["Kabızlığa ne iyi gelir", "turkish", "Kivi alerjiniz yoksa"],
] as const)("a step that says whom it is for is led in by nothing else: %s", (title, language, step) => {
  const said = ` ${scriptOn(title, language).join(" ")}`
  expect(said).toMatch(new RegExp(`[.!?] ${step.replace("?", "\\?")}`, "u"))
})
