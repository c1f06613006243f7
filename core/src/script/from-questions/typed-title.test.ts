import { expect, test } from "vitest"
import { openingQuestion } from "./typed-title.ts"

test.each([
  ["Does creatine cause hair loss?", "Does creatine cause hair loss?"],
  ["How do you get rid of the dark armpits?", "How to get rid of the dark armpits?"],
  [
    "What can I do to help with muscles aching after leg day?",
    "What helps with muscles aching after leg day?",
  ],
  ["My swim goggles keep fogging up - what can I do?", "My swim goggles keep fogging up. What can I do?"],
  ["Should I really eat breakfast before a long morning run?", null],
  ["Is it really safe to eat eggs every day?", "Is it safe to eat eggs every day?"],
  ["If my knee clicks on stairs, is it worn out?", null],
])("first words of %s", (question, said) => {
  expect(openingQuestion(question, "english")).toBe(said)
})

test.each([
  ["Kahve uykuyu kaçırır mı?", "Kahve uykuyu kaçırır mı?"],
  ["Belim her sabah çok ağrıyor, ne yapmam gerekir?", "Belim her sabah çok ağrıyor. Ne yapmam gerekir?"],
  ["Günde on bin adım atmak bana yeter mi?", null],
  ["Kahveyi bıraktım - başım neden her gün ağrıyor?", "Kahveyi bıraktım. Başım neden her gün ağrıyor?"],
  ["Her gün yumurta yemek gerçekten zararlı mı acaba?", null],
  ["Acaba her gün yumurta yemek zararlı mı?", "Her gün yumurta yemek zararlı mı?"],
])("first words of %s", (question, said) => {
  expect(openingQuestion(question, "turkish")).toBe(said)
})
