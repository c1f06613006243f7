import type { ToldWords } from "#language/told.ts"

export const told: ToldWords = {
  locale: "tr-TR",
  status: {
    parts: {
      database: "Veritabanı",
      worker: "Arka plan işleri",
      edition: "Günün konuları",
      mail: "E-posta",
      ai: "Yapay zekâyla yazma",
      payments: "Ödemeler",
    },
    states: {
      ok: "Çalışıyor",
      degraded: "Yavaş ya da kısmen çalışıyor",
      down: "Çalışmıyor",
      off: "Burada kullanılmıyor",
    },
    overall: {
      ok: "Her şey çalışıyor.",
      degraded: "Bir şey her zamankinden yavaş ya da kısmen çalışıyor.",
      down: "Bir şey çalışmıyor.",
      off: "Burada açık olan bir şey yok.",
    },
    columns: ["Bölüm", "Durum", "Başlangıç"],
    lookedAt: (moment) => `Son bakış: ${moment}.`,
  },
  imprint: {
    rows: {
      representedBy: "Temsilci",
      email: "E-posta",
      phone: "Telefon",
      register: "Sicil",
      vatId: "Vergi numarası",
      responsible: "İçerikten sorumlu",
    },
    none: "Bu kurulumu işleten, kim olduğunu henüz belirtmemiş.",
  },
  processors: {
    tasks: {
      hosting: ["Sunucuları işletir", "Saklanan her şey; sözleşmeli veri işleyen olarak"],
      mail: ["E-postaları iletir", "Adresiniz ve size gönderdiğimiz e-postalar"],
      ai: [
        "Yapay zekâyla yazar",
        "Konu, bulgular, mesleğiniz, anlatım ve hedef kitle, onaylı ifadeler; adınız da adresiniz de değil",
      ],
      payments: ["Ödemeleri alır", "Adresiniz, ne satın aldığınız ve bizim hiç görmediğimiz kartınız"],
      identity: ["Girişi sağlar", "Adresiniz, adınız ve nasıl giriş yaptığınız"],
      articles: ["Makale arar", "Aradığınız sözcükler; kimin aradığı değil"],
      passwords: [
        "Sızmış parolaları denetler",
        "Yeni bir parolanın özetinden beş karakter; kime ait olduğu değil",
      ],
    },
    columns: ["Kim", "Ne için", "Ne görür"],
    none: "Bu kurulum için başka kimse çalışmıyor: her şey kendi sunucularında yürüyor.",
  },
  topicPage: {
    sample: (day) => `${day} tarihli örnek veri.`,
    ask: (posts, among) =>
      `${among} paylaşımın ${posts === among ? "tamamı" : `${posts} tanesi`} bunu soruyor; bizim ifademizle.`,
    counted: (posts, usual, day) => `${day} gününe kadarki üç günde ${posts} paylaşım; olağanı ${usual}.`,
    sharing: (posts, among, usual, day) =>
      `${day} gününe kadarki üç günde konuyla ilgili ${among} paylaşımın ${posts === among ? "tamamı" : `${posts} tanesi`} bunu soruyor ya da yanıtlıyor; olağanı ${usual}.`,
    posts: (posts) => `(üç günde ${posts} paylaşım)`,
    whyNow: "Neden şimdi:",
    whatPeopleAsk: "İnsanların sorduğu, bizim ifademizle",
    thread: "Tartışmayı açın",
    angles: "Video için bakış açıları",
    write: "Bu konuda metin yazın",
    today: "Günün konuları",
    named: (name, posts, usual) =>
      `${name}: üç günde ${posts} paylaşım, genelde ${usual === 0 ? "hiç olmaz" : `${usual.toLocaleString("tr-TR")} olur`}`,
    noneShared: "En az yarısının sorduğu ortak bir soru yok. Çekmeden önce okuyun.",
    steady: (days) => `Bu hep soruluyor, bugün artmış değil. ${days} gün üzerinden sayıldı.`,
    away: {
      heading: "Bu konu şu anda gösterilemiyor",
      text: "Veritabanımız yanıt vermiyor. Lütfen sayfayı bir dakika sonra yeniden yükleyin.",
    },
  },
  namedList: {
    heading: "Her zamankinden çok anılanlar",
    text: "Paylaşım sayısı her zamankinden fazla, ama en az yarısının sorduğu ortak bir soru yok. Çekmeden önce okuyun.",
  },
  steadyList: {
    heading: "Sürekli sorulanlar",
    text: (days) =>
      `Bugüne özgü bir artış yok; önemli olan da bu: İnsanlar bunları hep soruyor. ${days} günlük paylaşımlar sayıldı.`,
    counted: (posts, among, days) =>
      `${days} günde ${among} paylaşımın ${posts === among ? "tamamı" : `${posts} tanesi`} bunu soruyor ya da yanıtlıyor; bizim ifademizle.`,
  },
  withoutScript: "Bu sayfa JavaScript olmadan da okunur. Metin yazmak için JavaScript gerekir.",
  socialPicture: {
    file: "social-tr.png",
    words: "Rounds: günün sağlık konuları, her biri kanıtıyla, bir video metni olarak",
  },
  answers: {
    messageTaken: "Mesajınız ulaştı. Size bir onay e-postası gönderiyoruz.",
    waitlistAsked:
      "Size gönderdiğimiz e-postadaki bağlantıyı açın. Daha önce onaylanmış bir adres listede kalır.",
    waitlistConfirmed: "Professional satışa çıktığında size haber vereceğiz.",
    accountClosed: "Hesabınız kapatıldı ve siliniyor. İş bitince size son bir e-posta gelir.",
    wordsReset: "Değiştirilen sözler silindi; ürünle gelen sözler yeniden gönderiliyor.",
    wordsWereDelivered: "Zaten ürünle gelen sözler kullanılıyordu.",
    sampleOnItsWay: (email, carrier) =>
      carrier === "smtp"
        ? `${email} adresine SMTP ile gönderiliyor.`
        : `${email} adresine gidecek e-posta giden kutusu klasörüne yazılıyor, çünkü posta sunucusu kurulmamış.`,
    alertStands: "Bildirimlerinizde görebilirsiniz.",
  },
}
