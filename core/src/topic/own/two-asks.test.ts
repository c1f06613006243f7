import { describe, expect, test } from "vitest"
import { deliveredLibrary } from "#testing/evidence/delivered-library.ts"
import { turkishBurst, turkishTraffic } from "#testing/topic/own-traffic.ts"
import { readPosts } from "#testing/topic/posts.ts"
import { detectTopics } from "#topic/detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const usual = readPosts(turkishTraffic(asOf))
const library = deliveredLibrary()
const topicOn = (key: string, titles: ReadonlyArray<string>) =>
  detectTopics({ posts: [...usual, ...readPosts(turkishBurst(asOf, key, titles))], asOf, library }).find(
    ({ themeKey }) => themeKey === `tr-${key}`,
  )

const said = (topic: ReturnType<typeof topicOn>): string =>
  [topic?.title, ...(topic?.scriptAngles ?? []), ...(topic?.redditQuotes ?? []).map(({ text }) => text)].join(
    "\n",
  )

describe("a Turkish title", () => {
  test("states two questions where half of the posts carry one or the other, and no single one is shared", () => {
    const topic = topicOn("kinoa", [
      "Kinoa mı bulgur mu daha sağlıklı",
      "kinoa siskinlik yapar mi",
      "Kinoa nasıl pişirilir acı oluyor",
      "kinoa kac kalori bulgur yerine yenir mi",
      "Kinoa tadını sevmedim nasıl yapıyorsunuz",
      "kinoa mi bulgur mu diyette",
      "Kinoa salatası, akşam yemeği",
    ])
    expect(topic).toMatchObject({
      title: "Kinoa: yerine ne konur, nasıl tüketilmeli?",
      // Half of the posts carry what it states, each part of it two: a reader finds there what the title says.
      engagementData: { tells: "question" },
    })
    expect(said(topic)).not.toMatch(/alırken|doz|yan etki/)
  })

  test("states no second question that a single post puts", () => {
    const topic = topicOn("kinoa", [
      "Kinoa mı bulgur mu daha sağlıklı",
      "kinoa mi bulgur mu diyette",
      "Kinoa mı pirinç mi",
      "Kinoa nasıl pişirilir acı oluyor",
      "Kinoa salatası, akşam yemeği",
      "kinoa gunlugum devam ediyor",
      "pazar sabahi kinoa",
    ])
    expect(topic).toBeDefined()
    expect(topic?.title).not.toMatch(/yerine ne konur, |nasıl tüketilmeli/)
    expect(topic?.engagementData.tells).toBe("subject")
  })

  test("states none where no two questions are asked by half", () => {
    const topic = topicOn("matcha", [
      "Matcha deneyimlerim, ilk hafta",
      "matcha latte fotografim",
      "Matcha kutusu bugün geldi",
      "matcha gunlugum devam ediyor",
      "Matcha çayı ve ben",
      "Matcha günde kaç bardak içilmeli?",
      "pazar sabahi matcha",
    ])
    expect(topic?.engagementData.tells).toBe("subject")
    expect(topic?.title).not.toMatch(/soru/)
    expect(topic?.title).not.toContain("?, ")
    expect(topic?.title).not.toMatch(/: .*(?:mi|mı|mu), /)
  })
})

