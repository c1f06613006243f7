import { keeping } from "#kernel/kept.ts"
import type { TitleWords } from "#language/title-words.ts"
import { evidence } from "./evidence.ts"
import { aspects } from "./title-aspects.ts"
import { isDoing } from "./doing.ts"
import { kin } from "./word-families.ts"

const grammar = `
  ve veya ya da de ile için gibi kadar göre karşı üzerine hakkında sırasında içinde boyunca sonra önce öncesi öncesinde sonrası sonrasında ama fakat ise
  bir bu şu o her hiç çok az daha en pek biraz tek bütün tüm hep hemen bile yani acaba artık hâlâ hala sadece yalnız
  yalnızca gerçekten aslında birlikte beraber aynı anda evet hayır var yok olur olmaz olan olarak
  ne neden niye niçin nasıl nedir nerede hangi hangisi kaç kim kimler kimlere kimlerin kimin kime kimde
  ben sen biz siz benim bana beni bizim kendi kişi kişiler insan insanlar herkes kimse
`
  .trim()
  .split(/\s+/u)

const grammarWords: ReadonlySet<string> = new Set(grammar)

/** What a title asks with: what something does, how good it is, for whom and how one has it. */
const asking: ReadonlySet<string> = new Set([
  ...grammar,
  ...`
    lazım gerek gerekli gerekir şart mümkün mudur midir müdür mıdır
    zarar zararı zararlı zararları fayda faydası faydaları faydalı yarar yararı yararlı iyi kötü etki etkisi etkileri etkili
    yan tehlike tehlikesi tehlikeli risk riski riskli güvenli sakınca sakıncası sakıncalı doğru doğrusu yanlış gerçek efsane
    söylenti bilim bilimsel kanıt kanıtı cevap soru konu sorun sorunu sorunları problem problemi neden sebep belirti
    gün günde günlük hafta haftada haftalık ay ayda yıl yılda süre süresi sürede saat zaman vakit
    doz dozu miktar miktarı ölçü tane adet gram miligram hap tablet kapsül vücut vücuda vücudu vücutta beden sağlık sağlığa sağlığı sağlıklı
    işe iyi geri fazla fazlası eksik eksikliği alıp içip yiyip edip olup yapıp
    olursa olunca olduğunda ise uzun kısa çabuk hızlı evde
    işareti habercisi haberci belirtileri anlaşılır günlerdir haftalardır aylardır geçmeyen kez kere defa sefer
    hasta hastalar hastası hastaları hastalarıma hastalarım danışanlarıma danışanlarım söylüyorum anlatıyorum almayı içmeyi yemeyi kullanmayı yapmayı annem babam anneannem babaannem dedem ninem olanlar olanların varken alım alımı gece geceleri
    fincan bardak kadeh kaşık dilim porsiyon kase
    yol yolu yolları yöntem yöntemi yöntemleri çözüm çözümü çözümleri öneri öneriler önerisi önerileri tavsiye tavsiyeler
    kışın yazın sonbaharda ilkbaharda mevsiminde yılbaşı yılbaşında bayramda uygun uygundur değil sıklık sıklıkla sıklıkta kullanım kullanımı kullanımının süreli hocam yaşında yaşından yaşına yaşındaki yaşındayım
    yoksa birden aniden beri yıllardır komşunun diye eczacıdan dakika sizce
    hastayım hastasıyım tamamen yine özellikle kesinlikle şey birşey bişey bi napıcam napmalıyım napayım
    tavsiyesi tavsiyeleri ipucu ipuçları araştırma araştırmalar çalışma çalışmalar yazı haber
    önlemek önleme hata hatası hatalar hataları kullanırken yapılan yapılanlar iddia iddiası iddiaları söylentisi yalan yalanı başlangıç yeni başlayan başlayanlar rehberi
    tedavi tedavisi tedavileri çare çaresi çareleri düşüren azaltan artıran yükselten geçiren kesen yapan veren alan alanlar içen içenler kullanan kullananlar yiyen yiyenler
  `
    .trim()
    .split(/\s+/u),
])

