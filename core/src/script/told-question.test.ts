import { aspects } from "#reading/asks.ts"
import { conceptOf, subjectOf } from "#vocabulary/subjects.ts"
import { questionOf } from "#wording/question.ts"
import { describe, expect, test } from "vitest"
import { toldQuestion } from "./told-question.ts"

const english = (...keywords: ReadonlyArray<string>) => ({ language: "english" as const, keywords })
const turkish = (...keywords: ReadonlyArray<string>) => ({ language: "turkish" as const, keywords })

describe("a question that was counted in English", () => {
  test.each([
    ["chicken", "tavuk", "How do you like to prepare chicken?", "Tavuk ile ne pişirebilirim?"],
    ["eggs", "yumurta", "Are eggs bad for me?", "Yumurta bana zararlı mı?"],
    ["heel pain", "topuk dikeni", "What helps you with heel pain?", "Topuk dikenine ne iyi geliyor?"],
    ["alcohol", "alkol", "How much alcohol is too much?", "Alkolün ne kadarı fazla?"],
    [
      "keto",
      "keto diyeti",
      "How strict do I have to be with keto?",
      "Keto diyetine ne kadar sıkı uymalıyım?",
    ],
    ["deadlifts", "deadlift", "Am I doing deadlifts right?", "Deadlifti doğru yapıyor muyum?"],
    ["statins", "statinler", "What happens when I stop taking statins?", "Statinleri bırakınca ne olur?"],
    [
      "magnesium",
      "magnezyum",
      "When is the best time for magnesium?",
      "Magnezyum için en uygun zaman hangisi?",
    ],
  ])("is put in Turkish as one would ask it: %s", (subject, name, asked, told) => {
    expect(toldQuestion(asked, english(subject), "turkish", name)).toBe(told)
  })

  test.each([
    ["coffee", "kahve", "amount", "Ne kadar kahve içebilirim?"],
    ["coffee", "kahve", "timing", "Kahveyi ne zaman içmeliyim?"],
    ["coffee", "kahve", "cook", "Kahveyi nasıl hazırlıyorsunuz?"],
    ["green tea", "yeşil çay", "amount", "Ne kadar yeşil çay içebilirim?"],
    ["orange juice", "portakal suyu", "amount", "Ne kadar portakal suyu içebilirim?"],
    ["soup", "çorba", "cook", "Çorbayı nasıl yapıyorsunuz?"],
    ["soup", "çorba", "amount", "Ne kadar çorba içebilirim?"],
    ["pizza", "pizza", "cook", "Pizzayı nasıl yapıyorsunuz?"],
    ["pizza", "pizza", "choice", "En sevdiğiniz pizza hangisi?"],
    ["pizza", "pizza", "amount", "Ne kadar pizza yiyebilirim?"],
    ["olive oil", "zeytinyağı", "amount", "Ne kadar zeytinyağı tüketebilirim?"],
    ["tomato sauce", "domates sosu", "amount", "Ne kadar domates sosu tüketebilirim?"],
    ["cucumber", "salatalık", "cook", "Salatalık ile ne pişirebilirim?"],
    ["chicken", "tavuk", "amount", "Ne kadar tavuk yiyebilirim?"],
    ["chicken", "tavuk", "timing", "Tavuğu ne zaman yemeliyim?"],
  ] as const)("takes the verb of what it is about: %s as %s, %s", (subject, name, aspect, told) => {
    const listed = subjectOf(conceptOf(subject), null, new Float64Array(0))
    if (listed === null) throw new Error(`${subject} is not listed`)
    expect(toldQuestion(questionOf(aspect, listed), english(subject), "turkish", name)).toBe(told)
  })

  test.each([
    ["breakfast", "kahvaltı", "Which breakfast ideas can you recommend?", "Kahvaltı için ne önerirsiniz?"],
    [
      "lunch",
      "öğle yemeği",
      "Which lunch ideas are cheap and good?",
      "Öğle yemeği için hem ucuz hem iyi ne var?",
    ],
    [
      "snack",
      "ara öğün",
      "Which snack ideas are really healthy?",
      "Ara öğün için gerçekten sağlıklı olan ne?",
    ],
    // These stood without a Turkish question, though people ask them of every race.
    ["marathons", "maraton", "What should I eat for marathons?", "Maraton için ne yemeliyim?"],
    [
      "half marathons",
      "yarı maraton",
      "When should I start to prepare for half marathons?",
      "Yarı maratona hazırlanmaya ne zaman başlamalıyım?",
    ],
    ["races", "yarışlar", "What can go wrong at races?", "Yarışlarda ne ters gidebilir?"],
  ])("is put of a meal and of a race as one would ask it: %s", (subject, name, asked, told) => {
    expect(toldQuestion(asked, english(subject), "turkish", name)).toBe(told)
  })

  test("is left out where nobody makes it", () => {
    const listed = subjectOf(conceptOf("tap water"), null, new Float64Array(0))
    if (listed === null) throw new Error("tap water is not listed")
    const asked = questionOf("cook", listed)
    expect(toldQuestion(asked, english("tap water"), "turkish", "musluk suyu")).toBeNull()
  })

  test("is left out where it is none of ours, or none that Turkish has", () => {
    expect(toldQuestion("Why did my pan stick?", english("eggs"), "turkish", "yumurta")).toBeNull()
    expect(toldQuestion("Are eggs bad for me?", english("eggs"), "turkish", "“egg whites”")).toBeNull()
    expect(toldQuestion("Are eggs bad for me?", english("zorblax"), "turkish", "zorblax")).toBeNull()
  })

  test("is never half in English", () => {
    const names = [
      "chicken",
      "deadlifts",
      "keto",
      "anxiety",
      "knee pain",
      "sauna",
      "whey",
      "ibuprofen",
      "yoga",
    ]
    let told = 0
    for (const name of names) {
      const subject = subjectOf(conceptOf(name), null, new Float64Array(0))
      if (subject === null) throw new Error(`${name} is not listed`)
      for (const aspect of aspects) {
        const text = toldQuestion(questionOf(aspect, subject), english(name), "turkish", "deneme")
        if (text === null) continue
        told += 1
        expect(text).toMatch(/^(?=\p{Lu})[^?]*[Dd]eneme[^?]*\?$/u)
        expect(text).not.toMatch(/(?<!\p{L})(?:how|what|is|are|the|my)(?!\p{L})/u)
      }
    }
    expect(told).toBeGreaterThan(100)
  })

  test("stands as it is in English", () => {
    expect(toldQuestion("Why did my pan stick?", english("eggs"), "english", "eggs")).toBe(
      "Why did my pan stick?",
    )
  })
})

describe("a question that was counted in Turkish", () => {
  test.each([
    [
      "magnezyum",
      "magnesium",
      "Magnezyumu ne zaman kullanmak daha doğru?",
      "When is the best time for magnesium?",
    ],
    ["kreatin", "creatine", "Kreatin gerçekten işe yarıyor mu?", "Does creatine really do anything?"],
    [
      "topuk ağrısı",
      "heel pain",
      "Topuk ağrısına gerçekten ne iyi geliyor?",
      "What helps you with heel pain?",
    ],
  ])("is put in English as one would ask it: %s", (subject, name, asked, told) => {
    expect(toldQuestion(asked, turkish(subject), "english", name)).toBe(told)
  })

  test("is left out where English has none of it", () => {
    expect(
      toldQuestion("Kreatin hakkında söylenenler doğru mu?", turkish("kreatin"), "english", "creatine"),
    ).toBeNull()
  })
})
