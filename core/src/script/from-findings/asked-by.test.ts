import { expect, test } from "vitest"
import { asksOfQuestion } from "./asked-by.ts"

const english = (keyword: string) => ({ language: "english" as const, keywords: [keyword] })

test.each([
  ["Would I notice any difference with magnesium?", "magnesium", "works"],
  ["Is there any point in magnesium?", "magnesium", "works"],
  ["Is coffee really good for me?", "coffee", "works"],
  ["How do I get acne under control?", "acne", "works"],
  ["What can go wrong with semaglutide?", "semaglutide", "safe"],
  ["Should I be careful with massage?", "massage", "safe"],
  ["Did magnesium do this to me?", "magnesium", "side_effects"],
  ["Where does acne come from?", "acne", "cause"],
  ["What beats keto, if anything?", "keto", "compare"],
  ["After how many weeks does yoga show?", "yoga", "how_long"],
  ["Which magnesium should I choose?", "magnesium", "forms"],
  ["Where would you turn with depression?", "depression", "do_first"],
  ["What do the studies on yoga show?", "yoga", "works"],
  ["What is safe to do with acne?", "acne", "safe"],
  ["What can magnesium do for you, and what not?", "magnesium", "works"],
  ["What is a sensible portion of coffee?", "coffee", "how_much"],
  ["Is fasting suitable for everyone?", "fasting", "who_not"],
  ["Whey or plant protein: which builds more muscle?", "whey", "compare"],
  ["Living with depression: how do you do it?", "depression", "do_first"],
])("%s", (text, keyword, ask) => {
  expect(asksOfQuestion(text, english(keyword))[0]).toBe(ask)
})

test("what somebody else worded is heard by its words", () => {
  expect(asksOfQuestion("How much magnesium should a runner take each day?", english("magnesium"))[0]).toBe(
    "how_much",
  )
  expect(
    asksOfQuestion("Magnezyum ne zaman alınmalı?", { language: "turkish", keywords: ["magnezyum"] })[0],
  ).toBe("when")
})
