import { describe, expect, test } from "vitest"
import { deliveredLibrary } from "#testing/evidence/delivered-library.ts"
import { turkishBurst, turkishTraffic, typedPlainly } from "#testing/topic/own-traffic.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { aPost, burst, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { detectTopics, explainTopics } from "#topic/detect-topics.ts"
import type { TopicDraft } from "#topic/draft.ts"
import { previousOf } from "#topic/theme-key.ts"

const library = deliveredLibrary()
const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const usual = readPosts(turkishTraffic(asOf))

// Themes that the traffic has not: a name, with its accusative and genitive.
const themes = [
  ["retatrutid", "retatrutidi", "retatrutidin"],
  ["shilajit", "shilajiti", "shilajitin"],
  ["karadut özü", "karadut özünü", "karadut özünün"],
  ["berberin", "berberini", "berberinin"],
  ["sıcak yoga", "sıcak yogayı", "sıcak yoganın"],
  ["burun bandı", "burun bandını", "burun bandının"],
  ["ağız bandı", "ağız bandını", "ağız bandının"],
  ["soğuk duş", "soğuk duşu", "soğuk duşun"],
  ["kolostrum", "kolostrumu", "kolostrumun"],
  ["kreatin", "kreatini", "kreatinin"],
  ["magnezyum", "magnezyumu", "magnezyumun"],
  ["yürüyüş pedi", "yürüyüş pedini", "yürüyüş pedinin"],
  ["kuru iğneleme", "kuru iğnelemeyi", "kuru iğnelemenin"],
  ["glikoz sensörü", "glikoz sensörünü", "glikoz sensörünün"],
  ["inositol", "inositolü", "inositolün"],
  ["kinoa", "kinoayı", "kinoanın"],
  ["mantar kahvesi", "mantar kahvesini", "mantar kahvesinin"],
  ["titreşim plağı", "titreşim plağını", "titreşim plağının"],
  ["hindiba çayı", "hindiba çayını", "hindiba çayının"],
  ["propolis sprey", "propolis spreyi", "propolis spreyin"],
] as const
const patterns = [
  "{n} kullanan var mı?",
  "{n} yan etki yapar mı",
  "{a} sabah mı almalı akşam mı",
  "{n} ile kahve aynı anda olur mu",
  "Hangi {n} daha iyi",
  "{g} faydası gerçek mi",
  "Bir haftadır {n}, fark göremedim",
  "{n} fiyatları uçtu, alternatifi var mı",
  "Annem {n} almak istiyor, uygun mu",
  "{n} ne kadar kullanılmalı",
]

// Written freely, as people write: the thing is seldom the first word.
const free: { readonly [thing: string]: ReadonlyArray<string> } = {
  "bor minerali": [
    "Herkes bor mineralinden bahsediyor, kaçırdığım bir şey mi var?",
    "Eczacı bor verdi eklem için, denediniz mi",
    "bor minerali testosteronu etkiler mi cidden",
    "Boru sabahları alıyorum ama mideme dokunuyor",
    "Komşum bor minerali diye tutturdu, ne işe yarar bu",
    "Bor ve magnezyum aynı kutuda, mantıklı mı",
    "Kemik erimesinde bor minerali konuşuluyor, okuyan var mı",
    "bor mineralini kaç hafta kullandınız",
    "Videolarda bor minerali anlatıyorlar, abartı mı",
    "Bor mineralinin fazlası böbreğe zarar mı",
  ],
  "zone iki koşu": [
    "Zone iki koşuda nabzım hep yükseliyor",
    "Yavaş koşunca utanıyorum ama zone iki diyorlar",
    "zone iki koşu yağ yakar mı gerçekten",
    "Saatim zone ikiyi yanlış mı gösteriyor?",
    "Haftada üç zone iki koşu yeterli mi sizce",
    "Zone ikide konuşabilmek lazımmış, ben nefes nefese kalıyorum",
    "Yokuşta zone iki nasıl tutulur",
    "Zone iki koşuya başladım, ilk ay izlenimlerim",
    "zone iki mi interval mi, kararsızım",
    "Antrenörüm yalnız zone iki veriyor, sıkıldım",
  ],
  "keçi boynuzu unu": [
    "Keçi boynuzu unuyla kek yapan var mı, kıvamı nasıl",
    "kecı boynuzu unu seker yerine gecer mi",
    "Diyetisyenim keçi boynuzu unu önerdi",
    "Kakaoyu bıraktım, keçi boynuzu unu deniyorum",
    "Keçi boynuzu ununun demiri emilir mi",
    "keci boynuzu unu hangi marka guzel",
    "Keçi boynuzu unu gaz yaptı, normal mi",
    "Çocuklara keçi boynuzu unlu kurabiye tarifim",
    "Keçi boynuzu unu kan şekerini oynatıyor mu",
    "Aktarda keçi boynuzu unu iki katına çıkmış",
  ],
}

