import { expect, test } from "vitest"
import { deliveredLibrary } from "#testing/evidence/delivered-library.ts"
import { turkishBurst, turkishTraffic } from "#testing/topic/own-traffic.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { shelvesOf } from "#topic/detect-topics.ts"
import { withSubjects } from "#vocabulary/in-force.ts"
import { delivered, laidOver } from "#vocabulary/stored.ts"

const library = deliveredLibrary()
const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const usual = readPosts(turkishTraffic(asOf))

const endings = [
  "",
  ", sizde nasıl",
  " acaba",
  " bilen var mı",
  ", yeni başladım",
  " (34, kadın)",
  ", yardım",
]
const bodies = [
  "Uzun zamandır merak ediyorum, evde herkes başka söylüyor.",
  "Komşum anlattı, ben de denemek istedim ama emin olamadım.",
  "Geçen ay başladım, sonuçtan tam memnun değilim.",
  "Market raflarında bir sürü çeşidi var, kafam karıştı.",
  "Kızım sordu, doğru düzgün yanıt veremedim.",
  "İşyerinde arkadaşlar bambaşka tavsiyeler verdi bana.",
  "Yaz tatilinden beri aklımda, bir türlü soramadım.",
]
const seconds = [
  "Akşamları balkonda çay keyfi yaparken düşündüm.",
  "Otobüs yolculuğunda gazetede okumuştum.",
  "Eski defterimi karıştırınca not bulmuşum.",
  "Kayınvalidem ısrar ediyor, kıramıyorum.",
  "Bahçede çalışırken fark ettim durumu.",
  "Üniversitede hocamız örnek vermişti.",
  "Pazar alışverişinde satıcı övdü durdu.",
  "Torunum tablette gösterdi geçenlerde.",
  "Kuaförde sohbet ederken konu açıldı.",
  "Düğünde masadaki herkes tartıştı.",
  "Köydeki teyzem mektup yazmış sağ olsun.",
]

/** The same few questions every day of the month, by other people and in other words each time. */
const everyDay = (name: string, titles: ReadonlyArray<string>) =>
  readPosts(
    Array.from({ length: 30 }, (_, day) =>
      aPost({
        id: `${name}-${day}`,
        community: "sohbet",
        title: `${titles[day % titles.length] ?? ""}${endings[day % endings.length] ?? ""}`,
        body: `${bodies[day % bodies.length] ?? ""} ${seconds[day % seconds.length] ?? ""}`,
        authorKey: `${name} ${day}`,
        createdAt: asOf - day * 86_400 - 7000,
      }),
    ),
  )

const elbows = everyDay("dirsek", [
  "Tenisçi dirseği için hangi egzersizle başlamalı",
  "Tenisçi dirseği nasıl geçer",
  "Fareyi tutunca tenisçi dirseği, ne yapmalıyım",
])
const vitamins = everyDay("vitamin", [
  "D vitamini günde kaç ünite alınmalı",
  "Kışın D vitamini ne kadar olmalı",
  "d vitamini dozu kaç olmalı",
])

const shelves = (posts: typeof usual) => shelvesOf({ posts: [...usual, ...posts], asOf, library })
const ownOf = ({ steady }: ReturnType<typeof shelves>) =>
  steady.filter(({ language }) => language === "turkish")

test("what is asked every week in Turkish stands on the shelf, by the name that people write, with its counts", () => {
  const found = shelves([...elbows, ...vitamins])
  const asked = ownOf(found)
  expect(asked.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(["tenisçi dirseği", "D vitamini"]),
  )
  const elbow = asked.find(({ subject }) => subject === "tenisçi dirseği")
  expect(elbow).toMatchObject({
    key: "tr-tenisci-dirsegi-do-first",
    title: expect.stringMatching(/^Tenisçi dirseği.* ne (?:yapmalı|yapmalıyım)\?$|nasıl geçer\?$/),
    question: "Tenisçi dirseği için ilk ne yapmalıyım?",
    posts: 7,
    among: 7,
    days: 7,
  })
  expect(elbow?.specialties).toContain("physical_therapist")
  const opened = found.steadyTopics.filter(({ language }) => language === "turkish")
  expect(opened.map(({ title }) => title)).toEqual(asked.map(({ title }) => title))
  for (const topic of opened) {
    expect(topic).toMatchObject({ trendVelocity: "steady", themeKey: expect.stringMatching(/^steady-tr-/) })
    const said = [
      topic.title,
      topic.description,
      topic.previewSnippet,
      topic.userContext,
      topic.trendAnalysis,
      ...topic.scriptAngles,
      ...topic.redditQuotes.map(({ text }) => text),
    ].join(" ")
    expect(said).not.toMatch(/(?<!\p{L})(?:the|and|of|posts?|people|what|how|days?|ask|usual)(?!\p{L})/iu)
  }
})

test("what rises is not asked steadily too, and nothing of it makes another subject", () => {
  const burst = readPosts(
    turkishBurst(asOf, "diz", [
      "Diz kapağı ağrısı nasıl geçer, uyku uyutmuyor",
      "Diz kapağı ağrısı için ne yapmalı, uyku kalmadı",
      "Diz kapağı ağrısı neden artar, uyku haram oldu",
      "Koşunca diz kapağı ağrısı, uyku bozuldu",
      "Diz kapağı ağrısı buzla geçer mi",
      "Diz kapağı ağrısı kaç haftada biter",
      "Diz kapağı ağrısı ve bisiklet, deneyen",
      "Çömelince diz kapağı ağrısı",
    ]),
  )
  const found = shelves([...burst, ...vitamins])
  expect(found.topics.map(({ themeKey }) => themeKey)).toContain("tr-diz-kapagi-agrisi")
  expect(ownOf(found).map(({ subject }) => subject)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:diz|uyku$)/)]),
  )
})

test("a subject that was written by hand is found in Turkish as if it had been delivered", () => {
  const powders = everyDay("toz", [
    "Ayışığı tozu ne kadar kullanılır",
    "Günde ne kadar ayışığı tozu olmalı",
    "Ayışığı tozu fazlası dokunur, ne kadar alıyorsunuz",
  ])
  expect(ownOf(shelves(powders)).map(({ subject }) => subject)).not.toContain("ayışığı tozu")
  const subjects = laidOver([
    {
      key: "moonlight powder",
      name: "moonlight powder",
      kind: "supplement",
      forms: { english: ["moonlight powder"], turkish: ["ayışığı tozu"] },
      evidence: null,
      retired: false,
    },
  ])
  expect(
    withSubjects(subjects, () => ownOf(shelves(powders)).map(({ subject, category }) => [subject, category])),
  ).toContainEqual(["ayışığı tozu", "supplements"])
})

test("a subject that is retired by hand is found in no language, whatever list names it", () => {
  const powders = everyDay("kreatin", [
    "Kreatin günde kaç gram alınmalı",
    "Kreatin dozu ne kadar olmalı",
    "Günde ne kadar kreatin monohidrat yeterli",
  ])
  const subjectsOf = () => ownOf(shelves(powders)).map(({ subject }) => subject)
  expect(subjectsOf()).toContain("kreatin")
  const written = delivered.get("creatine")
  if (written === undefined) throw new Error("creatine is delivered")
  const retired = laidOver([{ ...written, key: "creatine", retired: true }])
  expect(withSubjects(retired, subjectsOf).filter((name) => name.includes("kreatin"))).toEqual([])
  const changed = laidOver([{ ...written, key: "creatine", name: "creatine powder", retired: false }])
  expect(withSubjects(changed, subjectsOf)).toContain("kreatin")
})
