import { describe, expect, test } from "vitest"
import { turkishBurst, turkishTraffic } from "#testing/topic/own-traffic.ts"
import { readPosts } from "#testing/topic/posts.ts"
import { explainTopics } from "#topic/detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const usual = readPosts(turkishTraffic(asOf))
const planted = (key: string, titles: ReadonlyArray<string>) =>
  explainTopics({ posts: [...usual, ...readPosts(turkishBurst(asOf, key, titles))], asOf })

describe("somebody's name", () => {
  // Nobody of these names is known for anything; each is written with capitals and without, as posts are.
  test.each([
    [
      "Volkan Demirtay",
      [
        "Volkan Demirtay kilo vermiş nasıl",
        "volkan demirtay diyeti",
        "Volkan Demirtay antrenman programı",
        "volkan demirtay sakatligi",
      ],
    ],
    [
      "Ayşegül Koruhan",
      [
        "Ayşegül Koruhan diyeti yapan",
        "aysegul koruhan mitokondri",
        "Ayşegül Koruhan kitabı okudum",
        "aysegul koruhan alkali",
      ],
    ],
    [
      "Elvan Odabaş",
      [
        "Elvan Odabaş kürü yapan",
        "elvan odabas lahana",
        "Elvan Odabaş listesi",
        "elvan odabas zayiflatir mi",
      ],
    ],
    [
      "Nermin Gürsal",
      [
        "Nermin Gürsal pilates videoları işe yarıyor mu",
        "nermin gursal ile 30 gun",
        "Nermin Gürsal karın hareketi",
        "nermin gursal hamile pilatesi",
      ],
    ],
  ])("is no topic: %s", (name, titles) => {
    const { topics, dropped } = planted(name, titles)
    expect(topics.map(({ title }) => title)).toEqual([])
    expect(dropped).toContainEqual({ name: name.toLocaleLowerCase("tr"), reason: "person" })
  })

  test.each([
    ["bosu topu", ["Bosu topu ile denge", "bosu topu hangi marka", "Bosu topu işe yarar mı", "bosu topu ev"]],
    [
      "murat dağı suyu",
      ["Murat Dağı suyu iyi mi", "murat dagi suyu ph", "Murat Dağı suyu içen", "murat dagi suyu sodyum"],
    ],
    [
      "turşu suyu",
      ["Turşu suyu kramp", "tursu suyu icilir mi", "Turşu suyu tansiyon", "tursu suyu spor sonrasi"],
    ],
    [
      "mehmet efendi kahvesi",
      [
        "Mehmet efendi kahvesi mideyi yakar mı",
        "mehmet efendi kahvesi kac kalori",
        "Mehmet efendi kahvesi şekersiz",
        "mehmet efendi kahvesi aksam",
      ],
    ],
  ])("is none where it is a thing's: %s", (name, titles) => {
    const { topics, dropped } = planted(name, titles)
    expect(topics.map(({ keywords }) => keywords[0]?.toLocaleLowerCase("tr"))).toContain(name)
    expect(dropped.filter(({ reason }) => reason === "person")).toEqual([])
  })
})

test.each([
  [
    "sedef kremi",
    ["sedef kremi öneren", "sedef kremi hangi marka", "sedef kremi işe yarar mı", "sedef kremi yan etki"],
  ],
  [
    "mine aşınması",
    ["mine aşınması geçer mi", "mine aşınması diş macunu", "mine aşınması neden", "mine aşınması dolgu"],
  ],
])("what a first name means as a word is a thing, typed small: %s", (name, titles) => {
  expect(planted(name, titles).dropped.filter(({ reason }) => reason === "person")).toEqual([])
})
