/** Words that several rules share, as parts of a pattern. Stems take any suffix. */
export const own = {
  diseases: String.raw`(?:kanser|tümör|diyabet|şeker hastalığı|romatizma|astım|migren|anksiyete|depresyon|dehb|otizm|tansiyon|hipertansiyon|alzheimer|demans|uykusuzluk|egzama|sedef|covid|grip|nezle|enfeksiyon|kemik erimesi|gut|lupus|fibromiyalji|siyatik|epilepsi|parkinson|reflü|sivilce)\p{L}*`,
  remedies: String.raw`(?:zerdeçal|kurkumin|çinko|magnezyum|kreatin|vitamin|omega|balık yağı|kolajen|aşvaganda|berberin|probiyotik|sarımsak|zencefil|bal|elma sirkesi|çörek otu|mürver|melatonin|takviye|bitki|çay|ekinezya|tarçın|demir|kür|propolis)\p{L}*`,
  prescribed: String.raw`(?:botoks|wegovy|ozempic|mounjaro|saxenda|semaglutid|tirzepatid|dolgu|viagra|cialis|antibiyotik)\p{L}*`,
  harmful: String.raw`(?:klor dioksit|kolloidal gümüş|gümüş suyu|çamaşır suyu|terebentin|gaz yağı|boraks|amigdalin|b17)\p{L}*`,
}
