import { describe, expect, test } from "vitest"
import { foundThemes } from "#testing/topic/found-themes.ts"

const tuned = foundThemes("modern-tuned.txt")
const held = foundThemes("modern-held.txt")
const on = (name: string) => tuned.find(({ theme }) => theme.name === name)?.topic

/** Typed by hand: what an editor would let stand over the posts of a theme. */
const titles: ReadonlyArray<readonly [name: string, title: RegExp]> = [
  ["whoop bileklik", /^Whoop (?:bileklik doğru ölçüyor|bilekliğe güvenilir) mu?i?\?$/],
  ["koltuk altı botoksu", /^Koltuk altı botoksunun etkisi ne kadar sürer\?$/],
  ["kaz ayağı", /^Kaz ayağı$/],
  ["chia suyu", /^Chia suyu.* iç/],
  ["gece terlemesi", /^Gece terlemesi /],
  ["mysimba", /^Mysimba(?:’nın)? .*yan etki/],
  ["sessiz reflü", /^Sessiz reflü(?:de|ye| için| olunca| nasıl) /],
  ["yulaf sütü", /^Yulaf sütü mü, /],
  ["oruçmatik", /^Oruçmatik$/],
  ["hpv aşısı", /^HPV aşısı .*kaç yaş/],
  ["ayran detoksu", /^Ayran detoksu$/],
  ["probiyotik damla", /^Probiyotik damla bebek/],
  ["yağ yakan kemer", /^Yağ yakan kemer.* (?:mı|mu|mi)\?$/],
  ["ozon sauna", /^Ozon sauna(?: için)? kaç (?:seans|kez)/],
  ["ayak terlemesi", /^Ayak terlemesi/],
  ["ıhlamur şurubu", /^Hamileyken ıhlamur şurubu|^Ihlamur şurubu hamile/],
  ["titreşim tahtası", /kaç dakika/],
  ["çinko spreyi", /^Çinko spreyi zararlı mı\?$/],
]

describe("titles of modern subjects", () => {
  test.each(titles)("say of %s what its posts ask, as it is spoken", (name, title) => {
    expect(on(name)?.title).toMatch(title)
  })

  test("state a question where half of the posts share one, and only there", () => {
    const right = (all: typeof tuned) =>
      all.filter(({ theme, topic }) => (topic?.engagementData.tells === "question") === (theme.ask !== null))
    expect(right(tuned)).toHaveLength(18)
    expect(right(held).length).toBeGreaterThanOrEqual(11)
  })
})

describe("titles of themes kept apart", () => {
  test("begin with the whole name of the theme, but one at most", () => {
    const named = held.filter(
      ({ theme, topic }) => topic?.keywords[0]?.toLocaleLowerCase("tr") === theme.name,
    )
    expect(named.length).toBeGreaterThanOrEqual(11)
  })

  test("are sentences where they state a question", () => {
    for (const { topic } of [...tuned, ...held].filter(
      (one) => one.topic?.engagementData.tells === "question",
    ))
      expect(topic?.title).not.toMatch(/:/)
  })
})

describe("what is told of modern subjects", () => {
  test("counts as asked what more than one post asks", () => {
    expect(on("whoop bileklik")?.description).not.toMatch(/ne kadarının uygun/)
    expect(on("koltuk altı botoksu")?.description).not.toMatch(/hangisinin daha iyi/)
  })

  test("calls what is beside them as their posts do", () => {
    expect(on("whoop bileklik")?.description).not.toMatch(/aşırı antrenman/)
    expect(on("yulaf sütü")?.description).not.toMatch(/kuruyemiş/)
  })

  test("says of nobody's own days that they pass on news", () => {
    expect(on("ayran detoksu")?.description).not.toMatch(/haber/)
  })

  test("puts first what somebody must not overlook", () => {
    const firsts: { readonly [care: string]: RegExp } = {
      child: /çocuk hekimi/,
      pregnancy: /hekim/,
      insulin: /diyabet ekibi/,
      stopping: /hekim/,
    }
    const cared = [...tuned, ...held].filter(({ theme }) => theme.care !== "")
    expect(cared.length).toBeGreaterThanOrEqual(5)
    for (const { theme, topic } of cared)
      expect([theme.name, topic?.scriptAngles[0]]).toEqual([
        theme.name,
        expect.stringMatching(firsts[theme.care] ?? /^$/),
      ])
  })

  test("drops no medicine in an angle without the doctor", () => {
    expect(on("mysimba")?.scriptAngles.join(" ")).not.toMatch(/bırakılır|üç kişi/)
  })
})
