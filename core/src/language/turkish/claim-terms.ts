/** Words that several rules share, as parts of a pattern. Stems take any suffix. */
export const own = {
  diseases: String.raw`(?:kanser|tümör|diyabet|şeker hastalığı|romatizma|astım|migren|anksiyete|depresyon|dehb|otizm|tansiyon|hipertansiyon|alzheimer|demans|uykusuzluk|egzama|sedef|covid|grip|nezle|enfeksiyon|kemik erimesi|gut|lupus|fibromiyalji|siyatik|epilepsi|parkinson|reflü|sivilce|bronşit|zatürre|ülser|gastrit|varis|fıtı[kğ]|vertigo|çınlama|safra taşı|böbrek taşı|haşimato|hashimoto|kısırlı[kğ]|bunama|siroz|hepatit|hemoroit|basur|nefes darlığı)\p{L}*`,
  remedies: String.raw`(?:zerdeçal|kurkumin|çinko|magnezyum|kreatin|vitamin|omega|balık yağı|kolajen|aşvaganda|berberin|probiyotik|sarımsak|zencefil|bal|elma sirkesi|çörek otu|mürver|melatonin|takviye|bitki|çay|ekinezya|tarçın|demir|kür|propolis|(?:pancar|soğan|kereviz|limon|nar) suyu|pekmez|kefir|kudret narı|hint yağı|ashwagandha|sarmısak|ıhlamur|keçiboynuzu)\p{L}*`,
  prescribed: String.raw`(?:botoks|wegovy|ozempic|mounjaro|saxenda|semaglutid|tirzepatid|dolgu|viagra|cialis|antibiyotik)\p{L}*`,
  /** Medicines somebody may be under treatment with: what people call them, and stems of the WHO's non-proprietary names. */
  medicines: String.raw`(?:ilaç|ilac|hap(?!is|set)|tablet|insülin|statin|antidepresan|antibiyotik|antibiyoti[kğ]|antihistaminik|kan sulandırıcı|tansiyon hap|kemoterapi|radyoterapi|kortizon|lityum|varfarin|aspirin|klopidogrel|digoksin|metotreksat|prednizolon|levotiroksin|lamotrijin|inhaler|(?:\p{L}+)(?:formin|gliptin|gliflozin|glutid|statin|sartan|[io]pril|olol|dipin|prazol|oksetin|pramin|sitalopram|tralin|azepam|azolam|triptan|ksaban|parin|siklin|silin|floksasin|misin|lukast|terol|tiyazid|semid|apin|tinib|mab))\p{L}*(?:'\p{L}+)?`,
  infants: String.raw`(?:bebe[kğ]\p{L}*|yenidoğan\p{L}*|(?:[1-9]|1[01]|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|on bir) aylık\p{L}*)`,
  harmful: String.raw`(?:klor dioksit|kolloidal gümüş|gümüş suyu|çamaşır suyu|terebentin|gaz yağı|boraks|amigdalin|b17)\p{L}*`,
}
