import { describe, expect, test } from "vitest"
import { aPost } from "#testing/topic/posts.ts"
import { isReadPost, readPost } from "./read-post.ts"

const read = (title: string, body = "") => {
  const post = readPost(aPost({ id: "a", title, body }))
  return isReadPost(post) ? post : null
}

/** What a post is withheld for; null for one that may be filmed, and its own word for one that is not read at all. */
const withheldFor = (title: string) => {
  const post = read(title)
  return post === null ? "not read" : post.language === "turkish" ? post.sensitive : post.language
}

const sensitive = {
  self_harm: [
    "İntihar etmeyi düşünüyorum, kimseye anlatamıyorum",
    "olmek istiyorum artik dayanamiyorum",
    "Yaşamak istemiyorum, her şey anlamsız",
    "Kendimi öldürmek aklımdan çıkmıyor",
    "Bileklerimi kestim, şimdi çok pişmanım",
    "kendime zarar vermeden nasil durabilirim",
    "Keşke hiç doğmasaydım diyorum her gece",
    "Hayatıma son vermek istiyorum, ilaçlar da işe yaramadı",
  ],
  eating_disorder: [
    "Anoreksiya ile yaşıyorum, yemekten korkuyorum",
    "Her yemekten sonra kusuyorum, duramıyorum",
    "bulimia ile nasıl başa çıkılır, yıllardır çekiyorum",
    "Günlerdir hiçbir şey yemiyorum, kilo vermek için şart",
    "Müshil içip zayıflamak istiyorum, kaç tane lazım",
    "Günde 400 kalori ile ne kadar zayıflarım",
    "yeme bozuklugu olan var mi, nasil anlattiniz ailenize",
  ],
  emergency: [
    "Babam bir kutu hap içti, ne yapmalıyım",
    "Göğsümde şiddetli ağrı var, sol koluma vuruyor",
    "Kardeşim bayıldı ve uyanmıyor, yardım edin",
    "Kızım çamaşır suyu içti, acil ne yapalım",
    "kan kusuyorum, sabaha kadar bekleyeyim mi",
    "Annem nefes alamıyor, dudakları morardı",
    "Yüzü kaydı ve konuşamıyor aniden, geçer mi",
    "Kalp krizi belirtileri var bende şu an",
    "Anafilaksi geçirdim galiba, boğazım şişti",
  ],
  minor: [
    "15 yaşındayım kreatin kullanabilir miyim",
    "yasim 16 protein tozu bana zararli mi",
    "17 yaş erkek, kilo almak istiyorum, ne yapmalı",
    "Lise öğrencisiyim, ne kadar kafein almalıyım",
    "14 yaşındaki kızım diyet yapmak istiyor, ne verebilirim",
    "Reşit değilim ama spor salonuna gidip supplement almak istiyorum",
  ],
  sexual: [
    "Porno bağımlılığı testosteronu düşürür mü",
    "Mastürbasyon kas gelişimini etkiler mi",
    "Çinko ereksiyon için işe yarıyor mu",
    "erken bosalma icin hangi takviye",
    "Penis büyütme hapları gerçek mi",
  ],
  drug_seeking: [
    "Xanax reçetesiz nereden bulunur",
    "Reçete olmadan Ozempic nasıl alınır",
    "lyrica nereden alinir elden satan var mi",
    "Esrar içtikten sonra antrenman yapılır mı",
    "Kafa yapan öksürük şurubu hangisi",
    "Kırmızı reçeteli ilaç yazdırmak için doktora ne demeliyim",
    "Steroid kürü planı lazım, nereden almalı",
  ],
  tragedy: ["Depremden sonra uyuyamıyorum, ne önerirsiniz", "Patlama, terör haberleri yüzünden kaygım arttı"],
} as const

const ordinary = [
  "Gülmekten ölüyorum, bu diyet listesi nedir",
  "Açlıktan ölüyorum, aralıklı oruçta ne içilir",
  "Şekeri kestim, baş ağrısı ne zaman geçer",
  "Sigarayı bıraktım, kilo almadan nasıl ilerlerim",
  "Koşarken nefes alamıyorum, kondisyonum mu düşük",
  "Merdiven çıkarken nefesim kesiliyor, hangi egzersiz",
  "Gıda zehirlenmesi sonrası ne yenir",
  "Göğüs kası ağrısı bench press sonrası normal mi",
  "Protein bombası kahvaltı tarifi arıyorum",
  "40 yaşındayım, 15 yıldır koşuyorum, diz ağrısı başladı",
  "Çocuklar için sağlıklı atıştırmalık fikirleri",
  "Ölü kaldırış (deadlift) sonrası bel ağrısı",
  "Öldürücü bacak antrenmanı önerin",
  "Kreatin saç döker mi, kullanan var mı?",
  "Magnezyum gece mi sabah mı alınmalı",
  "Antidepresan ile kilo alan var mı, nasıl verdiniz",
  "İlacı sabah unuttum, akşam alsam olur mu",
  "Kan tahlilinde demir düşük çıktı, ne yemeliyim",
  "Bilek ağrısı şınav çekerken artıyor",
  "Bağırsak için en iyi probiyotik hangisi",
  "Sarımsak hapı tansiyonu düşürür mü",
  "Mutfakta parmağımı kestim, ne zaman antrenman yapabilirim",
  "Günde 1800 kalori ile kilo verememek normal mi",
  "Ketojenik diyette günde 20 gram karbonhidrat az mı",
  "Doktor D vitamini verdi, kaç ay kullanılır",
  "Ot gibi yaşıyorum, motivasyon önerisi",
  "Maydanoz otu suyu ödem atar mı",
  "Cinsiyet fark eder mi, kadınlar kreatin kullanmalı mı",
  "Diyetisyen lise yıllarımdaki kiloma dönebileceğimi söyledi, mümkün mü",
  "Kahve yerine ne içsem, bırakınca baş ağrısı yapıyor",
  "Gebelikte balık ne sıklıkta yenmeli",
  "Parmak uzatma hareketi gitar çalanlara iyi gelir mi",
  "Yüz felci geçirdikten sonra fizik tedavi ne kadar sürdü",
  "Kesik atmadan nasır temizleme önerisi",
] as const