const bursts: ReadonlyArray<readonly [name: string, titles: ReadonlyArray<string>]> = [
  ...themes.map(([n, a, g]): readonly [string, ReadonlyArray<string>] => [
    n,
    patterns.map((_, i) => {
      const pattern = patterns[(i + n.length) % patterns.length] ?? ""
      const said = pattern.replace("{n}", n).replace("{a}", a).replace("{g}", g)
      return `${said.charAt(0).toLocaleUpperCase("tr")}${said.slice(1)}`
    }),
  ]),
  ...Object.entries(free),
]

const found = (name: string, titles: ReadonlyArray<string>) => {
  const planted = turkishBurst(asOf, name, titles)
  const topics = detectTopics({ posts: [...usual, ...readPosts(planted)], asOf, library })
  return topics
    .slice(0, 10)
    .find(({ members }) => members.filter((id) => id.startsWith("burst")).length >= titles.length * 0.5)
}

describe("a burst in Turkish traffic", () => {
  test.each([4, 6, 10])(
    "of %i posts stands in the first ten, typed with its letters or without",
    { timeout: 300_000 },
    (size) => {
      const missed = bursts.flatMap(([name, titles]) => {
        const some = titles.slice(0, size)
        return [some, some.map(typedPlainly)]
          .filter((typed) => found(name, typed) === undefined)
          .map(() => name)
      })
      expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(size === 4 ? 3 : 1)
    },
  )

  test("is no burst where nothing was planted", () => {
    expect(detectTopics({ posts: usual, asOf, library })).toEqual([])
  })

  test("waits for the first full week of its language", () => {
    const week = usual.filter(({ createdAt }) => createdAt > asOf - 5 * 86_400)
    const planted = readPosts(turkishBurst(asOf, "kreatin", bursts[9]?.[1] ?? []))
    expect(detectTopics({ posts: [...week, ...planted], asOf, library })).toEqual([])
  })
})