describe("a Turkish name that no list has", () => {
  test("is what people suffer from where they ask how it passes", () => {
    const topic = topicOn("goz-segirmesi", [
      "Göz seğirmesi iki haftadır geçmedi, magnezyum eksikliği mi",
      "goz segirmesi neden olur stres mi kahve mi",
      "Göz seğirmesi ne kadar sürer, doktora gideyim mi",
      "sol goz segirmesi normal mi",
      "Göz seğirmesi için hangi vitamin",
      "goz segirmesi nasil gecer ekran basinda calisiyorum",
      "Göz seğirmesi ne zaman ciddiye alınmalı",
    ])
    expect(topic?.title).toMatch(
      /^Göz seğirmesi: ne zaman ciddiye alınmalı, (?:neden olur|önce ne yapmalı)\?$/,
    )
    expect(said(topic)).not.toMatch(/kullan|yan etki|işe yarıyor mu|bırakınca|saat gerçekten/i)
  })

  test("is what is done to them where they have it put in", () => {
    const topic = topicOn("mide-balonu", [
      "Mide balonu taktıran var mı, kaç kilo verdiniz",
      "mide balonu cikinca kilo geri geliyor mu",
      "Mide balonu ağrısı kaç gün sürer",
      "mide balonu mu ozempic mi",
      "Mide balonu sonrası ne yenir",
      "mide balonu riskleri neler",
      "mide balonu deneyimi olan",
    ])
    expect(said(topic)).toContain("Mide balonu")
    expect(said(topic)).not.toMatch(/nereden başla|neyi nasıl yaptı|ara verince/)
  })

  test("keeps the word that belongs before it, though that word is general", () => {
    const titles = [
      "Gece terlemesi menopozdan mı",
      "gece terlemesi icin doktora gitmeli miyim",
      "Gece terlemesi neden olur, 40 yaşındayım",
      "gece terlemesi tiroidden olur mu",
      "gece terlemesi nasil gecer yatak sirilsiklam",
      "gece terlemesi tehlikeli mi",
    ]
    expect(topicOn("gece-terlemesi", titles)?.keywords[0]).toBe("gece terlemesi")
    const intestines = [
      "Bağırsak florası nasıl düzelir antibiyotikten sonra",
      "bagirsak florasi icin kefir mi probiyotik mi",
      "Bağırsak florası bozulunca cilt bozulur mu",
      "Bağırsak florası testi yaptıran var mı",
      "bagirsak florasi icin ne yemeliyim",
    ]
    expect(topicOn("bagirsak-florasi", intestines)?.keywords[0]).toBe("bağırsak florası")
  })

  test("is the whole of it: a mulberry is no molasses, and a coconut no walnut", () => {
    const molasses = [
      "dut pekmezi kansizliga iyi gelir mi",
      "Dut pekmezi günde kaç kaşık",
      "dut pekmezi mi üzüm pekmezi mi",
      "Dut pekmezi kilo aldırır mı",
      "dut pekmezi aç karnına mı yenir",
    ]
    expect(topicOn("dut-pekmezi", molasses)?.keywords[0]).toBe("dut pekmezi")
    const oil = [
      "hindistan cevizi yagi kolesterol yapar mi",
      "Hindistan cevizi yağı ile yemek pişiren",
      "hindistan cevizi yagi kahveye konur mu",
      "Hindistan cevizi yağı zayıflatır mı",
      "hindistan cevizi yagi mi zeytinyagi mi",
    ]
    const topic = topicOn("hindistan-cevizi-yagi", oil)
    expect(topic?.keywords).toEqual(["hindistan cevizi yağı"])
    expect(`${topic?.description} ${said(topic)}`).not.toMatch(/kuruyemiş|fındık/i)
  })

  test("is what it is like with what it is", () => {
    const titles = [
      "sabah limonlu su zayiflatir mi",
      "Limonlu su mideye zararlı mı",
      "limonlu su dis minesini asindirir mi",
      "Limonlu su aç karnına içilir mi",
      "limonlu su kac bardak",
    ]
    expect(topicOn("limonlu-su", titles)?.keywords[0]).toBe("limonlu su")
  })

  test("is no exercise where it is an operation", () => {
    const titles = [
      "karın germe ameliyatı olan var mı",
      "karin germe sonrasi spor ne zaman",
      "Karın germe sonrası kaç gün iş göremez",
      "karin germe ameliyati agrili mi",
      "Karın germe ameliyatı mı liposuction mı",
      "karin germe izi geçer mi",
    ]
    const topic = topicOn("karin-germe", titles)
    expect(topic?.keywords[0]).toBe("karın germe")
    expect(said(topic)).not.toMatch(/germe kas|esne|nereden başla/i)
  })

  test("is nobody's, typed small or large", () => {
    const titles = [
      "Orhan Tellioğlu tereyağı yiyin diyor doğru mu",
      "orhan tellioglu ekmek yemeyin dedi",
      "Prof. Orhan Tellioğlu'nun listesi işe yarıyor mu",
      "Orhan Tellioğlu kolesterol yalan diyor",
      "orhan tellioglu hoca yumurtayi oneriyor",
    ]
    expect(topicOn("orhan-tellioglu", titles)).toBeUndefined()
  })

  test("is never a verb or a bare case of a noun", () => {
    const topics = detectTopics({
      posts: [
        ...usual,
        ...readPosts(
          turkishBurst(asOf, "verbs", [
            "Stresten saç dökülmesi geçer mi",
            "Tırnak batması kendi kendine geçer mi",
            "Fıtık ameliyatsız geçer mi",
            "Kireçlenme geçer mi kaç ayda",
            "Huzursuz bacak demir eksikliğinden olur mu",
            "Halsizlik demir eksikliğinden mi",
            "Saç dökülmesi demir eksikliğinden mi",
          ]),
        ),
      ],
      asOf,
      library,
    })
    expect(
      topics
        .map(({ keywords }) => keywords[0])
        .filter((name) => /^(?:geçer|gecer|eksikliğin)/.test(name ?? "")),
    ).toEqual([])
  })
})
