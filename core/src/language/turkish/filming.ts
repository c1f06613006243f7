import type { FilmingWords } from "#language/filming.ts"
import type { BeatName } from "#script/beats.ts"

const lowerFirst = (text: string) => `${text.slice(0, 1).toLocaleLowerCase("tr")}${text.slice(1)}`

const upperFirst = (text: string) => `${text.slice(0, 1).toLocaleUpperCase("tr")}${text.slice(1)}`

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const beats: { readonly [B in BeatName]: string } = {
  hook: "Giriş",
  what_people_say: "İnsanlar ne diyor",
  verdict_up_front: "Önce sonuç",
  evidence_1: "Bilinenler",
  limits_who_not: "Sınırlar, kimler için değil",
  do_this: "Bunu yapın",
  cta_disclaimer: "Kapanış",
  hook_verdict: "Sonuçla giriş",
  claim: "İddia",
  best_study_design_n_effect: "Kanıt nasıl okunur",
  what_we_do_not_know: "Bilmediklerimiz",
  who_may_benefit_who_should_not: "Kime yarar, kim kaçınmalı",
  truth_first_hook: "Önce gerçek",
  warn_then_myth_once: "Uyarı, sonra bir kez efsane",
  why_it_misleads: "Neden yanıltır",
  fact_with_evidence: "Bilinenler",
  truth_again_cta_disclaimer: "Yine gerçek, kapanış",
  hook_problem: "Sorunla giriş",
  tip_one_line: "İpucu",
  how_steps_max3: "Nasıl, üç adımda",
  common_mistake_stop_if: "Sık yapılan hata, ne zaman durmalı",
}

const beatNames: ReadonlyMap<string, string> = new Map(Object.entries(beats))

