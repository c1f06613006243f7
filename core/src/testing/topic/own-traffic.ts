import type { Post } from "#reading/post.ts"
import { aPost } from "./posts.ts"

const daySeconds = 86_400

const subjects = [
  "protein tozu",
  "omega 3",
  "D vitamini",
  "B12",
  "kahve",
  "yeşil çay",
  "aralıklı oruç",
  "ketojenik diyet",
  "koşu",
  "squat",
  "deadlift",
  "şınav",
  "bel ağrısı",
  "diz ağrısı",
  "boyun fıtığı",
  "migren",
  "uykusuzluk",
  "probiyotik",
  "demir hapı",
  "çinko",
  "yulaf",
  "yumurta",
  "yoğurt",
  "pilates",
  "yüzme",
  "topuk dikeni",
  "reflü",
  "şişkinlik",
  "saç dökülmesi",
  "sivilce",
  "zerdeçal",
  "kolesterol",
  "insülin direnci",
  "tiroid",
  "kefir",
  "glutensiz beslenme",
]

const askings = [
  "{s} için ne önerirsiniz?",
  "{s} ile ilgili deneyimi olan var mı",
  "{s} konusunda kafam karıştı",
  "Yeni başlayan biri için {s} hakkında bilgi",
  "{s} gerçekten işe yarıyor mu?",
  "Sizce {s} ne kadar olmalı?",
  "{s} ve kilo: aralarında bağ var mı",
  "Doktorum {s} dedi, siz ne düşünüyorsunuz",
  "{s} sabah mı akşam mı?",
  "Evde {s} için basit yöntemler",
  "{s} yüzünden moralim bozuk",
  "Bir aydır {s}, sonuç yok",
  "{s} yan etki yapar mı",
  "{s} hakkında doğru bilinen yanlışlar",
]

const bodies = [
  "İki haftadır araştırıyorum, herkes başka bir şey söylüyor.",
  "Ofiste çalışıyorum, haftada üç gün spor salonuna gidiyorum.",
  "Otuz beş yaşındayım, bilinen bir hastalığım yok.",
  "Eczacı farklı, internet farklı anlatıyor. Ne yapmalı?",
  "Ailemde kalp hastalığı var, o yüzden dikkatli olmak istiyorum.",
  "Bütçem kısıtlı, pahalı ürün alamıyorum.",
  "Kış gelince enerjim düştü.",
  "",
  "Şimdiden teşekkürler, iyi günler herkese.",
  "Geçen yıl denemiştim, yarıda kaldı.",
]

const asciiLetters: { readonly [letter: string]: string } = {
  ı: "i",
  ş: "s",
  ç: "c",
  ğ: "g",
  ü: "u",
  ö: "o",
  İ: "I",
}
/** As many type it. */
export const typedPlainly = (text: string): string =>
  text.replace(/[ışçğüöİ]/g, (letter) => asciiLetters[letter] ?? letter)

const communities = ["beslenmetr", "SporTurkiye", "saglikli_yasam"]

/** A month of steady traffic in three Turkish communities up to `asOf` (seconds), every fourth post without marks. */
export const turkishTraffic = (asOf: number, perDay = 8): ReadonlyArray<Post> =>
  Array.from({ length: 31 }, (_, day) =>
    communities.flatMap((community, c) =>
      Array.from({ length: perDay }, (__, i) => {
        const n = day * 24 + c * perDay + i
        const subject = subjects[(n * 7 + c * 5) % subjects.length] ?? ""
        const said = (askings[(n * 3 + day) % askings.length] ?? "").replace("{s}", subject)
        const title = `${said.charAt(0).toLocaleUpperCase("tr")}${said.slice(1)}`
        const body = bodies[(n + day * 3) % bodies.length] ?? ""
        return aPost({
          id: `tr-${community}-${day}-${i}`,
          community,
          title: n % 4 === 0 ? typedPlainly(title) : title,
          body: n % 4 === 0 ? typedPlainly(body) : body,
          createdAt: asOf - day * daySeconds - 2900 * (i + 1) - c * 60,
          score: 2 + ((i * 7 + day) % 20),
          comments: 1 + ((i * 5 + day) % 9),
        })
      }),
    ),
  ).flat()

/** Titles about one new thing within two days before `asOf`. */
export const turkishBurst = (
  asOf: number,
  name: string,
  titles: ReadonlyArray<string>,
): ReadonlyArray<Post> =>
  titles.map((title, i) =>
    aPost({
      id: `burst-${name}-${i}`,
      community: communities[i % communities.length] ?? "",
      title,
      body: bodies[(i * 3 + name.length) % bodies.length] ?? "",
      createdAt: asOf - 7200 - i * 14_400,
      score: 6 + i,
      comments: 3 + i,
    }),
  )
