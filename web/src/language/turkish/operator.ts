import type * as English from "#words/operator.ts"

export const taskWords: typeof English.taskWords = {
  hosting: ["Sunucuları işletir", "Saklanan her şey; sözleşmeli veri işleyen olarak"],
  mail: ["E-postaları iletir", "Adresiniz ve size gönderdiğimiz iletiler"],
  ai: [
    "Yapay zekâyla yazar",
    "Konu, bulgular, mesleğiniz, anlatım ve hedef kitle, onaylı ifadeler; adınız da adresiniz de değil",
  ],
  payments: ["Ödemeleri alır", "Adresiniz, ne satın aldığınız ve bizim hiç görmediğimiz kartınız"],
  identity: ["Giriş yaptırır", "Adresiniz, adınız ve nasıl giriş yaptığınız"],
  articles: ["Makale arar", "Aradığınız sözcükler; kimin aradığı değil"],
  passwords: ["Sızmış parolaları bilir", "Yeni bir parolanın özetinden beş karakter; kime ait olduğu değil"],
}

export const imprintRows: typeof English.imprintRows = [
  ["representedBy", "Temsilci"],
  ["email", "E-posta"],
  ["phone", "Telefon"],
  ["register", "Sicil"],
  ["vatId", "Vergi numarası"],
  ["responsible", "İçerikten sorumlu"],
]

export const noImprint = "Bu kurulumu işleten, kim olduğunu henüz belirtmemiş."

export const noSubProcessors = "Bu kurulum için başka kimse çalışmıyor: her şey kendi sunucularında yürüyor."
