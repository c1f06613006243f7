import { expect, test } from "vitest"
import { deliveredLibrary } from "#testing/evidence/delivered-library.ts"
import { turkishTraffic } from "#testing/topic/own-traffic.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { detectTopics } from "#topic/detect-topics.ts"

const library = deliveredLibrary()
const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const usual = readPosts(turkishTraffic(asOf))

const amounts = [
  "Kışın kreatin günde kaç gram olmalı",
  "Kreatin dozunu kaça çıkardınız",
  "Koca kutu kreatin, günlük miktarı ne kadar",
  "Bana kreatinin ne kadarı yeter ki",
]
const times = [
  "Kreatini sabah mı akşam mı içmeli?",
  "Oruçluyken kreatin ne zaman alınır",
  "kreatini yatmadan içenlerin uykusu kaçtı mı",
  "Antrenörüm kreatin antrenmandan sonra diyor, önce mi sonra mı",
  "İş çıkışı kreatin hangi saatte daha uygun",
  "Kreatin aç karnına mı tok karnına mı",
]
const lives = "balkon otobüs defter bahçe pazar tablet kuaför düğün köy vapur sinema kütüphane".split(" ")

const stories = [
  "Annem mutfakta anlatırken dinledim.",
  "Sahilde yürürken arkadaşım söyledi.",
  "Eski bir dergide karşıma çıktı.",
  "Servisteki herkes bundan bahsediyor.",
  "Yeğenim lisede hocasından duymuş.",
  "Bakkalın oğlu rafları gösterdi.",
  "Maçtan sonra soyunma odasında konuşuldu.",
  "Trende karşımdaki amca sordu.",
  "Taşınırken kutuların arasından çıktı.",
  "Bayram ziyaretinde laf lafı açtı.",
  "Kedim kavanozu devirince aklıma geldi.",
]

/** Two posts a day on one subject, by other people in other words: its number never changes, but what is asked may. */
const twoADay = (days: readonly [from: number, to: number], titles: ReadonlyArray<string>) =>
  readPosts(
    Array.from({ length: (days[1] - days[0]) * 2 }, (_, at) => {
      const day = days[0] + Math.floor(at / 2)
      const life = lives[(at * 5 + day) % lives.length] ?? ""
      return aPost({
        id: `kreatin-${day}-${at}`,
        community: "sohbet",
        title: `${titles[at % titles.length] ?? ""} (${life}, ${lives[(at + day * 7) % lives.length] ?? ""})`,
        body: `${stories[(at * 3 + day) % stories.length] ?? ""} ${stories[(at + day * 5) % stories.length] ?? ""}`,
        authorKey: `${day} ${at}`,
        createdAt: asOf - day * 86_400 - 5000 - (at % 2) * 20_000,
      })
    }),
  )

const before = twoADay([3, 30], amounts)

test("a question that people newly ask about what they always write about is a topic, counted by itself", () => {
  const [topic, ...others] = detectTopics({
    posts: [...usual, ...before, ...twoADay([0, 3], times)],
    asOf,
    library,
  })
  expect(others).toEqual([])
  expect(topic).toMatchObject({
    language: "turkish",
    // Any of the ways to ask when: a list of ten has none of them twice.
    title: expect.stringMatching(/^Kreatin.*(?:ne zaman|zaman hangisi).*\?$/),
    postCount: 6,
    engagementData: { question: { posts: 6, among: 6 }, tells: "question", whyNow: null },
  })
  expect(topic?.description).toContain(
    "kreatin konusunda 6 paylaşım aynı şeyi sordu; olağan zamanda hiç görülmez.",
  )
})

test("the weeks before are asked when their words are gone", () => {
  const wordless = twoADay([3, 30], times).map((post) => ({ ...post, text: null }))
  expect(detectTopics({ posts: [...usual, ...wordless, ...twoADay([0, 3], times)], asOf, library })).toEqual(
    [],
  )
})