const particle = /^m[ıiuü](?:d[ıiuü]r|y[ıiuü]z|y[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?)?$/u

/** A verb as the last word of a title, or as a clause of its own. */
const finite = /\p{L}{2}(?:[aeıiuü]r|m[ae]z|yor|m[ae]l[ıi](?:y[ıi][mz])?|[ae]c[ae]k|[dt][ıiuü]r|s[ae])$/u
/** "Nasıl kurtulurum": what I do; "eklemlerim" are my joints. */
const ofMine = /\p{L}{2}(?:(?<!l)[ae]r|[ıiuü]r)[ıiuü]m$|yorum$/u
const asksHow = (words: ReadonlyArray<string>): boolean => words.includes("nasıl")
const clause =
  /\p{L}{2}(?:[ıiuü]yor(?:um|sun(?:uz)?|uz|lar)?|[dt][ıiuü]ğ[ıiuü](?:m|n)?[ıiuü]?nd[ae]n|[ıiuü]nc[ae]|[ıiuüae]rs[ae]|m[ae]zs[ae]|[ıiuüae]rken|[ae]r[ae]k|m[ae]d[ae]n|[dt][ıiuü]kt[ae]n|m[ae]y[ae]|m[ae]n[ıi]n|m[ae]s[ıi])$|^(?!(?:ek|ye|kay|par|ır)m)\p{L}{2,}m[ae]k$/u

/** For whom somebody asks: "babaanneme", "oğlumun". */
const ofMyFamily =
  /^(?:(?:anne|baba|babaanne|anneanne|dede|nine|teyze|hala|amca|dayı|kayınvalide)m|(?:oğl|torun|komşu)u?m|(?:kız|arkadaş)ım|(?:eş|kardeş|yeğen|kayınpeder)im)(?:[aeıiuü]|d[ae]n?|[ıiuü]n|l[ae])?$/u

/** Verbs that say what is asked about: "zayıflatır mı" is on weight. */
const telling: ReadonlyArray<readonly [verb: RegExp, thing: string]> = [
  // "Etkisi zayıfladı": what weakens slims nobody.
  [/^(?:zayıfla(?=t|m[ae]k|m[ae]$|m[ae][ykn]|r|y[ae])|şişmanl)/u, "kilo"],
  [/^uyu(?:t|m|ya)/u, "uyku"],
  [/^koş(?=abil|ul|mal|ar|am)/u, "koşu"],
  [/^yüz(?=ebil|ül[üe]|mek|meli)/u, "yüzme"],
  [/^yürü(?=yebil|nür|mel|nebil|yem)/u, "yürüyüş"],
]
const told = keeping<string>(20_000)
const thingOf = (word: string): string =>
  told(word, () => telling.find(([verb]) => verb.test(word))?.[1] ?? word)

/** What it comes from, or whether it is caught, is a matter of its own: "mideden mi", "bulaşıcı mı". */
const named = /(?:[dt][ae]n|^bulaş\p{L}+)$/u

/** "Aç karnına mı" asks when; "aç karnına kahve" is coffee so drunk. */
const onStomach = /^(?:aç|tok|karnına)$/u
const asksOnStomach = /(?:^|\s)(?:aç|tok) (?:karnına )?m[ıiuü]|(?:aç|tok) (?:karnına )?(?:ya da|veya|yoksa) /u

const eaten = /^ye(?:nir|meli|memeli|nmeli|nmez)/u

/** A shorter beginning is shared by chance, unless it is one of the words: "saçı" is of "saç", "midye" not of "mide". */
const shortestStem = 4
const hard: { readonly [soft: string]: string } = { ğ: "k", b: "p", c: "ç", d: "t" }

/** A noun of a noun, as "kabızlık" is of "kabız". */
const derived = /l[ıiuü][kğ]$/u

/** Whether both are forms of one beginning that they share, its last consonant hard or soft. */
const shareStem = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length)
  let length = 0
  while (length < shorter && one[length] === other[length]) length += 1
  for (let at = length; at >= Math.min(shortestStem, shorter) && at > 2; at -= 1) {
    const begin = one.slice(0, at)
    const closed = hard[begin.at(-1) ?? ""]
    const stems = closed === undefined ? [begin] : [begin, `${begin.slice(0, -1)}${closed}`]
    if (stems.some((stem) => evidence.isForm(one, stem) && evidence.isForm(other, stem))) return true
  }
  return false
}

