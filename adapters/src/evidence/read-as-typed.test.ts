import { describe, expect, test } from "vitest"
import { scriptOn } from "#testing/typed-script.ts"

const denies = /no source|word for word|kaynağım yok|birebir yanıt vermiyor/

describe("a title is read as it was typed", () => {
  test.each([
    ["Why do I wake up at 3 a.m.?", "english", /[Ww]aking at night|[Ii]nsomnia/],
    ["Is it safe to lift weights during pregnancy?", "english", /miscarriage|strength exercise/],
    ["How much water should an older person drink?", "english", /1\.6 litres/],
    ["What is prediabetes?", "english", /HbA1c/],
    ["What is perimenopause?", "english", /perimenopause/i],
    ["Early signs of dementia", "english", /planning simple tasks|forgetting|speech/],
    ["Signs of heart failure you should not ignore", "english", /breathlessness/],
    ["Is your penicillin allergy real?", "english", /nine in ten/i],
    ["Does whitening damage your teeth?", "english", /enamel|sensitive/],
    ["Golfer's elbow: exercises that help", "english", /[Ss]trengthening and stretching/],
    ["Mould at home: is it bad for your lungs?", "english", /asthma and breathing/],
    ["Does being cold give you a cold?", "english", /chilled feet|being cold/],
    ["Üşütünce hasta olunur mu?", "turkish", /üşü(?:me|t)/],
    ["Are bananas bad for diabetics?", "english", /banana/],
    ["Is rice bad for diabetics?", "english", /white rice/],
    ["Mastitis: keep breastfeeding or stop?", "english", /keep breastfeeding/],
    ["Meme iltihabında emzirmeye devam edilir mi?", "turkish", /emzirmeyi sürdür/],
    ["When should a toddler talk?", "english", /50 words/],
    ["Golfçü dirseğinde hangi egzersiz yapılır?", "turkish", /güçlendirme ve esnetme/],
    ["Koltuk altı kokusu neden olur?", "turkish", /bakteri/],
    ["Reflü hastaları nasıl uyumalı?", "turkish", /yatağ|yastık|yatmadan|sola|başı/],
  ] as const)("%s", (title, language, answer) => {
    const said = scriptOn(title, language).join(" ")
    expect(said).toMatch(answer)
    expect(said).not.toMatch(denies)
  })

  test("no year is told as the newest where a page without one may be newer", () => {
    expect(scriptOn("How long does the flu last?", "english").join(" ")).not.toMatch(/the newest is from/)
    expect(scriptOn("Grip kaç gün sürer?", "turkish").join(" ")).not.toMatch(/en yenisi/)
  })

  test("a name that sounds like a question asks nothing", () => {
    // Nobody who has a trigger finger asks what triggers it.
    expect(scriptOn("Trigger finger: do you need surgery?", "english").join(" ")).not.toMatch(denies)
  })

  test("what a title wants to do without is not told", () => {
    const heat = scriptOn("What helps period pain without pills?", "english").join(" ")
    expect(heat).toMatch(/[Hh]eat|exercise/)
    expect(heat).not.toMatch(/ibuprofen|aspirin/i)
    expect(scriptOn("Tetik parmak ameliyatsız geçer mi?", "turkish").join(" ")).not.toMatch(/ameliyat 72/)
    expect(scriptOn("İlaçsız tansiyon düşürme", "turkish").join(" ")).not.toMatch(/tansiyon ilac/i)
  })

  test("no word of it is another one in the other language", () => {
    expect(scriptOn("Is lip balm addictive?", "english").join(" ")).not.toMatch(/honey/i)
    expect(scriptOn("Sound bite practice", "english").join(" ")).not.toMatch(/\blice\b/i)
    expect(scriptOn("Bit nasıl geçer", "english").join(" ")).toMatch(/\blice\b/i)
    expect(scriptOn("Beta alanin", "english").join(" ")).toMatch(/beta-alanine/i)
  })

  test.each([
    ["Pacemaker recovery", "english", /training|overtraining/i],
    ["Appendectomy recovery", "english", /training/i],
    ["Dengue fever rash", "english", /38 degrees/],
    ["Thyroid nodule cancer", "english", /hypothyroidism|thyroid hormone/i],
    ["Tiroit nodülü", "turkish", /tiroit hormon/i],
  ] as const)("a word that it shares with a file is not what it asks about: %s", (title, language, told) => {
    expect(scriptOn(title, language).join(" ")).not.toMatch(told)
  })

  test("a wide word by itself, or beside what is known, is", () => {
    expect(scriptOn("Recovery", "english").join(" ")).toMatch(/[Tt]raining/)
    expect(scriptOn("Fever after a vaccine", "english").join(" ")).toMatch(/[Ff]ever/)
  })

  test.each([
    ["Which mattress is good for a sore back?", "english", /medium-firm/],
    ["Best sleeping position for back pain", "english", /on your side/],
    ["Bel ağrısında nasıl yatmalı?", "turkish", /yan yat/],
  ] as const)("%s", (title, language, answer) => {
    expect(scriptOn(title, language).join(" ")).toMatch(answer)
  })

  test("mistakes are what does harm, and not what works", () => {
    expect(scriptOn("Contact lenses: 5 mistakes", "english").join(" ")).toMatch(
      /[Ss]leeping in contact lenses/,
    )
  })

  test("a counted tip has its number and no other lead", () => {
    const tips = scriptOn("Caring for a parent: 3 tips so you do not burn out", "english").join(" ")
    expect(tips).toMatch(/Two: /)
    expect(tips).not.toMatch(/(?:One|Two|Three): (?:otherwise|apart from that|beyond that)/)
  })
})
