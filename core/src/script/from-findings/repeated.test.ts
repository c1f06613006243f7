import { expect, test } from "vitest"
import { asksAgain, repeats } from "./repeated.ts"

test.each([
  [
    "turkish",
    "Böbrek hastalığınız varsa doktorunuza sormadan magnezyum almayın.",
    "Böbrek hastalığınız varsa magnezyum takviyesinden önce doktorunuza sorun.",
  ],
  ["turkish", "İnsülin direncini İbuprofen artırıyor.", "Bu hap, ibuprofen, insülin direncini artırıyor."],
] as const)("a warning is known again in %s: %s", (language, one, other) => {
  expect(repeats(language)(one, other)).toBe(true)
})

test.each([
  [
    "english",
    "Kidney disease? Ask your doctor before taking creatine.",
    "Pregnant? Ask your doctor before taking creatine.",
  ],
  ["turkish", "Böbrek hastalığınız varsa önce doktorunuza sorun.", "Gebeyseniz önce doktorunuza sorun."],
] as const)(
  "who is sent to a doctor for something else is no repetition in %s: %s",
  (language, one, other) => {
    expect(repeats(language)(one, other)).toBe(false)
  },
)

test.each([
  ["Why do you get hungry at night?", "Why do I get so hungry at night?", "english", true],
  ["Does creatine cause hair loss?", "Does creatine cause hair loss in women?", "english", true],
  ["How long does a cold really last?", "How long does a cold usually last?", "english", true],
  ["How long does a cold last in children?", "How long does a cough last in children?", "english", false],
  ["Is creatine safe?", "When should I take creatine?", "english", false],
  ["Gece neden acıkırsınız?", "Gece neden acıkırım?", "turkish", true],
  ["Egzersiz skolyozu düzeltir mi?", "Skolyozu olan spor yapamaz", "turkish", false],
] as const)("%s asks what is asked by %s: %s, %s", (question, other, language, isSame) => {
  expect(asksAgain(question, other, language)).toBe(isSame)
})
