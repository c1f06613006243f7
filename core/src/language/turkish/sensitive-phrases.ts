import type { ReadingWords } from "#language/reading.ts"
import { drugPhrases } from "./sensitive-drugs.ts"
import { eatingPhrases } from "./sensitive-eating.ts"
import { minorPhrases } from "./sensitive-minors.ts"
import { misusePhrases } from "./sensitive-misuse.ts"
import { accidentPhrases, ownDosePhrases } from "./sensitive-own-dose.ts"
import { pleaPhrases } from "./sensitive-pleas.ts"

const any = (...patterns: ReadonlyArray<RegExp>): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"))

const selfHarm = any(
  /\b(?:oldur|yarala|as(?:sam|acag)|kes(?:sem|iyor))\w* kendimi\b|\b(?:kopru|balkon|cati|ucurum)\w* (?:\w+ ){0,3}atlaya(?:ca[gk]|yim)/,
  /\bhayat(?:im)?i (?:sonlandir|noktala|sona erdir|bitirmek ist)|\b(?:keske )?yok olsam\b|\byuk ol(?:mak istemi|uyorum|dugumu)/,
  /\bintihar (?:et|dusun|gir|mektub|plan|egilim|not)|\bintihar[ai]\b|\bintihardan\b/,
  /\bol(?:mek (?:ist(?:i|e)|kurtulus|icin (?:kac|ne|hangi)|en iyisi|daha iyi)|meyi (?:dusun|ist|dil|hak|hayal|bekl|dene)|me isteg|um isteg|umu (?:\w+ )?(?:dusun|ist|ozlu|bekliyor)|um (?:tek )?(?:care|kurtulus|cozum))/,
  /yasama(?:k|yi) istemi|hayat(?:im)?a? son ver|canima kiy|hayatta kalmak istemi|jilet at|veda mektub/,
  /\bkendim?i(?:mi)? (?:oldur|as(?:mak|may|acag|ayim)|kes(?!inlikle|in\b|kin)\w|yarala|bicakla|jiletle)|kendi(?:me|ne|sine) zarar|bilekler?imi kes/,
  /\b(?:kol|bile[kg]|baca[kg])\w*m[ia],? (?:\w+ ){0,3}kes(?:iyorum|mek ist|sem\b|ecegim)/,
  /\b(?:kol|bile[kg]|baca[kg])\w*,? (?:\w+ )?(?:bilerek|(?:cam|jilet|bicak|makas)(?:la| ?ile)) kes(?!in\b|il)/,
  /\bkeske (?:hic |ben )?(?:dogma|olsem|olsey)|\bkeske (?!.*\b(?:erken|gec\b|alarm))(?:\w+ ){0,3}uyanma(?:sam|saydim|yayim)|\bbir daha (?:hic )?uyanma(?:mak|sam|yayim)|\buyanmamayi (?:dusun|ist|dil)/,
  /yasamanin (?:bir )?anlami|\byasamaya deg\w+ (?:\w+ ){0,2}(?:yok|kalma|bulam)|\b(?:yasamak|hayatta kalmak|yasamam) icin (?:\w+ ){0,2}(?:sebe[pb]|neden)\w* (?:yok|kalma|bulam|gorem)/,
  /(?:^|\bartik |\bben |, )yasamaktan (?:bik|yorul|usan)|yasama(?:ya|k icin) (?:\w+ )?(?:guc|takat|mecal|istek|isteg|hal)\w* (?:\w+ )?(?:yok|kalma|bulam)/,
  /\bben(?:siz| olmasam| olmazsam| gitsem| olsem) (?:\w+ ){0,3}daha (?:mutlu|rahat|iyi|kolay)/,
  /\b(?:kopruden|balkondan|catidan|pencereden|camdan|ucurumdan|kattan|trenin onune|metronun onune) (?:\w+ ){0,2}at(?:la|as(?:im|i)\b|may[ai]|acag|ayim)/,
  /\b(?:istiyorum (?:artik )?(?:olmek|yok olmak|bu dunyadan)|istemiyorum (?:artik )?yasamak)\b|bitsin (?:artik )?(?:bu )?(?:hayat|omur|yasam)\b/,
  /\b(?:bebeg\w*|cocu[gk]\w*|kizima|ogluma|esime) zarar ver(?:mekten|mek ist|ecegim|irim diye|dim|iyorum)/,
  /\bdunyadan (?:gitmek|gocmek|ayrilmak|yok olmak) ist|\byok olup git\w* ist|\bhayat\w* bitsin|\bher ?sey (?:artik )?bitsin\b/,
  /\b(?:bu gece|artik|yakinda|bugun) (?:\w+ )?(?:her ?seyi|hayatimi|bu isi) bitir(?:ecegim|mek ist|eyim)/,
  /\buyku(?:m|s)\w*da (?:\w+ )?(?:gitsem|gideyim|olsem|olup git|oleyim|can ver)|\bolum (?:dusunce|isteg|fikri|plan)|\bkafama (?:\w+ )?sik(?:asim|acag|ayim|mak|sam)/,
  /\bhayata (?:dair |karsi )(?:\w+ ){0,3}(?:iste[gk]|umu[td]|heves)\w* (?:\w+ )?(?:kalma|yok)|\bhayata (?:\w+ ){0,3}(?:katlanam|dayanam|tahammul ed[ae]m)|\bher ?seye veda|\bhepinize veda|haklarinizi helal|hakkinizi helal edin/,
  /\bjilet\w* (?:\w+ ){1,3}kes(?:tim|iyorum)\b(?!.*tiras)|\b(?:sonsuza (?:dek|kadar)|temelli) (?:\w+ )?(?:gitmek|yok olmak) ist|\b(?:gitmek|yok olmak) ist\w* (?:\w+ )?sonsuza/,
  /\bkurtulsam (?:\w+ )?(?:yasam|hayat|dunya)\w*[dt]an|\b(?:yasam|hayat|dunya)[dt]an kurtul|\bkendime kiy(?:mak|asim|acag|sam|iyor)|\b(?:topra[gk]|mezar)\w* (?:alt\w* )?(?:gir|yat)(?:sem|sam|mek ist|mak ist|eyim)/,
  /\b(?:ray|onu|alti)\w*n?[ae]? (?:yatma|atla|atil|atma)\w* (?:dusun|ist|geli)|\bkendimi (?:\w+ ){0,2}(?:tren|metro|araba|kamyon)\w* (?:on|alt)\w* at|\b(?:mektup|mektub|not)\w* (?:yaz|birak)\w* .*son gece/,
  /\buyanma(?:sam|yayim|saydim) (?:de )?(?:diye|ne guzel|kurtul)|\b(?:uyanmamak|uyanmama) (?:umud|dileg)|\bsabah(?:a|i)? (?:cikma(?:sam|yayim)|gorme(?:sem|yeyim))|\b(?:kalbi|nefesi)m dur(?:sa|sun)\b/,
  /\bkendi(?:mi|me) (?:\w+ ){0,2}(?:yak(?:iyorum|asim|tim|mak)|isir(?:iyor|dim)|yumrukl|tirmal|cizi(?:yor|k)|vuruyor)|\baci (?:cekmek |cekince )?(?:\w+ )?(?:rahatlat|sakinlest)|\b(?:kana(?:t|yin)|tirna[gk]|cakma[gk]|sigara)\w*.*\b(?:etim|ten|kol|baca[gk]|deri)\w*.*(?:sakinles|rahatl|kimse gorm)|\bbaca[gk]\w*.*cakma[gk].*tut(?:uyor|up)/,
  /\b(?:hap|ilac)\w* (?:\w+ )?(?:ic|yut)(?:sem|ince) (?:\w+ )?(?:aci cek|olur muyum|oldurur|kac saatte ol)/,
  /\b(?:acisiz|agrisiz|aci cekmeden) (?:\w+ )?(?:olum|olmek|olun\w*|gidil|git(?:mek|sem)|biter)|\b(?:kopru|cati|ucurum|balkon|pencere|ray)\w* (?:ust|kenar|uc)\w* (?:\w+ ){0,3}(?:dur|bekle|cik|otur)\w*.*\bbir adim|\bson kez (?:\w+ ){0,3}(?:yaz|gel|gor)\w*.*(?:hoscakal|elveda|veda)|\bhoscakalin? (?:dunya|hayat)/,
  /\b(?:ilac|hap)\w* birik\w*.*kimse (?:bil|gor|anla)m|\b(?:git|ol|yok ol)sem? (?:\w+ ){0,2}(?:fark etmez|uzulm|aramaz)(?:ler|ez|iyor)\w*|\b(?:yasamak|hayat|gunler) (?:bana )?agir geliyor (?:artik )?(?:\w+ )?(?:dayan|katlan|yeter)/,
  /\b(?:ilac|hap)\w* (?:\w+ )?birik\w* .*(?:icip|icecegim|icsem|yut|gidecegim)|\bolmek icin (?:gun sayi|bekli|dua|can at)|(?:^|[,.] ?|\bartik )yasamak (?:\w+ )?(?:yorucu|agir gel|anlamsiz|iskence)/,
)

