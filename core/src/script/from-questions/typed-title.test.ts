import { expect, test } from "vitest"
import { openingClause, openingPart, openingQuestion, typedTitle } from "./typed-title.ts"

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

test.each([
  ["Ibuprofen on an empty stomach, how bad is it really", "Ibuprofen on an empty stomach?"],
  ["My smart watch says I have AFib, do I panic", "My smart watch says I have AFib?"],
  [
    "Can I take Lemsip and paracetamol together or is that too much",
    "Can I take Lemsip and paracetamol together?",
  ],
  ["How many eggs a week if my cholesterol is high", "How many eggs a week?"],
  ["Bowel cancer kit came in the post and I've been ignoring it", "Bowel cancer kit came in the post?"],
  ["Chilblains! why are my toes purple and itchy", "Why are my toes purple and itchy?"],
  ["How to cook dried beans so they cause less gas", null],
  // Neither a list nor one word is anybody's line, and what takes longer than three seconds is no first word.
  ["Stevia, saccharin or erythritol: which is worse", null],
  ["Why does my GP keep refusing antibiotics for my chesty cough", null],
])("the first clause of “%s” opens", (title, said) => {
  expect(openingClause(title, "english")).toBe(said)
})

test.each([
  ["Kefir her gün içilir mi, gaz yapıyor bende", "Kefir her gün içilir mi?"],
  ["Karaciğer yağlanması ve kahve, bi de enginar kürü işe yarar mı", "Karaciğer yağlanması ve kahve."],
  ["İnsülin direnci olan mandalina yiyebilir mi kaç tane", "İnsülin direnci olan mandalina yiyebilir mi?"],
  // What is told is asked with other words in Turkish.
  ["Süt bana dokunuyor ama peynir dokunmuyor neden", null],
])("the first clause of “%s” opens in Turkish", (title, said) => {
  expect(openingClause(title, "turkish")).toBe(said)
})

test.each([
  ["My MRI says bulging disc, can I still lift", "question"],
  ["Knees crack when I squat, should I stop", "question"],
  ["Nasal spray addiction, how to get off it", "question"],
  ["Sleep, and how much of it", "name"],
  ["Missed a pill? Here's what to do", "question"],
  ["My knees crack when I squat", "statement"],
  // Neither is a name that could stand in a sentence.
  ["3 tips for night shift workers", "statement"],
  ["Over 65 and taking five medicines", "statement"],
  ["Overtraining in runners", "name"],
  ["Pre-workout drinks", "name"],
] as const)("a title asks in any of its clauses: %s", (title, kind) => {
  expect(typedTitle(title, "english").kind).toBe(kind)
})

test.each([
  ["incir kabız yapar mı", null],
  ["İncir kabız yapar mı, kaç tane yenir", "İncir kabız yapar mı?"],
] as const)("what is all of a title is no part of it, in whatever letters: %s", (title, said) => {
  expect(openingPart(title, "turkish")).toBe(said)
})
