import type { ReadingWords } from "#language/reading.ts"

/** Street drugs, and medicines that are sold for their high. "Esrarengiz" is another word. */
const street = String.raw`(?:esrar(?!engiz)|kokain|eroin|metamfetamin|e(?:ks|cs|x|xs)t[ae][sz][iy]|extac[iy]|ecstas[iy]|bonzai|skunk|lsd|mdma|captagon|marihuana|kenevir sigara)\w*`
export const controlled = String.raw`(?:xanax|alprazolam|lyrica|pregabalin|ritalin|concerta|rivotril|klonazepam|diazem|valium|tramadol|contramal|akineton|k?c?odein|morfin|fentanil|oksikodon|ketamin|adderall|modafinil)\w*`
const doping = String.raw`(?:anabolik\w*|steroid(?!siz)\w*|dianabol\w*|trenbolon\w*|\bdeca(?: durabolin)?|winstrol\w*|stanozolol\w*|clen(?:buterol)?\w*|klenbuterol\w*|\bsarms?\w*|ostarin\w*|primobolan\w*|anavar\w*|oxandrolon\w*|sustanon\w*|boldenon\w*|nandrolon\w*|masteron\w*|turinabol\w*|testosteron (?:igne|enanth?a|cypion|enjeks)\w*|buyume hormonu|\bhgh\b|sibutramin\w*)`
const prescribed = String.raw`(?:ozempic|ozempik|wegovy|vegovi|mounjaro|saxenda|semaglutid|roaccutane|izotretinoin|antidepresan)\w*`
/** Words between two, and the ending that stands behind an apostrophe. */
const then = String.raw`(?:['’]\w+)? (?:[\w'’]+ ){0,4}`

const sold = String.raw`(?:satan|satici\w*|satil(?:an|ir|iyor)|satiyor|satilik|elden|kacak|getirten|kargo\w*|temin|nere?den (?:al|bul)\w*|nerede (?:bul|sat)\w*|gram fiyat\w*|karaborsa\w*)`
const unlawfully = String.raw`(?:recetesiz|raporsuz|rapor olmadan|recete olmadan|kacak|karaborsa\w*|elden|getirten)`

export const drugPhrases: ReadingWords["sensitive"] = [
  [
    "drug_seeking",
    new RegExp(String.raw`\b${street}(?!.*(?:bagimlili\w* (?:tedavi|nedir)|tedavi merkez))`),
    /esrar otu tohum|polisi|operasyon/,
  ],
  [
    "drug_seeking",
    new RegExp(
      [
        String.raw`(?:${controlled}|${doping})${then}${sold}\b`,
        String.raw`(?:${controlled}|${doping}|${prescribed})${then}${unlawfully}`,
        String.raw`${unlawfully} (?:[\w'’]+ ){0,3}(?:${controlled}|${prescribed})`,
        String.raw`(?:${controlled})${then}kafa(?:si|yi)?\b|${doping}(?:['’]\w+)? (?:\w+ )?kur(?:u|e|um|une|unu)?\b`,
        String.raw`\btesto? ?[ecp]\b.*\bkur|\bkur.*\bpct\b|\bpct\b.*\bkur`,
        String.raw`\belinde (?:[\w'’]+ ){0,2}${controlled}|${controlled}${then}(?:[\w'’]+ ){0,3}(?:ariyorum|aliciyim|alici\b|satan\b|uc(?:uyor|uruyor|tum|ursun)\w*|sat(?:mak|iyorum|acagim|sam))|(?:ilac|recete|rapor)\w*m[iu]? sat(?:mak|iyorum|acagim)\b`,
        String.raw`doktora (?:gitmeden|gorunmeden).*(?:antidepresan|receteli|uyku ilac|${controlled}).*\bal(?:ma|in|ab|sa)`,
        String.raw`doktora ne (?:de|soyle)\w* (?:\w+ ){0,3}yaz(?:ar|dir|sin)`,
      ].join("|"),
    ),
  ],
  [
    "drug_seeking",
    /\bot (?:ic(?:tim|tik|iyor|sem|mek|ince|meden|en|ip|tikten)|sar(?:dim|mak)|cek(?:tim|tik|mek|ince|iyor|en\b))/,
    /cay|bitki|sifali|kaynat|demle|maydanoz|corek|kantaron|kurut/,
  ],
  [
    "drug_seeking",
    /recetesiz (?!gozlu|lens|vitamin|takviye|satilan|urun)\w+ (?:nere?den|nasil) (?:al|bul)|recetesiz (?:nere?den|nasil|al(?!inan|inabil)|bul|sat(?!ilan|iliyor)|veren)|(?:nereden|nasil) recetesiz|recete olmadan|(?:kirmizi|yesil|mor) recete\w* (?:\w+ ){0,2}(?:nasil|nereden|almadan|olmadan|yazdir|yazan|ariyor)|sahte (?:rapor|recete)|torbaci|uyusturucu (?:kullan(?:iyor|dim)|nereden|bul)|kafa yap(?!isi|ilar)|kafayi bul(?:an|du|mak|uyor|sam|ur)|mantar (?:trip|trib|kafa)|sihirli mantar|psilosi[bp]in|eczaneden (?:gizli|recetesiz)|karaborsa/,
  ],
]
