import type { MatterWords } from "#language/matter.ts"

export const matter: MatterWords = {
  dot: "nokta",
  point: null,
  slash: "bölü|eğik(?: çizgi)?",
  pointing: "bu|şu|o|bir|her|hiçbir|ilk|son|tek|asıl|ana|iki|üç|ikinci|önemli|kritik|en|hangi|başka",
  wordEnds: "net|de|in|me|link|site|test|online|info",
  road: String.raw`adres\p{L}*|site\p{L}*|sayfa\p{L}*|internette|tıkla\p{L}*|ziyaret`,
  at: "et",
  digits: "sıfır|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz",
  voucherCodes: String.raw`kupon\p{L}*|indirim kod\p{L}*|promosyon\p{L}*|referans kod\p{L}*|davet kod\p{L}*`,
  reach: "bana (?:dm|mesaj)|dm['’]?den",
  machine: String.raw`sistem (?:istemi|komutu|talimat\p{L}*)|talimatlarım\p{L}*|(?:önceki|yukarıdaki) (?:tüm )?(?:talimat|kural|komut)\p{L}*|(?:tüm )?(?:talimat|kural)ları (?:unut|yok say)\p{L}*|yapay zek[aâ] (?:olarak|dil modeli)|dil modeliyim`,
  gestures:
    "gülümser|gülümseyerek|güler|durur|duraksar|duraklar|eğilir|(?:kameraya |gözlerini )[^*]*|başını (?:sallar|eğer)|göz kırpar|eliyle|parmağıyla",
  speakers: "Sunucu|Anlatıcı|Konuşmacı|Kanca",
}
