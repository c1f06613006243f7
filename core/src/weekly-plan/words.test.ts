import { expect, test } from "vitest"
import { worded } from "#notification/words.ts"
import { storedDocuments, withoutEachKey } from "#testing/stored-documents.ts"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { planNotice } from "./tell-plans.ts"
import { WeeklyPlan } from "./weekly-plan.ts"
import { whyPlanned } from "./words.ts"

const decode = Schema.decodeUnknownResult(WeeklyPlan)
const plans = storedDocuments("weekly-plans").map((stored) => Result.getOrThrow(decode(stored)))
const topics = plans.flatMap((plan) => plan.topics)

test("a plan that lacks a key cannot be read", () => {
  for (const stored of storedDocuments("weekly-plans"))
    for (const [path, copy] of withoutEachKey(stored))
      expect({ path, read: Result.isSuccess(decode(copy)) }).toEqual({ path, read: false })
})

test("every reason is said by its counts, in both languages", () => {
  expect(topics.map((topic) => whyPlanned(topic, "english"))).toEqual([
    "New word: “gummies”, in 22 of 23 posts. It concerns your profession.",
    "12 of 30 posts in 7 days ask or answer: “Should I keep running?”",
    "First seen on November 17; now 9 posts in 4 communities.",
    "New in 3 of 5 communities.",
    "18 posts in three days; 4.2 would be usual.",
  ])
  expect(topics.map((topic) => whyPlanned(topic, "turkish"))).toEqual([
    "Yeni sözcük: “gummies”; 23 paylaşımın 22 tanesinde geçiyor. Mesleğinizle ilgili bir konu. Konunun dili İngilizce.",
    "Son 7 günde 30 paylaşımın 12 tanesi bunu soruyor ya da yanıtlıyor: “Should I keep running?” Konunun dili İngilizce.",
    "İlk kez 17 Kasım günü görüldü; şimdi 4 toplulukta 9 paylaşım var. Konunun dili İngilizce.",
    "Konuşulduğu 5 topluluğun 3 tanesinde yeni. Konunun dili İngilizce.",
    "Üç günde 18 paylaşım; olağan sayı 4,2. Konunun dili İngilizce.",
  ])
})

test("only a topic in another language than the reader's says in which it is", () => {
  const [topic] = topics
  if (topic === undefined) throw new Error("no topic")
  const turkish = { ...topic, suits: null, language: "turkish" as const }
  expect(whyPlanned(turkish, "turkish")).toBe("Yeni sözcük: “gummies”; 23 paylaşımın 22 tanesinde geçiyor.")
  expect(whyPlanned(turkish, "english")).toBe("New word: “gummies”, in 22 of 23 posts. It is in Turkish.")
})

test("a name says that its posts share no question and asks to read them, in both languages", () => {
  const kale = {
    subject: "kale",
    title: "Kale",
    language: "english" as const,
    namesOnly: true,
    topicId: "kale",
    reason: { kind: "more_posts" as const, posts: 5, usual: 2 },
    suits: "dietitian" as const,
    angle: null,
  }
  expect(whyPlanned(kale, "english")).toBe(
    "5 posts in three days; 2 would be usual. No question that half of its posts share: read some of them before you film. It concerns your profession.",
  )
  expect(whyPlanned({ ...kale, title: "Lahana", language: "turkish", suits: null }, "turkish")).toBe(
    "Üç günde 5 paylaşım; olağan sayı 2. Paylaşımların en az yarısının sorduğu ortak bir soru yok: Çekmeden önce birkaçını okuyun.",
  )
})

test("what holds of every post is said of all of them", () => {
  const every = topics.map((topic) => {
    const { reason } = topic
    if (reason.kind === "asked" || reason.kind === "new_word")
      return { ...topic, suits: null, reason: { ...reason, posts: reason.among } }
    return reason.kind === "spread"
      ? { ...topic, suits: null, reason: { ...reason, newOnes: reason.communities } }
      : topic
  })
  expect(Object.fromEntries(every.map((topic, at) => [at, whyPlanned(topic, "english")]))).toMatchObject({
    0: "New word: “gummies”, in all 23 posts.",
    1: "All 30 posts in 7 days ask or answer: “Should I keep running?”",
    3: "New in all 5 communities.",
  })
  expect(Object.fromEntries(every.map((topic, at) => [at, whyPlanned(topic, "turkish")]))).toMatchObject({
    0: "Yeni sözcük: “gummies”; 23 paylaşımın tamamında geçiyor. Konunun dili İngilizce.",
    1: "Son 7 günde 30 paylaşımın tamamı bunu soruyor ya da yanıtlıyor: “Should I keep running?” Konunun dili İngilizce.",
    3: "Konuşulduğu 5 topluluğun tamamında yeni. Konunun dili İngilizce.",
  })
})

test("the mail has a paragraph for each topic and says when they are sample data", () => {
  const says = plans.map((plan) => {
    const notice = planNotice(plan, "english")
    return notice === null ? [] : worded(notice, "english").says
  })
  expect(says[0]?.slice(1)).toEqual([
    "1. Vitamin D gummies: do they hold what the label says?\nNew word: “gummies”, in 22 of 23 posts. It concerns your profession.",
    "2. Knee trouble: keep moving or rest?\n12 of 30 posts in 7 days ask or answer: “Should I keep running?”",
    "3. Wall sits for blood pressure\nFirst seen on November 17; now 9 posts in 4 communities.",
  ])
  expect(says[1]?.slice(2)).toEqual([
    "2. Zone 2 or intervals?\n18 posts in three days; 4.2 would be usual.",
    "The topics are sample data of November 15, 2026.",
  ])
})

test("where nothing is planned there is nothing to tell", () => {
  expect(
    planNotice({ week: "2026-11-23", topics: [], language: null, sampleDate: null }, "english"),
  ).toBeNull()
})
