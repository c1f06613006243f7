import { anyOf, rule, ruleUnless } from "#script/safety/rule.ts"

const taught = anyOf("egitim\\w*", "kurs\\w*", "onleme\\w*")

const pills =
  "(?:hap|ilac|tablet|kapsul|agri kesici|parol|parasetamol|ibuprofen|aspirin|antidepresan|uyku hap)\\w*"
const many =
  "(?:cok fazla|fazla|bir kutu|kutu|kutu dolusu|bir avuc|avuc dolusu|bir siyrim|\\d+ tane|on tane|yirmi tane|butun|tum)"
/** Medicines as people call them. */
const named =
  "(?:minoset|majezik|apranax|arveles|vermidon|tylol|dolorex|novalgin|nurofen|advil|calpol|xanax|lustral|cipralex|prozac|concerta|ritalin|unisom|dideral|rivotril|lyrica|seroquel|euthyrox|coraspin|metformin|novaljin|gripin)\\w*"
/** Six and more at once: two are a usual dose. Never so many days, milligrams or times. */
const six =
  "(?:[6-9]|[1-9]\\d{1,2}|alti|yedi|sekiz|dokuz|on|on bes|yirmi(?: bes)?|otuz(?: bes)?|kirk|elli|altmis|yetmis|seksen|yuz)"
const unit =
  "(?!(?:gun|ay|hafta|saat|yil|yas|mg|gr|gram|ml|cl|dakika|kere|kez|defa|bin|tl|lira|kilo|kisi|lik|luk)\\w*\\b)"
const swallowed =
  "(?:ic(?:ti|tim|mis|mistim|ince|ersem|sem)|yut(?:tu|tum|mus|mustum|unca|arsam|sam)|at(?:ti|tim|mis)|(?:bitir|tuket)(?:di|dim|mis))"
const harmfulThings =
  "(?:camasir suyu|pil|deterjan|zehir|miknatis|tuz ruhu|lavabo acici|tiner|antifriz|kolonya|para)\\w*"

export const emergency = [
  ruleUnless(
    anyOf("gogus kas\\w*"),
    anyOf(
      "gog(?:us|s)\\w* (?:\\w+ ){0,2}(?:agri|baski|sikis|daral|sanci|batma)\\w*",
      "(?:agri|baski|sanci)\\w* (?:\\w+ )?gog(?:us|s)\\w*",
    ),
  ),
  ruleUnless(
    anyOf(
      "risk\\w*",
      "tetikle\\w*",
      "neden ol\\w*",
      "soguk\\w*",
      "onle\\w*",
      "azalt\\w*",
      "sonra\\w*",
      "koru\\w*",
      "beslenme\\w*",
      "egitim\\w*",
      "panik ata[kg]\\w* (?:mi|ve|ya da|yoksa)",
      "(?:mi|ve|ya da|yoksa) panik ata[kg]\\w*",
    ),
    anyOf("kalp kriz\\w*", "kalp durma\\w*"),
  ),
  rule(
    anyOf("kalp kriz\\w*", "felc\\w*", "inme\\w*", "menenjit\\w*"),
    anyOf(
      "belirti\\w*",
      "isaret\\w*",
      "geciriyor\\w*",
      "gecirdi\\w*",
      "anlasil\\w*",
      "anlar\\w*",
      "ne yap\\w*",
    ),
  ),
  rule(
    anyOf(
      "(?:yuz|agz|agiz)\\w* (?:\\w+ )?(?:kay|carpil|sark)\\w*",
      "konusma\\w* bozul\\w*",
      "dil\\w* (?:dolan|peltek)\\w*",
    ),
  ),
  ruleUnless(taught, anyOf("doz asim\\w*", "asiri doz\\w*")),
  rule(
    anyOf(
      `${six} ${unit}(?:(?:tane|adet|kadar) )?(?:\\w+ )?(?:${pills}|${named}) (?:\\w+ ){0,2}${swallowed}`,
      `${six} ${unit}(?:(?:tane|adet|kadar) )?(?:\\w+ )?(?:${pills}|${named}) (?:aldim|almis)(?= (?:az once|simdi|demin|bir anda|birden))`,
      `(?:${pills}|${named}) (?:\\w+ )?${swallowed} (?:\\w+ )?${six} (?:tane|adet)`,
      `(?:butun|tum) ${unit}(?!(?:kis|yaz|gece|hayat|omr|bahar)\\w*\\b)(?:\\w+ )?(?:kutu|sise|${pills}|${named})\\w* (?:birden )?${swallowed}`,
      `(?:${pills}|${named}|kutu\\w*) (?:\\w+ ){0,2}(?:hepsini|tamamini) (?:birden )?${swallowed}`,
      `(?:hepsini|tamamini) (?:birden )?${swallowed} (?:${pills}|${named})`,
      `kac (?:tane |adet )?(?:${pills}|${named}) (?:ic|yut)\\w* (?:\\w+ )?(?:olurum|oldurur|olunur|olumcul|zehirle\\w*|komaya\\w*)`,
    ),
  ),
  rule(
    anyOf(
      `${many} (?:\\w+ ){0,2}${pills} (?:\\w+ ){0,2}(?:ic|yut|al)(?:ti|tim|mis|dim|di|ince|inca|sam|arsam)\\w*`,
      `${harmfulThings} (?:\\w+ )?(?:ic|yut)(?:ti|tim|tu|tum|mis|mus|ince|unca|erse|arsa)\\w*`,
      `(?:cocu[kg]|bebe[kg]|oglum|kizim)\\w* (?:\\w+ ){0,3}${pills} (?:icti|yuttu|icmis|yutmus)`,
    ),
  ),
  ruleUnless(anyOf("(?:gida|besin) zehirlen\\w*"), anyOf("zehirlen\\w*")),
  ruleUnless(taught, anyOf("anafila\\w*", "alerjik sok\\w*", "(?:siddetli|agir) alerjik\\w*")),
  rule(anyOf("(?:bogaz|girtla[kg]|dil|duda[kg])\\w* (?:\\w+ )?(?:sis|kapan|tikan|morar)\\w*")),
  rule(
    anyOf(
      "nefes\\w* (?:\\w+ )?(?:alam|almakta zorlan|kesil)\\w*",
      "ani nefes darli\\w*",
      "solunum\\w* dur\\w*",
    ),
  ),
  ruleUnless(taught, anyOf("bogul\\w*", "bogaz\\w* (?:kacti|kacan|takil\\w*)")),
  rule(
    anyOf(
      "kan (?:kus|tukur|oksur)\\w*",
      "oksur\\w* (?:\\w+ )?kan",
      "kan(?:ama)?\\w* durm\\w*",
      "durmayan kanama\\w*",
      "gebelik\\w* kanama\\w*",
    ),
  ),
  ruleUnless(
    taught,
    anyOf(
      "bayilma\\w*",
      "bayilip",
      "bayilan\\w*",
      "yere yigil\\w*",
      "bilinc\\w* (?:kayb|kapal|yok|yerinde degil)\\w*",
      "uyanmiyor\\w*",
    ),
  ),
  rule(anyOf("(?:nobet|havale) gecir\\w*")),
  rule(
    anyOf(
      "hayat\\w* en (?:siddetli|kotu) \\w+ agri\\w*",
      "ani (?:ve )?(?:cok )?siddetli bas agri\\w*",
      "ambulans cagir\\w*",
      "112 yi? ara\\w*",
    ),
  ),
]