describe("what must not be shown of Turkish posts", () => {
  test.each(Object.entries(sensitive).flatMap(([kind, titles]) => titles.map((title) => [kind, title])))(
    "%s: %s",
    (_, title) => {
      expect(withheldFor(title ?? "")).not.toBeNull()
      expect(withheldFor(title ?? "")).not.toBe("english")
      expect(read(title ?? "")?.text).toBeNull()
    },
  )

  test("is told by its kind, but for a few that two kinds fit", () => {
    const all = Object.entries(sensitive).flatMap(([kind, titles]) =>
      titles.map((title) => withheldFor(title) === kind),
    )
    expect(all.length).toBeGreaterThanOrEqual(44)
    expect(all.filter((right) => !right).length).toBeLessThanOrEqual(3)
  })

  test.each(ordinary)("ordinary: %s", (title) => {
    expect(withheldFor(title)).toBeNull()
  })

  test("stands in the body as well", () => {
    expect(
      read("Uyku düzenim bozuldu, ne yapmalı", "Geceleri uyuyamıyorum. Ölmek istiyorum bazen."),
    ).toMatchObject({
      sensitive: "self_harm",
      text: null,
    })
  })
})

describe("a Turkish post", () => {
  test.each([
    ["Kreatin ne zaman alınmalı?", "kreatinin zararları var mı", "Kreatini sabah içenler"],
    [
      "Bileğim ağrıyor, bilek bandı gerekli mi",
      "bilekte agri var",
      "Bilekleri güçlendiren egzersizler hangileri",
    ],
    ["Kolajen tozu işe yarar mı", "kolajenden memnun kalan var mi", "Kolajenin faydası olan oldu mu"],
    [
      "Ozempic'i bırakanlar kilo aldı mı",
      "ozempic kullanan var mi",
      "Ozempic'ten sonra saç dökülmesi yaşayan var mı",
    ],
  ])("has its subject whatever its endings and letters: %s, %s, %s", (...titles) => {
    const [first, ...others] = titles.map((title) => new Set(read(title)?.terms))
    const shared = [...(first ?? [])].filter((term) => term !== "" && others.every((own) => own.has(term)))
    expect(shared).toHaveLength(1)
  })

  test("keeps words apart that only look alike", () => {
    const [coffee, caffeine, head] = ["Kahve içmek", "Kafein içmek", "Kafa karışıklığı"].map(
      (title) => read(`${title} nasıl olur`)?.terms[0],
    )
    expect(new Set([coffee, caffeine, head]).size).toBe(3)
  })

  test.each([
    ["Kreatin yan etki yapar mı", true, "safety_side_effects"],
    ["Kreatin kullanan var mı, deneyimleriniz nedir", true, "experience_request"],
    ["Hangi marka omega 3 almalıyım", true, "product_recommendation"],
    ["Diz ağrım geçmiyor", false, "symptom_concern"],
    ["Aralıklı oruç bilimsel olarak işe yarıyor mu", true, "evidence_check"],
    ["Altı ayda 12 kilo verdim, sonunda başardım", false, "personal_story"],
  ] as const)("asks and wants: %s", (title, question, intent) => {
    expect(read(title)).toMatchObject({ language: "turkish", question, intent })
  })

  test.each([
    ["housekeeping", "Haftalık sohbet başlığı: bu hafta neler yaptınız"],
    ["spam", "Takviyelerde indirim kodu FIT20, kargo bedava, kaçırmayın"],
  ])("%s takes no part", (reason, title) => {
    expect(readPost(aPost({ id: "a", title }))).toMatchObject({ _tag: "Dropped", reason })
  })
})

test("a post of a language nobody reads says which", () => {
  expect(readPost(aPost({ id: "a", title: "Wie viel Kreatin soll ich nehmen und wann?" }))).toMatchObject({
    reason: "not_read",
    language: "de",
  })
})
