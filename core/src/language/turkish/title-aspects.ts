import type { TitleWords } from "#language/title-words.ts"

/** What a title may ask of its subject that only some findings tell, and the words by which those are known. */
export const aspects: TitleWords["aspects"] = {
  foods: {
    asks: /(?:hangi|ne tür|en çok) (?:\p{L}+ )?(?:besin|gıda|yiyece[kğ]|sebze|meyve|balı[kğ]|kuruyemiş)\p{L}* (?:\p{L}+ )?(?:var|bulun|zengin|içer|çok)|(?:nelerde|neyde|nerede|hangi (?:besin|gıda|yiyece[kğ]|sebze|meyve)\p{L}*de|hangi (?:besin|gıda|yiyece[kğ]|sebze|meyve)\p{L}*da) (?:\p{L}+ )?(?:var|bulun)|(?:içeren|zengin) (?:besin|gıda|yiyecek|sebze|meyve)/u,
    says: /(?:kayna[kğ]\p{L}*|bulunur|100 gramda\p{L}*)/iu,
  },
  catching: { asks: /bulaş/u, says: /bulaş/iu },
  hurting: {
    asks: /(?<!\p{L})(?:acır|acıtır|ağrılı|ağrır|canım acı|can yak)/u,
    says: /(?<!\p{L})(?:ağrı|acı[rtm]|acıyı)/iu,
  },
  spacing: { asks: /gün aşırı|iki günde bir/u, says: /gün aşırı|iki günde bir/iu },
  ages: { asks: /(?:kaç|hangi) yaş/u, says: /(?<!\p{L})yaş/iu },
  helping: {
    asks: /(?:birine|kişiye|arkadaş\p{L}*|yakın\p{L}*|eş\p{L}*) (?:nasıl )?(?:yardım|destek)/u,
    says: /(?<!\p{L})(?:yanında|arkadaş|yakın\p{L}*)/iu,
  },
  testing: {
    asks: /(?<!\p{L})(?:tahlil|test|ölçüm)\p{L}* (?:\p{L}+ )?(?:yaptır|gerek|şart|ister|kimlere)/u,
    says: /(?<!\p{L})(?:tahlil|test)/iu,
  },
  needing: {
    asks: /(?<!\p{L})kimler(?:e|in)?(?!\p{L}).*(?:(?<!m[ae])m[ae]l[ıi]|gerek\p{L}*|öneril[ir]\p{L}*|yapıl[ıi]r)(?!\p{L})(?!.*uzak)/u,
    says: /(?<!\p{L})özellikle .* (?:için )?önemli|öner(?:iyor|ili[ry]\p{L}*)|(?<!\p{L})ücretsiz/iu,
  },
  night: {
    asks: /(?<!\p{L})gece(?:leri)?(?!\p{L})|yatakta|yatınca/u,
    says: /(?<!\p{L})(?:gece|yata[kğ]|yatm|yatış|uyu|uyk)/iu,
  },
  order: {
    asks: /(?<!\p{L})önce mi|hangisi önce|önce hangisi|hangi sıra/u,
    says: /önce(?: ya da| veya| yapılsa da)? sonra|(?<!\p{L})sıra(?:sı)?(?!\p{L})|(?<!\p{L})ilk(?!\p{L})/iu,
  },
  doctor: {
    asks: /(?<!\p{L})(?:hangi|ne) (?:doktor|hekim|bölüm|branş|uzman|poliklini)\p{L}*|(?<!\p{L})kime (?:gid|görün|başvur)/u,
    says: /(?<!\p{L})(?:aile hekimi|iç hastalıkları|dahiliye|diş hekimi|fizyoterapist|göz doktoru|nöroloji|dermatoloji|cildiye|kardiyoloji|ortopedi|romatoloji|üroloji|psikiyatri|kulak burun)/iu,
  },
  technique: {
    asks: /nasıl yapılır|doğru (?:yap|teknik|form)|nasıl yapmalı/u,
    says: /(?<!\p{L})saniye|(?<!\p{L})teknik|öğret|(?<!\p{L})yavaş/iu,
  },
}