/** Without something is still about it: "ameliyatsız" of "ameliyat". */
const without = /s[ıiuü]z$/u

/** Whether a word is one of a family of words, in any form. */
const isOf = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || [...words].some((own) => own.length >= shortestStem && evidence.isForm(word, own))

/** The families that a word is of. Words are weighed against each other by the thousand: each is looked up once. */
const lookedUp = keeping<ReadonlyArray<ReadonlySet<string>>>(20_000)
const familiesOf = (word: string): ReadonlyArray<ReadonlySet<string>> =>
  lookedUp(word, () => kin.filter((words) => isOf(words, word)))

const isAkin = (one: string, other: string): boolean => areAkin(thingOf(one), thingOf(other))

const areAkin = (one: string, other: string): boolean => {
  const families = familiesOf(one)
  if (families.length > 0 && familiesOf(other).some((family) => families.includes(family))) return true
  // What else makes two words akin is the beginning that they share.
  return one[0] === other[0] && beginAlike(one, other)
}

const beginAlike = (one: string, other: string): boolean =>
  evidence.isForm(one, other) ||
  (without.test(one) && shareStem(one.replace(without, ""), other)) ||
  evidence.isForm(other, one) ||
  shareStem(one, other) ||
  (derived.test(one) && shareStem(one.replace(derived, ""), other)) ||
  (derived.test(other) && shareStem(one, other.replace(derived, "")))

