import { expect, test } from "vitest"
import { repeats } from "./repeated.ts"

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
