import { describe, expect, test } from "vitest"
import { deliveredLibrary } from "#testing/evidence/delivered-library.ts"
import { turkishBurst, turkishTraffic } from "#testing/topic/own-traffic.ts"
import { readPosts } from "#testing/topic/posts.ts"
import { detectTopics } from "#topic/detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const usual = readPosts(turkishTraffic(asOf))
const library = deliveredLibrary()
const topicOf = (name: string, titles: ReadonlyArray<string>) =>
  detectTopics({ posts: [...usual, ...readPosts(turkishBurst(asOf, name, titles))], asOf, library }).find(
    ({ language, keywords }) =>
      language === "turkish" && keywords.join(" ").toLowerCase().includes(name.toLowerCase()),
  )

describe("angles on a Turkish name that no list has", () => {
  const topic = topicOf("Zorluteyn", [
    "Zorluteyn hakkında ne düşünüyorsunuz?",
    "Zorluteyn nedir, herkes onu konuşuyor",
    "Hangi Zorluteyn bölümü sizi etkiledi, öneri var mı?",
    "Zorluteyn bugün yine gündemde",
    "Zorluteyn için öneriniz nedir?",
    "Zorluteyn geceye damga vurdu",
  ])

  test("measure out, buy and correct nothing", () => {
    expect(topic?.scriptAngles.length).toBeGreaterThan(0)
    expect(topic?.scriptAngles.join(" ")).not.toMatch(
      /etiket|kutuları|düzelttiğiniz|paranın|randevu|başlamadan önce/,
    )
  })
})

test("what opens with the library does not always go on in the same words", () => {
  const ends = ["magnezyum", "kreatin", "melatonin", "probiyotik", "kafein", "çinko"].flatMap((name) => {
    const asked = ["ne zaman alınmalı?", "yan etki yapar mı?", "ne kadar alınmalı?", "işe yarıyor mu?"]
    const topic = topicOf(
      name,
      asked.map((rest) => `${name} ${rest}`),
    )
    return topic?.scriptAngles.flatMap((angle) => angle.split(/[?.”] /).slice(1)) ?? []
  })
  expect(ends.length).toBeGreaterThan(2)
  expect(new Set(ends).size).toBeGreaterThan(1)
})