export const titleWords: TitleWords = {
  asksWith: (words, at) => {
    const word = words[at] ?? ""
    const isLast = at === words.length - 1
    // What stands before "mi" is what is asked of it: "zararlı mı", "döker mi".
    const isAsked = at > 0 && particle.test(words[at + 1] ?? "") && !named.test(word)
    // What one should eat with it is a question on food, and no way to ask.
    if (words[at - 1] === "ne" && eaten.test(word)) return false
    // "3 adımda": in so many steps, and nobody walks them.
    if (/^adım(?:da)?$/u.test(word) && /^\d$/u.test(words[at - 1] ?? "")) return true
    if (thingOf(word) !== word) return false
    if (onStomach.test(word)) return asksOnStomach.test(words.join(" "))
    return (
      asking.has(word) ||
      particle.test(word) ||
      isAsked ||
      (isLast && at > 0 && (finite.test(word) || (asksHow(words) && ofMine.test(word)))) ||
      clause.test(word) ||
      ofMyFamily.test(word) ||
      isDoing(word)
    )
  },
  isAkin,
  isSame: isAkin,
  isGrammar: (words, at) => grammarWords.has(words[at] ?? ""),
  ofAnyTitle:
    /^(?:en|kolay\p{L}*|basit\p{L}*|hızlı\p{L}*|büyük|doğru\p{L}*|yanlış\p{L}*|normal\p{L}*|herkes\p{L}*|kimse\p{L}*|insan\p{L}*|yap\p{L}*|ol\p{L}*|ed\p{L}*|et\p{L}*|bil\p{L}*|gerçek\p{L}*|efsane\p{L}*|iyi\p{L}*|kötü\p{L}*|evde|yol\p{L}*|şey\p{L}*|hata\p{L}*|ipuc\p{L}*|belirti\p{L}*|neden\p{L}*|neler\p{L}*|nedir|zarar\p{L}*|fayda\p{L}*|sağlık\p{L}*|tedavi\p{L}*|önle\p{L}*|ilaçsız|doğal\p{L}*|tüket\p{L}*|kullan\p{L}*|al\p{L}{0,4}|karn\p{L}*|başla\p{L}*|yeni\p{L}*|ilk|bugün|hayat\p{L}*|içer\p{L}*|besin\p{L}*|gıda\p{L}*|yiyece\p{L}*|yaşam\p{L}*|değiş\p{L}*|fazla\p{L}*|çok|az|daha|hiç|her)$/u,
  asks: [
    // Whether something brings a complaint on.
    ["cause", /hasta (?:ol(?:un)?ur|eder|yapar|olur) m[uıi]/u],
    ["what", /nasıl (?:anlaşıl|belli)|belirti|işaret/u],
    ["how_much", /kaç (?!(?:saat|dakika) (?:içinde|sonra|önce)|gün|hafta|ay(?!r)|yıl|yaş|seans)\p{L}+/u],
    [
      "safe",
      /(?:yiyebil|içebil|kullanabil|alabil|yapabil|koşabil|yüzebil|binebil)[ıi]r(?:ler|lar)? m[ıi]|(?:yenir|içilir|kullanılır|alınır|yapılır|verilir) m[ıi]/u,
    ],
    ["side_effects", /^(?!.*kaç).*\bfazla\p{L}*.*(?:zarar|risk|tehlike)/u],
    [
      "works",
      /(?:düşür|azalt|önle|geçir|rahatlat|hızlandır|güçlendir|iyileştir|dindir)m[ae]k için|nasıl (?:geçer|düşer|erir|iyileşir|çıkar|azalır|kurtul)|ne (?:düşürür|azaltır|keser|alır|geçirir|yok eder)|ilaçsız|ameliyatsız|kendiliğinden|en iyi (?:tedavi|çare|ilaç)/u,
    ],
    [
      "when",
      /kaç (?:saat|dakika|gün) (?:içinde|sonra|önce)|hemen (?:önce|sonra)|saat kaçta|sabah mı|akşam mı|aç mı|tok mu|(?:aç|tok) karnına m[ıi]/u,
    ],
    [
      "do_first",
      /nasıl \p{L}+(?:malı|meli|mali|nır|nir|lır|lir|nur|nür|lur|lür)|nasıl (?:\p{L}+ ){0,2}\p{L}+(?:[ıiuü]r[ıiuü]|[ae]r[ıi])[mz](?!\p{L})/u,
    ],
  ],
  asksForTips:
    /(?<!\p{L})(?:\d|iki|üç|dört|beş|altı|yedi) (?:\p{L}+ )?(?:öneri|ipucu|adım|yol|yöntem|kural|alışkanlık|hata)\p{L}*|ipuçları|(?<!\p{L})(?:öneri|tavsiye)ler\p{L}*|(?<!\p{L})hata(?:lar|lar[ıi]|s[ıi])?(?!\p{L})/u,
  counts: {
    promises:
      /(?<!\p{L})(?<count>\d{1,2}|iki|üç|dört|beş|altı|yedi|on) (?!(?:yüz|bin)(?!\p{L}))(?:\p{L}+ )?(?:(?<tips>(?:öneri|ipucu|adım|yol|yöntem|kural|alışkanlık|taktik)\p{L}*)|(?<mistakes>(?:hata|yanlış|efsane)\p{L}*))/u,
    words: { iki: 2, üç: 3, dört: 4, beş: 5, altı: 6, yedi: 7, on: 10 },
  },
  asksWhy: /(?<!\p{L})(?:neden|niye|niçin)(?!\p{L})/u,
  asksForWarning:
    /ne zaman (?:tehlikeli|ciddi|endişe\p{L}*|(?:doktora|hekime|acile)(?: (?:gi[td]|başvur|görün)\p{L}*)?|acil)|hangi durum\p{L}* (?:doktora|hekime|acile)(?: (?:gi[td]|başvur|görün)\p{L}*)?|(?:doktora|hekime) (?:ne zaman(?: (?:gi[td]|başvur|görün)\p{L}*)?|gitmeli)/u,
  asksWhatItIs: /(?<!\p{L})(?:nedir|ne demek(?:tir)?)\W*$/u,
  asksForSigns: /nasıl (?:anlaşıl|belli)|belirti|işaret|(?:olduğunu|olduğumu) nasıl anla/u,
  grownUps: /yetişkin|erişkin/iu,
  signs: /belirti|işaret/iu,
  aspects,
  moments: [
    { asks: /(?<!\p{L})(?:sonra|sonrası|sonrasında)(?!\p{L})/u, says: /(?<!\p{L})sonra/iu },
    { asks: /(?<!\p{L})(?:önce|öncesi|öncesinde)(?!\p{L})/u, says: /(?<!\p{L})önce(?:si|sinde)?(?!\p{L})/iu },
    { asks: /sırasında/u, says: /sırasında|(?<=\p{L})[ae]rken/iu },
  ],
  handled:
    /(?<!\p{L})(?:pişir|pişmiş|haşla|kızart|fırın|ızgara|buharda|mikrodalga|yıka|duru|ıslat|süz|yeniden ısıt|dondur|donmuş|buzdolab|çiğ|konserve|soy|öğüt|derece|tabak|tabağ|tava|marine)\p{L}*/iu,
  asksWhatIsNormal:
    /(?<!\p{L})(?:normal|ideal)(?!\p{L}).*(?<!\p{L})(?:kaç|ne kadar|aralığı|değeri)|(?<!\p{L})(?:nab[ıi]z|nabzı|tansiyon|şeker|ateş|kolesterol|kalp)\p{L}*(?: \p{L}+)? kaç ol(?:malı|ur)/u,
  normal: /(?<!\p{L})(?:normal|sağlıklı aralı\p{L}*)(?!\p{L})/iu,
  asksForHelp: /iyi gel|için|karşı|geçirir|tedavi|faydalı|işe yara/u,
  without: null,
  withoutEnding: /^(?<thing>ameliyat|ilaç|hap|iğne|antibiyotik|kortizon)s[ıiuü]z$/u,
  medicines: {
    means: /^(?:ilaç|hap)$/u,
    says: ["ağrı kesici", "ibuprofen", "aspirin", "parasetamol", "ilaç", "tablet", "hap"],
  },
  people: /(?<!\p{L})(?:kadın|erke[kğ]|kız|çocu[kğ]|bebe[kğ]|ergen|hamile|gebe|yaşlı)\p{L}*/iu,
  expecting: /^(?:kadın|anne|bayan)\p{L}{0,6}$/u,
  byOneself: {
    asks: /(?:^|\s)evde(?!\p{L})|doğal (?:yol|yöntem|çözüm|tedavi)|doğal olarak|bitkisel/u,
    without: ["iğne", "enjeksiyon", "ameliyat", "statin", "reçete", "şok dalga"],
  },
  longUse: {
    asks: /her (?:gün|gece)(?!\p{L})|sürekli|uzun süre|yıllarca|aylarca|ömür boyu/u,
    says: [
      "her gün",
      "günlük",
      "uzun süre",
      "düzenli",
      "sürekli",
      "yıllık",
      "yıllarca",
      "aylarca",
      "aylar süren",
    ],
  },
  rejects: /^.{2,40}? değil,? (?<meant>.{3,})$/iu,
  joins: /^(?:ve|veya|ile|ya)$/u,
  shape: /^(?:toz|tablet|hap|kapsül|damla|takviye)\p{L}{0,5}$/u,
  kindNames: {
    exercise: /^(?:egzersiz|spor|antrenman)\p{L}{0,5}$/u,
    habit: /^(?:alışkanlık|egzersiz|spor)\p{L}{0,5}$/u,
    medicine: /^(?:ila[çc]|takviye)\p{L}{0,5}$/u,
    supplement: /^takviye\p{L}{0,5}$/u,
    food: /^(?:besin|gıda|yiyecek|takviye)\p{L}{0,5}$/u,
    diet: /^(?:diyet|beslenme|takviye)\p{L}{0,5}$/u,
    condition: /^hastalı[kğ]\p{L}{0,5}$/u,
  },
  states:
    /^(?!.*(?:\?|(?<!\p{L})(?:ne|nasıl|neden|niye|hangi|kaç|kim|m[ıiuü](?:d[ıiuü]r)?)(?!\p{L}))).*(?:(?<!\p{L})değil(?:dir)?|m[ae]z(?:s[ıi]n(?:[ıi]z)?)?|(?:gel|ed|ol|ver|yap|yak|boz|önle|artır|azalt|düşür|yükselt|zayıflat|geçir|iyileştir|hızlandır|yavaşlat|kes|bitir|sağla)[aeıiuü]?r|[dt][ıiuü]r|(?<!\p{L})yok)\s*[.!]?\s*$/u,
  putOf: null,
  isYesOrNo: /(?:^|\s)m[ıiuü](?:y[ıiuü]m|y[ıiuü]z|d[ıiuü]r)?\s*\?*$/u,
}
