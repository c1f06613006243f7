import { describe, expect, test } from "vitest"
import { figuresIn } from "./figures.ts"

describe("the figures of a sentence", () => {
  test.each([
    ["It fell by 27 percent.", ["27%"]],
    ["It fell by twenty-seven per cent.", ["27%"]],
    ["A trial of 1,204 adults.", ["1204"]],
    ["A trial of one thousand two hundred and four adults.", ["1204"]],
    ["Three to five grams a day.", ["3", "5"]],
    ["About 2.5 milligrams.", ["2.5"]],
    ["Two thirds of them, or half.", ["2/3", "50%"]],
    ["Twice as many.", ["2"]],
    ["One thing first: three questions, step two.", []],
    ["Take 5g.", ["5"]],
    ["Vitamin B12 and omega-3.", []],
    ["A hundred and fifty people.", ["150"]],
    ["From 1 in 1,000 to 2 in 1,000.", ["1", "1000", "2"]],
  ])("English: %s", (sentence, figures) => {
    expect([...figuresIn(sentence, "english")].toSorted()).toEqual(figures.toSorted())
  })

  test.each([
    ["Yüzde yirmi yedi azaldı.", ["27%"]],
    ["%27 azaldı.", ["27%"]],
    ["1.204 yetişkin, 2,5 miligram.", ["1204", "2.5"]],
    ["Yüz elli kişi.", ["150"]],
    ["Günde üç ila beş gram.", ["3", "5"]],
    ["Üçte ikisi iyileşti.", ["2/3"]],
    ["Hastaların yüzde otuzunda, dördünde.", ["30%", "4"]],
    ["Onu ona sordum; altı yıl.", ["6"]],
    ["Önce bir şey: üç soru.", []],
    ["İki yüz kişide yarısı.", ["200", "50%"]],
  ])("Turkish: %s", (sentence, figures) => {
    expect([...figuresIn(sentence, "turkish")].toSorted()).toEqual(figures.toSorted())
  })
})