const emergency = any(
  /\b112\b|ambulans|bilinci (?:kapali|yok|gitti|bulanik|acik degil|gidip)|uyandiram|nefes almiyor|kalbi dur|zehirlend/,
  /(?:fazla|kutu|avuc)\w* (?:dolusu )?(?:hap|ilac)\w* (?:ic|yut)|(?:hap|ilac)\w* (?:fazla|hepsini|tamamini) (?:ic|yut|al)(?:ti|di|mis)/,
  /kan kus|kan tukur|\bkus\w* (?:\w+ ){0,3}kan (?:gel|var)|soktu\W+(?:\w+\W+){0,4}(?:nefes\w* (?:\w+ )?daral|bogaz|dil\w* sis|duda[kg]\w* sis)|\b(?:bir|iki|yarim|butun) (?:sise|kutu) (?:\w+ ){0,3}(?:surub|surup|ilac|hap)\w* ic(?:ti|mis)|kusmu[kg]\w* (?:\w+ )?kan|kahve telvesi gibi|kanli kus|nobet geciriyor/,
  /gogsu(?:m|mde)\w* (?:siddetli|baski|sikis)|sol kolu(?:m|ma) vur|\bgog(?:us|s).*\bbaski\w*|gogs.*\bkolu?\w* (?:\w+ )?uyus|(?:gogs|kol).*soguk (?:soguk )?ter|\byuz(?:u|um|unun) (?:\w+ ){0,3}(?:kay(?:di|iyor|mis)|carpil)|\b(?:birden(?:bire)?|aniden|konusurken) (?:\w+ ){0,3}ag(?:zi|iz) (?:egil|kay)|gozleri? (?:\w+ )?kayi(?:yor|p)|konusam(?:iyor|adi) (?:bir anda|aniden)|aniden goremi/,
  /\b(?:birden(?:bire)?|aniden|bir anda|kaydi|uyustu|tutmuyor),? (?:\w+ ){0,3}konus(?:am|mas)|\b(?:bir|bi|sag|sol) (?:yani|tarafi) (?:\w+ )?tutm/,
  /\b(?:birden(?:bire)?|aniden|bir anda) (?:\w+ ){0,3}(?:gorm(?:ez|uyor|edi)|goremi|goremez|kor oldu)/,
  /\bnefes\w*.*duda[kg]\w* mor\b|duda[kg]\w* mor\b.*nefes|\b(?:birden(?:bire)?|aniden|bir anda) (?:\w+ ){0,3}(?:sacma\w*|anlamsiz) (?:\w+ )?konus/,
  /\b(?:seslen|cagir|durt|sars)\w*,? (?:\w+ ){0,3}(?:cevap|tepki|ses|karsilik) (?:verm|yok|alam|gelm)|\bkan fiskir|\buyanmiyor\b.*\bkus|\bkus\w*.*\buyanm(?:iyor|iyo)\b/,
  /bayildi ve|bayil\w* (?:\w+ ){0,3}kendine gel(?:mi|me)|\bkendinde degil\b/,
  /kana(?:ma)?(?:m|masi|masini)? (?:\w+ ){0,4}durm(?:uyor|adi|az)|\bkan(?:i)? durm(?:uyor|adi)|\b(?:agz|agiz|yuz)\w* (?:\w+ )?yamul|\byere (?:dus|yigil)\w* .*(?:konusm|tepki verm|gozleri acik|kipirdam)|pihti\w* (?:\w+ )?kus|\bkus\w* .*pihti/,
  /\b(?:cocu[gk]|bebe[gk]|oglu|kizi).*\b(?:misket|boncuk|para|pil|miknatis|bilye|lego|dugme|tas|civi|igne|findik|leblebi|uzum)\w* (?:\w+ )?(?:yut(?:tu|mus)|(?:bogazina|burnuna) kac)/,
  /\b(?:kafa|bas)(?:i|ini|imi|sini|mi)? (?:\w+ )?(?:carp|vur).*\b(?:kus(?:uyor|tu|up)|bayil|bilinc|goz\w* kay|uyumak ist)|\bkan kaybed(?:iyor|er)|\b(?:kafa|bas)(?:sin|m)?(?:i?n?dan|indan) kan|elektrik carp(?:ti|il)|suyum geldi/,
  /camasir suyu ic|(?:camasir suyu|tuz ruhu|kezzap|por ?coz)\b.*(?:karistir|soluy?|nefes|icti|icmis|yut)/,
  /\b(?:yuz\w*|duda[kg]\w*|bebe\w*|agz\w*|oglum|kizim) (?:\w+ )?(?:mosmor|morar)|oksur.*\bmorar|agz\w* kopuk|\bsekeri(?:m)? [1-4]\d ?['’]?[ae] dus/,
)

const whilePregnant = /(?:hamile|gebe)\w*(?!\w).{0,60}\bkan(?:ama|adi|iyor)/
const blackStool = /(?:simsiyah|katran|siyah) (?:gibi |renk\w* )?(?:disk|kaka|gaita)/
const fit = /\bnobet\w* (?:\w+ )?(?:gecm|durm|bitm)(?:iyor|edi|adi)/

/**
 * Phrases, not words: somebody who dies of laughter, cuts sugar or cannot breathe on a hill is well. Small letters
 * without marks. What no title may be about stands in safety-rules.ts and is looked for beside these.
 */
export const sensitive: ReadingWords["sensitive"] = [
  [
    "self_harm",
    selfHarm,
    /bungee|bungi|disci|agda|epilas|gunes\w*|solaryum|parasut|tabak|buzdolab|dolaptaki/,
  ],
  [
    "eating_disorder",
    /anoreks|bulimi|\bblumi|yeme bozuklu|(?:yedikten|yemekten|yedigim\w*) \w* ?(?:sonra )?(?:kus(?:uyor|tum|mak)|parmak)|kendimi (?:kustur|ac birak(?!ma))|gunlerdir (?:hic )?(?:bir sey )?yemi|hicbir sey yeme(?:den|k ist)|hicbir sey yemiyor|\bproana|pro ana|tikinircasina|mushil (?:icip|kullanip|ile zayif)|\byedikten sonra (?:\w+ ){0,4}kus|\bkustur\w* kendimi|\btikin\w* .*kus|\b(?:3\d|4[0-4]) (?:kilo )?(?:olana|kalana|inene) kadar|parma[kg]\w* (?:\w+ )?bogaz\w* sok|yedi(?:kleri|gi)m\w* (?:\w+ ){0,2}cikar(?:iyor|dim\b|mak|iyom)|agzima (?:\w+ ){0,2}(?:lokma|bir sey|hicbir sey) (?:koym|surm)|\bgundur (?:sadece|yalniz\w*) (?:su|kahve|cay) ic|kemiklerimi? (?:\w+ )?(?:gor|belli|sayil)|(?<!\b(?:gece|aksam|disarida|disardan|ayakta|hizli|dolapta) )\byemek yemeyi (?:\w+ )?birak(?:tim|iyorum|mak ist)/,
    /liste\w* cikar|hesab\w* cikar|kalori\w* cikar/,
  ],
  ...eatingPhrases,
  ["emergency", emergency],
  ["emergency", whilePregnant, /dis et|burn|basur|hemoroid|makat|\bdis\b/],
  ["emergency", blackStool, /demir|pancar|bizmut|komur|zeytin|bogurtlen/],
  ["emergency", fit, /oksur|hickir|gece nobet|agla|tatli|gut|migren|hastane|acikma|yeme nobet/],
  ...minorPhrases,
  [
    "sexual",
    /\bporno|\bnsfw\b|masturb|orgazm|\berotik|\bfetis|\bseks|\bpenis(?!il)|ereksiyon|sertlesme (?:sorun|problem)|erken bosal|cinsel (?:iliski|performans|guc)|yatakta (?:daha )?(?:uzun|sur)|\b31 cek|sertles\w*.*\b(?:yata[kg]|partner|esim|sevgili|ne kullan)|\bpartner\w* (?:\w+ )?doym|\banal (?!fissur|fistul|kasin|kanal|yirtik|catla|bolge)|kayganlastirici|\b(?:koca|kari|esi|partner|sevgili)m?\w* (?:\w+ )?zevk (?:al|ver)|\byata[kg]\w* (?:\w+ )?uzun sur|\biliski sirasinda|\boral (?:seks|yap)/,
  ],
  ...drugPhrases,
  ...misusePhrases,
  ...ownDosePhrases,
  ...accidentPhrases,
  ...pleaPhrases,
  [
    "tragedy",
    /\bdeprem(?:de|zede|in|den|i)?\b(?! (?:gibi|cantasi))|teror|\bbomba(?:li|lama)|katliam|cinayet(?! (?:roman|dizi|film|podcast))|\bsehit(?!ler (?:tepe|cadde|park|yokus|orman))|bassagligi|basimiz sag olsun|vefat|\boldurul|cenaze(?! yeme[kg])/,
  ],
]

/** What no accident is told with: one's own self or wrist, what is done again and again, or on purpose. */
const meant = String.raw`(?:\bkendi(?!liginden)|\bbile[kg]|\bher (?:gece|gun|aksam)|bilerek|bile bile|kasten|isteyerek|\bdegil|rahatla|kes(?:iyor|mek|sem|ecek|er\w*m|med))`
const part = String.raw`(?:kol|baca[kg]|ayak|ayag)\w*`
const cutOnce = String.raw`kes(?:ti|il|mis|ince|ik)\w*`
/** A cut with these is an accident; glass alone is none, without what broke or what comes after it. */
const byAccident = String.raw`(?:yanlislikla|kazayla|kaza ile|tiras ol\w*|konserve\w*|cam (?:yaras|parcas)\w*|teneke\w*|kir(?:il|ik)\w* cam\w*|cam kir\w*)`
const afterwards = String.raw`(?=.{0,200}\b(?:dikis\w* (?:sonra|ne zaman|al)|spor|antrenman|idman))`
const accident = String.raw`(?:${byAccident} (?:\w+ ){0,3}${cutOnce}|${part} (?:\w+ ){0,2}${cutOnce} (?:\w+ )?${byAccident}|${part} ${cutOnce} cam(?:la| ile)\b${afterwards})(?!.{0,200}${meant})(?<!${meant}.{0,200})`

const figures =
  /\b(?:bacak gun|antrenman son|idman son)\w* (?:\w+ ){0,2}olmek ist\w*|\bolmek ist\w* (?:bacak gun|antrenman son|idman son)\w*|\bkesi[kg](?:i|e|in)?\b (?:spora|iyiles|dikis|iz)|kendime zarar mi ver|bayilana kadar (?:kos|calis|gul|ye|spor|antrenman|idman|alisveris)\w*|(?:kalp krizi|felc|inme) gecir(?:di|mis|en)\w*,? (?:\d+|bir|iki|uc|bes|on|gecen) (?:ay|yil|sene) (?:once|oldu)|(?:(?:\d+|bir|iki|uc|bes|on) (?:ay|yil|sene) once|gecen (?:yil|sene|ay)) (?:kalp krizi|felc|inme) gecir(?:di|mis|en)\w*|(?:gul|ac|susuz|yorgun|sicak|soguk|uykusuz|utanc)\w*t[ae]n ol(?:mek|uyor|dum|sem)|kilo aldigim icin (?:ol|kes)|seker\w* kes|sigara\w* kes|intihari? gibi (?:bir )?(?:gun|diyet|antrenman|program|liste)|olsem (?:de )?(?:yemem|icmem|yapmam|vazgecm|birakmam|kosmam)/

/** Sayings with a grave word in them that mean no harm, and accidents. What stands beside one is judged without it. */
export const sayings: ReadingWords["sayings"] = new RegExp(`${figures.source}|${accident}`, "g")

export const harmless: ReadingWords["harmless"] = {
  emergency:
    /\byuz felci gecir(?:dim|mis)|\byoga|\bespri|kos(?:ar|u|tu|un)\w*|merdiven|burn(?:undan|um\w* (?:tikali|kaniyor))|maske|yuz(?:er|me)\w*|bisiklet|idman|antrenman|squat|plank|(?:gida|besin) zehirlen\w* (?:sonra|gec)|gogus ka[sf]|bench|press|egitim|kurs|sertifika|onle|riskini|azalt|gecirdikten sonra|fizik tedavi|rehabilitasyon|bogaz\w* sis\w*,? (?:bademcik|grip|soguk)|\b(?:doktor|kardiyolo|eko|ekg|tahlil)\w* .*(?:temiz|normal|saglam) (?:dedi|cikti)/,
  minor:
    /lise (?:yillar|zaman|mezun|arkadas)|lisede(?:n|yken)|\b1[0-7] ?yas(?:inda|indan|imdan)? (?:beri|itibaren|once)|yillik|kopeg|kedi|(?:simdi|su an) (?:[2-9]\d)|^(?!.*(?:\b1[0-7] ?yas|kilo|diyet|zayif|ates|kus|hic))(?:.*\b)?(?:sebze|meyve|ispanak|et|balik|yumurta|peynir|yogurt|brokoli|havuc|pirasa|mercimek|nohut|salata|tavuk|sut|kahvalti)\w* (?:yemiyor|icmiyor|yemez)\b|emzir|hamile|gebe|ogretmeniyim|^(?!.*(?:ates|kus|ishal|dokuntu|doz|kilo)).*\bek gida/,
  tragedy:
    /deprem canta|deprem cantasi|yogurt|seker bomba|kalori bomba|vitamin bomba|protein bomba|enerji bomba/,
  drug_seeking:
    /risk|tehlike|sahte (?:urun|kreatin|protein|takviye|ozempic)|almayin|uyari|birak(?:tim|ali)(?!.*\b(?:tekrar|yine|geri) (?:ic|basla|kullan|don))|temiz(?:im|lend)|bagimlilik (?:tedavi|danisman)|recetesiz sat(?:ilan|iliyor) (?!.*(?:xanax|lyrica|ritalin|concerta|tramadol|kodein))/,
}
