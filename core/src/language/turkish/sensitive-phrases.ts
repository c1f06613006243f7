import type { ReadingWords } from "#language/reading.ts"

/**
 * Phrases, not words: somebody who dies of laughter, cuts sugar or cannot breathe on a hill is well. Small letters
 * without marks. What no title may be about stands in safety-rules.ts and is looked for beside these.
 */
export const sensitive: ReadingWords["sensitive"] = [
  [
    "self_harm",
    /\bintihar (?:et|dusun|gir|mektub|plan|egilim)|\bintihari\b|\bolmek ist(?:i|e)|\bolmeyi (?:dusun|ist|dil)|yasama(?:k|yi) istemi|hayat(?:im)?a? son ver|\bkendim?i(?:mi)? (?:oldur|as(?:mak|acag|ayim)|kes(?:iyor|mek|tim)|yarala)|kendi(?:me|ne|sine) zarar|canima kiy|bilekler?imi kes|keske (?:hic )?(?:dogma|uyanma)|yasamanin (?:bir )?anlami|hayatta kalmak istemi|jilet at/,
  ],
  [
    "eating_disorder",
    /anoreks|bulimi|\bblumi|yeme bozuklu|(?:yedikten|yemekten|yedigim\w*) \w* ?(?:sonra )?(?:kus(?:uyor|tum|mak)|parmak)|kendimi (?:kustur|ac birak)|gunlerdir (?:hic )?(?:bir sey )?yemi|hicbir sey yeme(?:den|k ist)|hicbir sey yemiyor|\bproana|pro ana|tikinircasina|mushil (?:icip|kullanip|ile zayif)/,
  ],
  [
    "emergency",
    /\b112\b|ambulans|bilinci (?:kapali|yok|gitti)|uyandiram|nefes almiyor|kalbi dur|zehirlend|(?:fazla|kutu|avuc)\w* (?:dolusu )?(?:hap|ilac)\w* (?:ic|yut)|(?:hap|ilac)\w* (?:fazla|hepsini|tamamini) (?:ic|yut|al)(?:ti|di|mis)|kan kus|kan tukur|gogsu(?:m|mde)\w* (?:siddetli|baski|sikis)|sol kolu(?:m|ma) vur|yuzu kay|konusam(?:iyor|adi) (?:bir anda|aniden)|aniden goremi|bayildi ve|nobet geciriyor|kanama durmuyor|camasir suyu ic/,
  ],
  [
    "minor",
    /\b1[0-7] ?yas(?:inda(?:yim|ki bir (?:kiz|erkek|genc)im)|im\b|indaki (?:oglum|kizim|kardesim|cocugum))|\byasim 1[0-7]\b|\b1[0-7] ?yasinda(?:yim| bir| erkek| kiz)|\b1[0-7] ?yas (?:erkek|kiz)|(?:lise|ortaokul)(?:deyim|ye gidiyorum|liyim| ogrencisiyim| \d)|resit degilim|\b(?:7|8|9|10|11)\.? sinif(?:tayim|im|a gidiyorum)/,
  ],
  [
    "sexual",
    /\bporno|\bnsfw\b|masturb|orgazm|\berotik|\bfetis|\bseks|\bpenis|ereksiyon|sertlesme (?:sorun|problem)|erken bosal|cinsel (?:iliski|performans|guc)|yatakta (?:daha )?(?:uzun|sur)|\b31 cek/,
  ],
  [
    "drug_seeking",
    /\b(?:esrar|kokain|eroin|metamfetamin|ekstazi|bonzai|skunk|lsd|mdma|captagon)\b(?! bagimli\w*(?: tedavi| birak))|\bot (?:ic(?:tim|tik|iyor|sem|mek)|sar(?:dim|mak))|recetesiz (?:nereden|nasil|al|bul|sat|veren)|(?:nereden|nasil) recetesiz|recete olmadan|(?:kirmizi|yesil) recete\w* (?:nasil|nereden|almadan|yazdir)|torbaci|uyusturucu (?:kullan(?:iyor|dim)|nereden|bul)|kafa yap|eczaneden (?:gizli|recetesiz)|karaborsa/,
  ],
  [
    "tragedy",
    /\bdeprem(?:de|zede|in|den|i)?\b|teror|\bbomba(?:li|lama)|katliam|cinayet|\bsehit|bassagligi|basimiz sag olsun|vefat|\boldurul|cenaze/,
  ],
]

export const harmless: ReadingWords["harmless"] = {
  self_harm:
    /(?:gul|ac|susuz|yorgun|sicak|soguk|uykusuz|utanc)\w*t[ae]n ol(?:mek|uyor|dum|sem)|onleme egitim|kilo aldigim icin (?:ol|kes)|seker\w* kes|sigara\w* kes/,
  emergency:
    /kos(?:ar|u|tu|un)\w*|merdiven|burn|maske|yuz(?:er|me)\w*|bisiklet|idman|antrenman|squat|plank|(?:gida|besin) zehirlen\w* (?:sonra|gec)|gogus kas|bench|press|egitim|kurs|sertifika|onle|riskini|azalt|gecirdikten sonra|fizik tedavi|rehabilitasyon/,
  minor:
    /lise (?:yillar|zaman)|lisede(?:n|yken)|\b1[0-7] ?yas(?:inda|indan|imdan)? (?:beri|itibaren|once)|yillik|kopeg|kedi|(?:simdi|su an) (?:[2-9]\d)|emzir|hamile|gebe/,
  tragedy:
    /deprem canta|deprem cantasi|yogurt|seker bomba|kalori bomba|vitamin bomba|protein bomba|enerji bomba/,
  drug_seeking:
    /risk|tehlike|sahte|almayin|uyari|birak(?:tim|ali|mak)|temiz(?:im|lend)|bagimlilik (?:tedavi|danisman)/,
}
