import { describe, expect, test } from "vitest"
import { deliveredLibrary } from "#testing/evidence/delivered-library.ts"
import { plantedThemes } from "#testing/topic/asked-themes.ts"
import { turkishBurst, turkishTraffic } from "#testing/topic/own-traffic.ts"
import { readPosts } from "#testing/topic/posts.ts"
import { detectTopics } from "#topic/detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const usual = readPosts(turkishTraffic(asOf))
const library = deliveredLibrary()
const topicsOf = (bursts: ReadonlyArray<readonly [key: string, titles: ReadonlyArray<string>]>) =>
  detectTopics({
    posts: [...usual, ...bursts.flatMap(([key, titles]) => readPosts(turkishBurst(asOf, key, titles)))],
    asOf,
    library,
  }).filter(({ language }) => language === "turkish")

/** Nothing that half of them ask. */
const apart = [
  "inositol kullanan var mı adet düzene girdi mi",
  "inositol kac gram alinmali",
  "inositol mide bulantısı yaptı",
  "İnositol ile metformin birlikte alınır mı",
  "inositol hakkinda yazi",
  "İnositol sabah mı alınır",
]

describe("a Turkish topic that shares no question", () => {
  test("bears its bare name, with a Turkish capital", () => {
    const [topic] = topicsOf([["inositol", apart]])
    expect(topic).toMatchObject({ title: "İnositol", engagementData: { tells: "subject" } })
  })

  test("is told without a question that all would ask", () => {
    const [topic] = topicsOf([["inositol", apart]])
    const said = `${topic?.description} ${topic?.previewSnippet} ${topic?.userContext}`
    expect(said).toContain("Ortak bir soruları yok")
    expect(said).not.toMatch(/aynı şeyi sor|hepsi soruyor|En çok sorulan/)
  })

  test("is one where only two of four posts ask the same", () => {
    const [topic] = topicsOf([
      [
        "teanin",
        [
          "Teanin ne zaman alınmalı",
          "teanini sabah mi aksam mi icmeli",
          "Teanin kapsülüm geldi",
          "teanin gunlugum",
        ],
      ],
    ])
    expect(topic).toMatchObject({ title: "Teanin", engagementData: { tells: "subject" } })
  })

  test("is one where its posts only tell and nobody asks", () => {
    const titles = [
      "Sarı kantaron bende yan etki yaptı",
      "sari kantaron yan etkisi olarak bas agrisi yasadim",
      "Sarı kantaronun zararı bana dokundu",
      "sari kantaron gunlugum",
    ]
    const told = turkishBurst(asOf, "kantaron", titles).map((post) => ({ ...post, body: "" }))
    const [topic] = detectTopics({ posts: [...usual, ...readPosts(told)], asOf, library })
    expect(topic).toMatchObject({ language: "turkish", engagementData: { tells: "subject" } })
  })
})

test("what states a question stands before what only bears a name, each by how many more posts than usual", () => {
  const topics = topicsOf([
    ["inositol", [...apart, "inositol kutusu", "İnositol nerede satılıyor"]],
    ["teanin", ["Teanin ne zaman alınmalı", "teanini sabah mi aksam mi icmeli", "Teanin yatmadan önce mi"]],
  ])
  expect(topics.map(({ engagementData: { tells } }) => tells)).toEqual(["question", "subject"])
  expect(topics[0]?.postCount).toBeLessThan(topics[1]?.postCount ?? 0)
})

test("what is asked beside something that rises is no question on another thing that it names", () => {
  const titles = [
    "Matcha gerçekten sakinleştiriyor mu, kahve yerine içsem",
    "matcha icen var mi kahveyi birakmak istiyorum",
    "Matcha kahveden daha mı etkili",
    "matcha latte tarifi",
    "Matcha faydalı mı",
  ]
  expect(topicsOf([["matcha", titles]]).map(({ keywords }) => keywords[0])).toEqual(["matcha"])
})

describe("a Turkish name", () => {
  test.each([
    [
      "ortopedik terlik",
      [
        "Ortopedik terlik önerisi",
        "ortopedik terlik hangi marka",
        "Ortopedik terlik aldım",
        "ortopedik terlik topuk",
      ],
    ],
    [
      "buz küpü masajı",
      [
        "Buz küpü masajı işe yarıyor mu",
        "buz kupu masaji sabah rutinim",
        "Buz küpü masajı faydalı mı cilde",
        "buz kupu masaji videosu",
      ],
    ],
    [
      "ters asılma bankı",
      [
        "Ters asılma bankı güvenli mi",
        "ters asilma banki aldim",
        "Ters asılma bankı bele iyi mi",
        "ters asilma banki montaj",
      ],
    ],
    [
      "meyan kökü şerbeti",
      [
        "Meyan kökü şerbetinin zararı var mı",
        "meyan koku serbeti ramazanda",
        "Meyan kökü şerbeti tansiyona zararlı mı",
        "meyan koku serbeti tadi",
      ],
    ],
  ])("is the whole of it: %s", (name, titles) => {
    expect(topicsOf([[name, titles]]).map(({ keywords }) => keywords[0])).toEqual([name])
  })

  test("is never what somebody asks of a thing", () => {
    const asked = ["Tarçınlı nohut", "Kavun çekirdeği", "Balıksırtı yastık", "Ayva yaprağı", "Kum torbası"]
    const topics = topicsOf([["faydali", asked.map((thing) => `${thing} faydalı mı, yeterli mi`)]])
    expect(topics.map(({ keywords }) => keywords[0])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/faydalı|yeterli/)]),
    )
  })
})

describe("forty planted themes that share a question, five a day", () => {
  const themes = plantedThemes("turkish/shared-questions.txt")
  const days = Array.from({ length: Math.ceil(themes.length / 5) }, (_, day) =>
    topicsOf(themes.slice(day * 5, day * 5 + 5)),
  )
  const topics = days.flat()
  const stating = topics.filter(({ engagementData: { tells } }) => tells === "question")
  const shapesOf = (texts: ReadonlyArray<readonly [name: string, text: string]>) => {
    const counts = new Map<string, number>()
    for (const [name, text] of texts) {
      const shape = text.toLocaleLowerCase("tr").replaceAll(new RegExp(`${name.slice(0, -1)}\\S*`, "gu"), "X")
      counts.set(shape, (counts.get(shape) ?? 0) + 1)
    }
    return Math.max(...counts.values()) / texts.length
  }

  test("are found, nine of ten as a question", () => {
    expect(themes).toHaveLength(40)
    expect(stating.length).toBeGreaterThanOrEqual(36)
  })

  test("no title shape stands over one in twelve, and no angle over one in twenty", () => {
    const named = (text: (topic: (typeof stating)[number]) => ReadonlyArray<string>) =>
      stating.flatMap((topic) => text(topic).map((one) => [topic.keywords[0] ?? "", one] as const))
    expect(shapesOf(named(({ title }) => [title]))).toBeLessThanOrEqual(0.08)
    expect(shapesOf(named(({ scriptAngles }) => scriptAngles))).toBeLessThanOrEqual(0.05)
  })

  test("no title is the counted question word for word", () => {
    for (const { title, engagementData } of stating) expect(engagementData.question?.text).not.toBe(title)
  })

  test("none has a title without a question, and no bare name asks", () => {
    for (const { title, engagementData } of topics)
      expect([title, title.endsWith("?")]).toEqual([title, engagementData.tells === "question"])
  })
})