describe("a Turkish topic", () => {
  const topics = bursts.flatMap(([name, titles]) => found(name, titles.slice(0, 8)) ?? [])
  const english =
    /(?<!\p{L})(?:the|and|of|posts?|people|what|how|does|is|are|with|about|you|usual|days?|more|than|week|asks?|says?)(?!\p{L})/iu

  test("says nothing in English, and is called by its own key", () => {
    expect(topics.length).toBeGreaterThan(20)
    for (const topic of topics) {
      const { whyNow, question } = topic.engagementData
      const said = [
        topic.title,
        topic.description,
        topic.previewSnippet,
        topic.userContext,
        topic.trendAnalysis,
        whyNow?.says ?? "",
        question?.text ?? "",
        ...topic.scriptAngles,
        ...topic.redditQuotes.map(({ text }) => text),
        ...topic.keywords,
      ].filter((text) => english.test(text))
      expect(said, topic.themeKey).toEqual([])
      expect(topic).toMatchObject({ language: "turkish", themeKey: expect.stringMatching(/^tr-/) })
      expect(topic.title.length).toBeLessThanOrEqual(70)
      expect(topic.scriptAngles.length).toBeGreaterThan(0)
      expect(topic.scriptAngles.length).toBeLessThanOrEqual(3)
      const openings = topic.redditQuotes.map(({ text }) => text.split(" ").slice(0, 2).join(" "))
      expect(new Set(openings).size).toBe(openings.length)
    }
  })

  test("states the question that most of its posts put, with its count", () => {
    const topic = found("magnezyum", [
      "Magnezyum ne zaman alınmalı?",
      "magnezyumu sabah mi aksam mi almali",
      "Magnezyumu yatmadan önce içmek şart mı",
      "Magnezyum için en doğru saat hangisi, hangi saatte içiyorsunuz",
      "Gece mi magnezyum sabah mı",
      "Magnezyum gaz yapıyor",
    ])
    expect(topic?.title).toMatch(/^Magnezyum.*(?:ne zaman|zaman hangisi).*\?$/)
    expect(topic?.engagementData.question).toMatchObject({ posts: 5, among: 6 })
    expect(topic?.scriptAngles.join(" ")).toMatch(/magnezyum/i)
  })

  test("is withheld where its posts are about people in danger", () => {
    const posts = turkishBurst(asOf, "berberin", bursts[3]?.[1] ?? []).map((post, i) =>
      i < 4 ? { ...post, body: "Ölmek istiyorum, dayanamıyorum artık." } : post,
    )
    const { topics: offered, dropped } = explainTopics({
      posts: [...usual, ...readPosts(posts)],
      asOf,
      library,
    })
    expect(offered).toEqual([])
    expect(dropped).toContainEqual({ name: "berberin", reason: "sensitive" })
  })

  test("leaves the English ones as they are", () => {
    const month = readPosts(steadyTraffic(asOf))
    const planted = readPosts(
      ["Is retatrutide safe?", "Retatrutide dose", "My retatrutide week", "Retatrutide or not?"].map(
        (title, i) => aPost({ id: `en-${i}`, title, createdAt: asOf - 9000 * (i + 1) }),
      ),
    )
    const turkish = readPosts(turkishBurst(asOf, "kreatin", bursts[9]?.[1] ?? []))
    const alone = detectTopics({ posts: [...month, ...planted], asOf, library })
    const together = detectTopics({ posts: [...month, ...planted, ...usual, ...turkish], asOf, library })
    expect(together.filter(({ language }) => language === "english")).toEqual(alone)
    expect(together.filter(({ language }) => language === "turkish").length).toBeGreaterThan(0)
  })

  test("keeps its key from the English ones that are spelt alike, whichever rose the day before", () => {
    const month = [...usual, ...readPosts(steadyTraffic(asOf))]
    const inEnglish = readPosts(burst(asOf, 12, "inositol"))
    const inTurkish = readPosts(
      turkishBurst(
        asOf,
        "inositol",
        patterns.map((pattern) => pattern.replace(/\{.\}/, "inositol")),
      ),
    )
    const keysOf = (posts: ReadonlyArray<ReadPost>, before: ReadonlyArray<TopicDraft> = []) => {
      const topics = detectTopics({
        posts: [...month, ...posts],
        asOf,
        library,
        previous: before.map(previousOf),
      })
      const keys = topics.map(({ themeKey }) => themeKey).filter((key) => key.includes("inositol"))
      return { topics, keys: keys.toSorted() }
    }
    const [english, turkish] = [keysOf(inEnglish), keysOf(inTurkish)]
    expect([...english.keys, ...turkish.keys]).toEqual(["inositol", "tr-inositol"])
    for (const { topics } of [english, turkish]) {
      expect(keysOf([...inEnglish, ...inTurkish], topics).keys).toEqual(["inositol", "tr-inositol"])
      expect(keysOf(inEnglish, topics).keys).toEqual(["inositol"])
      expect(keysOf(inTurkish, topics).keys).toEqual(["tr-inositol"])
    }
  })
})