export const filming: FilmingWords = {
  shots: {
    opening: "Yakın çekim, gözler karenin üst üçte birinde; selam yok",
    closing: "Yakın çekim, ilk planla aynı kadraj",
    warning: "Yakın çekim; sabit durun, cümle bitene kadar kesmeyin",
    holding: (prop) => `Orta plan, eller serbest: göğüs hizasında ${lowerFirst(prop)}`,
    besideText: (onScreen) => `Orta plan, siz solda; karenin sağı “${onScreen}” yazısına kalsın`,
    besideSource: "Masa başında orta plan; karenin sağı kaynağa kalsın",
    plain: "Orta plan, öncekinden bir adım yakın",
    sourceCard: (numbers, publishers) => `Ekranda kaynak ${numbers}: ${publishers}`,
    face: "Yok: kamera yüzünüzde kalsın",
    subject: {
      supplement: (name) => [`Markası görünmeyen bir kutu: ${name}`, `${name}: kutunun arka etiketi`],
      medicine: (name) => ["Yazısız bir ilaç kutusu", `Yazısız bir kutu (${name}); marka ve ürün adı yok`],
      interaction: (name) => ["İkisi yan yana", `${name}: ikisi sade bir masada yan yana`],
      food: (name) => [`Bir porsiyon: ${name}`, `${name}, sade bir masada, üstten`],
      diet: (name) => ["Bir günlük tabak", `${name}: bir tabak, üstten`],
      condition: (name) => [`Üstünde “${name}” yazan bir kart`, `Karta “${name}” yazan bir el`],
      body: (name) => [`Üstünde “${name}” yazan bir kart`, `Karta “${name}” yazan bir el`],
      exercise: (name) => [`Gerekli malzeme: ${name}`, `${name}: yandan, yavaş bir tekrar`],
      habit: (name) => [`Üstünde “${name}” yazan bir kart`, `${name}: ilk hareket, yakından`],
      gear: (name) => [name, `${name}: elinizde bir kez çevirin`],
    },
    warns:
      /(?:hemen|acil|bugün ara|112|ambulans|(?:doktor|hekim)\p{L}* (?:başvur|görün|gidin)|beklemeyin|vakit kaybetmeden)/u,
  },
  figure: { bound: "yaklaşık|en az|en fazla", upTo: null, notCounted: "ve", each: null },
  posting: {
    sources: "Kaynaklar",
    moreSources: (from) => `[${from}] ve sonraki kaynaklar ilk yorumda.`,
    sourcesInCaption: "Kaynaklar açıklamada.",
    question: (name) => `${upperFirst(name)} hakkında siz ne sorardınız?`,
    asked: {
      what: "nedir",
      works: "kanıtları",
      how_much: "dozu",
      when: "zamanlaması",
      how_long: "süresi",
      safe: "güvenliği",
      side_effects: "yanetkileri",
      who_not: "dikkat",
      with: "etkileşimi",
      forms: "formları",
      compare: "karşılaştırması",
      cause: "nedenleri",
      do_first: "ilkadım",
      stop: "bırakma",
      children: "çocuklar",
      pregnancy: "gebelik",
      older: "ileriyaş",
      myth: "efsaneleri",
    },
    besides: ["bilgisi", "soruları", "kanıtları", "nedir", "efsaneleri"],
    put: {
      how_much: "dozu",
      when: "zamanlaması",
      safe: "güvenliği",
      side_effects: "yanetkileri",
      compare: "karşılaştırması",
    },
    asking: ["soruları"],
    anything: "sağlık soruları",
    article: /^(?!)/u,
    writtenByAi: (model) => `Yapay zekâ taslağı (${model}); bir uzman gözden geçirmelidir.`,
    writtenWithoutAi: "Yapay zekâ kullanılmadan yazılmış taslak.",
    ofSample: (day) => `Konu ${day} tarihli örnek veriden gelir; ürünü göstermek için uydurulmuştur.`,
    notChecked: "Çekimden önce kontrol edilmedi.",
    checked: "Çekimden önce, konuşan kişi tarafından kontrol edildi.",
    empty: set(
      "acaba ama ancak bile böyle bunu burada çok daha değil diye doğru gerçekten gibi göre hangi için ile kadar misin mıdır nasıl neden nedir niçin olan olarak olur önce sonra şöyle üzerine veya yani zaten",
    ),
  },
  files: {
    script: "Metin",
    shots: "Çekim listesi",
    directions: "Oyunculuk notları",
    posts: "Paylaşım metinleri",
    hashtags: "Etiketler",
    bestTime: "En iyi saat",
    title: "Başlık",
    cover: "Kapak yazısı",
    caption: "Gönderi metni",
    comment: "İlk yorum",
    sources: "Kaynaklar",
    note: "Not",
    columns: ["Bölüm", "Başlangıç", "Saniye", "Kadraj", "Ekran yazısı", "Ek görüntü", "Malzeme", "Söylenen"],
    length: (words, seconds, pace) => `${words} sözcük, dakikada ${pace} sözcükle yaklaşık ${seconds} sn`,
    ownSource: "konuşanın kendi kaynağı, değerlendirilmedi",
    kept: (text, reason) => `Konuşan böyle bıraktı: “${text}” Gerekçe: ${reason}`,
    strengths: {
      strong: "güçlü kanıt",
      moderate: "orta düzeyde kanıt",
      weak: "zayıf kanıt",
      conflicting: "kaynaklar çelişiyor",
      none: "çalışma bulunamadı",
    },
    eventTitle: (title, platform) => `${platform} paylaşımı: ${title}`,
    agreement: (named, of, isWeak) =>
      `${of} çalışmadan ${named} tanesi bu saati öneriyor${isWeak ? "; bu zayıf bir öneridir" : ""}.`,
    americanStudies: "Çalışmalar çoğunlukla Amerikan hesaplarına dayanır; kendi verilerinizle sınayın.",
  },
  estimate: {
    levels: { high: "Yüksek", medium: "Orta", low: "Düşük" },
    potential: (level, points) => `${level} (${points}/100)`,
    basis: (score, times, posts) =>
      `Konunun puanı (${score}) %60, yükselişi (${times === null ? "" : `olağanın ${times.toFixed(1).replace(".", ",")} katı, `}${posts} paylaşım) %40 ağırlıkla hesaplandı. Bir tahmindir, söz değildir.`,
    engagement: (level, posts, comments) =>
      `${level}, ${posts} paylaşım ve ${comments} yoruma göre tahmin edildi`,
    none: "Tahmin yok",
    noTopic: "Kendi konunuzla yazılan bir metnin ölçülmüş verisi yoktur; bu yüzden tahmin de yapılmaz.",
  },
  time: {
    weekdays: ["Pazar", "Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi"],
    hours: (hour) => `${hour}.00–${hour}.59`,
    audience: (slot) => `${slot}, izleyicilerinizin yerel saatiyle`,
    agreement: (named, of, isWeak) =>
      `${of} çalışmadan ${named} tanesi öneriyor${isWeak ? "; bu zayıf bir öneridir" : ""}`,
  },
  beatName: (name) => beatNames.get(name) ?? name,
}
