import { describe, expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { explainTopics } from "./detect-topics.ts"
import { isPerson } from "./person.ts"
import { droppedRow, notOfferedOf } from "./report.ts"
import { isRude } from "./unfit-name.ts"

const posts = (titles: ReadonlyArray<string>) =>
  readPosts(titles.map((title, i) => aPost({ id: `post-${i}`, community: "nutrition", title })))

describe("somebody's name, by the sentences that hold it", () => {
  test.each([
    [
      "Wendell Harkness",
      [
        "Wendell Harkness says seed oils cause acne",
        "Dr. Wendell Harkness on magnesium and sleep",
        "My doctor is Wendell Harkness and he wants me on statins",
        "Thoughts about protein and Wendell Harkness?",
      ],
    ],
    [
      "Marisol Quent",
      [
        "Video by Marisol Quent about fasting",
        "Marisol Quent told us to skip breakfast. She never eats before noon",
        "Interview with Marisol Quent, keto coach",
        "Is Marisol Quent's advice on creatine sound?",
      ],
    ],
    [
      "Dr Harkness",
      [
        "Saw Dr Harkness for my back pain",
        "Dr Harkness said to rest the knee",
        "Dr. Harkness thinks it is gout",
        "Has anyone met Dr Harkness? He is kind",
      ],
    ],
  ])("%s is a person", (name, titles) => {
    expect(isPerson(name, posts(titles), "english")).toBe(true)
  })

  test.each([
    [
      "Urolithin A",
      [
        "Taking Urolithin A for muscle",
        "Is Urolithin A worth it? My doctor says he takes it",
        "Urolithin A side effects",
        "The Urolithin A capsules gave me a headache",
      ],
    ],
    [
      "Boston Marathon",
      [
        "Ran the Boston Marathon with knee pain",
        "Boston Marathon training plan",
        "The Boston Marathon’s hills and my calves",
        "My coach said the Boston Marathon is cold",
      ],
    ],
    [
      "Wendell Harkness diet",
      [
        "Tried the Wendell Harkness diet",
        "Wendell Harkness diet: day three",
        "Is the Wendell Harkness diet safe? He sells it too",
        "Results of the Wendell Harkness diet",
      ],
    ],
    [
      "Zorbagin",
      [
        "Started Zorbagin for weight loss",
        "Zorbagin and nausea",
        "My doctor gave me Zorbagin, she said it helps",
        "Zorbagin's side effects",
      ],
    ],
    [
      "Dr Fizzle",
      ["A Dr Fizzle every day", "Drinking Dr Fizzle on keto", "Is a Dr Fizzle ok?", "Buying Dr Fizzle zero"],
    ],
  ])("%s is a thing", (name, titles) => {
    expect(isPerson(name, posts(titles), "english")).toBe(false)
  })

  test("in Turkish as well", () => {
    const said = [
      "Dr. Selim Karaduman magnezyum öneriyor",
      "Selim Karaduman hocanın videosunu izledim, uyku için ne dersiniz",
      "Selim Karaduman diyor ki kahvaltı şart değil",
      "Selim Karaduman'a göre kreatin zararlı mı?",
    ]
    const taken = [
      "Zorbagin kullanıyorum, yan etkisi var mı",
      "Zorbagin içen var mı?",
      "Zorbagin takviyesi işe yarıyor mu",
      "Doktor Zorbagin verdi",
    ]
    expect(isPerson("Selim Karaduman", posts(said), "turkish")).toBe(true)
    expect(isPerson("Zorbagin", posts(taken), "turkish")).toBe(false)
  })
})

describe("a rude word", () => {
  test.each(["fucking squats", "bullshit diet", "orospu çocuğu", "Siktir"])("%s is one", (name) =>
    expect(isRude(name)).toBe(true),
  )
  test.each([
    "anal fissure",
    "penis",
    "breast pump",
    "shiitake mushrooms",
    "cockroach allergy",
    "titration",
    "cumin",
    "bok choy",
    "assessment",
    "sık idrara çıkma",
    "sikloserin",
    "götürü",
    "boks",
  ])("%s is none", (name) => expect(isRude(name)).toBe(false))
})

describe("on a day", () => {
  const asOf = Date.UTC(2013, 3, 16, 9) / 1000
  const rising = (titles: ReadonlyArray<string>) =>
    titles.map((title, i) =>
      aPost({
        id: `rising-${i}`,
        community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
        title,
        createdAt: asOf - 3600 * (2 + 5 * i),
      }),
    )
  const dayOf = (titles: ReadonlyArray<string>) =>
    explainTopics({ posts: readPosts([...steadyTraffic(asOf), ...rising(titles)]), asOf })

  const about = (name: string) => [
    `${name} says seed oils cause acne`,
    `Dr. ${name} on magnesium and sleep`,
    `What do you think of ${name} and protein?`,
    `Video by ${name} about keto and cholesterol`,
    `${name} told me to stop running. He hates cardio`,
    `Is the advice of ${name} on calories sound?`,
    `${name} recommends creatine for everybody`,
  ]

  test("a person who rises is counted by that reason and named nowhere", () => {
    const { topics, dropped } = dayOf(about("Wendell Harkness"))
    expect(topics.map(({ title }) => title).join(" ")).not.toMatch(/harkness|wendell/i)
    expect(droppedRow(dropped).dropped.person).toEqual({ count: 1, names: ["Wendell Harkness"] })
    expect(notOfferedOf(dropped)).toContainEqual({ reason: "person", count: 1, names: ["Wendell Harkness"] })
  })

  test("a rude word that rises is counted by that reason", () => {
    const { topics, dropped } = dayOf(
      ["acne", "sleep", "diet", "protein", "keto", "squats"].map(
        (word) => `My bitchface and ${word}, a question`,
      ),
    )
    expect(topics.map(({ title }) => title).join(" ")).not.toMatch(/bitch/i)
    expect(droppedRow(dropped).dropped.rude).toEqual({ count: 1, names: ["bitchface"] })
  })

  test("letters of an alphabet that is not read are counted, and those drawn like Latin ones are read", () => {
    const strange = dayOf([0, 1, 2, 3, 4].map((i) => `Is омепразол safe with coffee and sleep ${i}?`))
    expect(droppedRow(strange.dropped).dropped.unreadable).toEqual({ count: 1, names: ["омепразол"] })
    for (const spelling of ["bеrberine", "ｂｅｒｂｅｒｉｎｅ", "𝗯𝗲𝗿𝗯𝗲𝗿𝗶𝗻𝗲"]) {
      const { topics, dropped } = dayOf(
        [
          "How much X is safe?",
          "X side effects?",
          "Is X good for sleep?",
          "X with coffee?",
          "Who takes X?",
        ].map((t) => t.replace("X", spelling)),
      )
      expect(topics.map(({ title }) => title.toLowerCase()).join(" ")).toContain("berberine")
      expect(droppedRow(dropped).dropped.unreadable.count).toBe(0)
    }
  })
})
