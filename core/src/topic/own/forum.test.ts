import { describe, expect, test } from "vitest"
import { foundThemes } from "#testing/topic/found-themes.ts"

const found = ["forum-tuned.txt", "forum-held.txt", "forum-last.txt"].flatMap(foundThemes)
const topicOn = (name: string) => found.find(({ theme }) => theme.name === name)?.topic

describe("thirty-two themes as people write of them in forums", () => {
  test("are found, but one at most, under the name that they have", () => {
    expect(found).toHaveLength(32)
    const unnamed = found.filter(
      ({ theme, topic }) => topic?.keywords[0]?.toLocaleLowerCase("tr") !== theme.name,
    )
    expect(unnamed.length).toBeLessThanOrEqual(1)
  })

  test("state their question where half of the posts share one, but one at most, and none where they share none", () => {
    const untold = found.filter(
      ({ theme, topic }) => (topic?.engagementData.tells === "question") !== (theme.ask !== null),
    )
    expect(untold.length).toBeLessThanOrEqual(1)
    const bare = found.filter(({ theme }) => theme.ask === null)
    expect(bare.map(({ topic }) => topic?.engagementData.tells)).toEqual(["subject", "subject"])
  })
})

describe("the first angle", () => {
  const firsts: { readonly [care: string]: RegExp } = {
    stopping: /hekim/,
    pregnancy: /hekim/,
    insulin: /diyabet ekibi/,
    fainting: /112/,
    child: /çocuk hekimi/,
  }
  test.each(Object.entries(firsts))("says what comes first where posts tell of %s", (care, says) => {
    const told = found.filter(({ theme }) => theme.care === care)
    expect(told.length).toBeGreaterThan(0)
    for (const { theme, topic } of told)
      expect([theme.name, says.test(topic?.scriptAngles[0] ?? "")]).toEqual([theme.name, true])
  })
})

describe("angles", () => {
  test("ask for no trials and no tips on a grave illness", () => {
    for (const { theme, topic } of found.filter((one) => one.theme.care === "grave"))
      expect([theme.name, topic?.scriptAngles.join(" ")]).toEqual([
        theme.name,
        expect.not.stringMatching(/dene|öven|vakit kaybı|üç kişi|bu akşam|hafta/),
      ])
  })

  test("no title and no quote asks what does a grave illness good", () => {
    for (const { topic } of found.filter((one) => one.theme.care === "grave")) {
      const said = [
        topic?.title,
        topic?.engagementData.question?.text,
        ...(topic?.redditQuotes ?? []).map(({ text }) => text),
      ]
      expect(said.join(" ")).not.toMatch(/iyi gel|nasıl geçer|işe yar|atlat/)
    }
  })

  test("measure out and stop no medicine", () => {
    expect(topicOn("lustral")?.scriptAngles.join(" ")).not.toMatch(
      /denemek|üç kişilik|bırakma noktası|unutanlara|kutu/,
    )
  })

  test("none fits any subject", () => {
    const all = found.flatMap(({ topic }) => topic?.scriptAngles ?? [])
    expect(all.length).toBeGreaterThan(found.length)
    for (const angle of all)
      expect(angle).not.toMatch(/üç kısa soru|bugün konuşulan|randevudan önce not|bir paylaşım okuyun/)
  })
})
