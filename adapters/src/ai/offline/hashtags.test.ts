import { askedTopic } from "@rounds/core/testing/script/asked-topics.ts"
import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { vocabulary } from "@rounds/core/vocabulary/vocabulary.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

const library = readLibrary()

type Spoken = "english" | "turkish"

const settingsIn = (language: Spoken) => ({
  ...defaultSettings,
  language,
  market: language === "turkish" ? ("TR" as const) : ("US" as const),
})

const tagsOn = (
  subject: string,
  language: Spoken = "english",
  spoken: Spoken = language,
  tells: "subject" | "word" = "subject",
) =>
  writeOffline(
    orderFor(
      settingsIn(spoken),
      askedTopic({ title: `${subject}: today`, subject, language, posts: 12, tells }),
    ),
    library,
  )?.hashtags ?? []

const tagsOfTitle = (title: string, language: Spoken = "english") =>
  writeOffline(orderFor(settingsIn(language), null, title), library)?.hashtags ?? []

describe("hashtags", () => {
  test("promise no evidence and no facts where a script only asks", () => {
    for (const subject of ["hammocks", "headphones", "burpees", "pole dancing", "treadmills"]) {
      expect(tagsOn(subject).length).toBeGreaterThan(0)
      expect(tagsOn(subject).join(" ")).not.toMatch(/evidence|facts|explained|myths/)
      expect(tagsOn(subject, "english", "turkish").join(" ")).not.toMatch(/kanıt|bilgisi|nedir|efsane/)
    }
  })

  test("speak of causes of complaints, and accuse nothing that is taken, eaten or done", () => {
    const on = (title: string, subject: string, spoken: Spoken = "english") =>
      writeOffline(orderFor(settingsIn(spoken), askedTopic({ title, subject, posts: 12 })), library)
        ?.hashtags ?? []
    expect(on("Knee clicking: what is behind it?", "knee clicking").join(" ")).toMatch(/causes/)
    for (const subject of ["semaglutide", "creatine", "oat milk", "deadlifts", "intermittent fasting"]) {
      expect(on(`Is ${subject} causing trouble, and why?`, subject).join(" ")).not.toMatch(/causes/)
      expect(on(`Is ${subject} causing trouble, and why?`, subject, "turkish").join(" ")).not.toMatch(
        /nedenleri/,
      )
    }
  })

  test("say once what a name asks already", () => {
    expect(tagsOfTitle("How do I quit smoking?")).toContain("#quittingsmoking")
    expect(tagsOfTitle("How do I quit smoking?").join(" ")).not.toMatch(/smoking(?:stop|quit)/)
  })

  test("have no name in its plural beside it", () => {
    expect(tagsOn("energy drinks")).not.toContain("#energydrink")
    expect(tagsOn("sunscreens")).not.toContain("#sunscreen")
    expect(tagsOn("common cold")).not.toContain("#commoncolds")
    expect(tagsOn("sivilceler", "turkish")).not.toContain("#sivilce")
    expect(tagsOn("antidepresan", "turkish")).not.toContain("#antidepresanlar")
  })

  test("part two things, and begin with no article", () => {
    expect(tagsOn("isotretinoin")).toEqual(expect.arrayContaining(["#retinoids", "#isotretinoin"]))
    expect([...tagsOn("isotretinoin"), ...tagsOn("yoga")].join(" ")).not.toMatch(/retinoidsand|yogaand/)
    expect(tagsOn("badem", "turkish").join(" ")).not.toMatch(/cevizbademve/)
    expect([...tagsOn("the keto diet"), ...tagsOn("the pelvic floor")].join(" ")).not.toMatch(/#the/)
  })

  test("name no product and no person where the thing has a name of its own", () => {
    expect(tagsOn("Optimum Nutrition whey").join(" ")).not.toMatch(/optimum/)
    expect(tagsOn("Red Bull").join(" ")).not.toMatch(/redbull/)
    expect(tagsOn("Ozempic").join(" ")).not.toMatch(/ozempic/)
    expect(tagsOn("Wim Hof", "turkish").join(" ")).not.toMatch(/wimhof/)
    expect(tagsOn("Theragun", "turkish").join(" ")).not.toMatch(/theragun/)
    expect(tagsOfTitle("Dr. Oz said olive oil cures everything")).toEqual(["#oliveoil"])
  })

  test("join nothing of one language to a word of another, nor to a word that posts only name", () => {
    expect(tagsOn("headphones", "english", "turkish")).toEqual(["#headphones"])
    expect(tagsOn("“MDs”", "english", "english", "word")).toEqual(["#mds"])
  })

  test("write abbreviations with the letters that they have everywhere", () => {
    expect(tagsOn("HIIT", "turkish")).toContain("#hiit")
    expect(tagsOn("antidepresanlar", "turkish").join(" ")).not.toMatch(/ssrı/)
  })

  test("come from no filler of a sentence", () => {
    for (const title of [
      "I don't know what to eat anymore",
      "how to stop cutting",
      "What do I do with everything",
    ]) {
      for (const language of ["english", "turkish"] as const)
        expect(tagsOfTitle(title, language).join(" ")).not.toMatch(
          /#(?:anymore|know|what|everything|dontknow|stop)/,
        )
      expect(tagsOfTitle(title).length).toBeGreaterThan(0)
    }
  })

  test("repeat no claim that must not be made", () => {
    for (const title of ["Vaccines cause autism", "Garlic cures cancer"])
      for (const language of ["english", "turkish"] as const)
        expect(tagsOfTitle(title, language).join(" ")).not.toMatch(/cause|cures|neden/)
  })

  test("are short, well formed, each once and at most five, whatever the subject", () => {
    for (const { name } of vocabulary.filter((_, at) => at % 17 === 0))
      for (const spoken of ["english", "turkish"] as const) {
        const tags = tagsOn(name, "english", spoken)
        expect({ name, count: tags.length > 0 && tags.length <= 5 }).toEqual({ name, count: true })
        expect(new Set(tags).size).toBe(tags.length)
        for (const tag of tags) expect(tag).toMatch(/^#[\p{Ll}\p{N}]{2,28}$/u)
      }
  })
})
