import type { Language } from "#script/settings.ts"

/** A thing that a script may speak of and a camera can see. */
export interface Filmable {
  /** By which words it is spoken of; beginnings of words, lower case. */
  readonly called: { readonly [L in Language]: ReadonlyArray<string> }
  /** What to have at hand; null for what cannot be held up. */
  readonly prop: { readonly [L in Language]: string } | null
  /** What to film beside the speaker. */
  readonly scene: { readonly [L in Language]: string }
}

const thing = (
  [englishCalled, englishProp, englishScene]: readonly [string, string, string],
  [turkishCalled, turkishProp, turkishScene]: readonly [string, string, string],
): Filmable => ({
  called: { english: englishCalled.split("|"), turkish: turkishCalled.split("|") },
  prop: englishProp === "" ? null : { english: englishProp, turkish: turkishProp },
  scene: { english: englishScene, turkish: turkishScene },
})

/** Narrower things first: where two are spoken of in one breath, the first one here is filmed. */
export const filmables: ReadonlyArray<Filmable> = [
  thing(
    ["label|ingredients", "A pack with its label", "The label, close enough to read one line"],
    ["etiket|içindekiler", "Etiketi okunan bir ambalaj", "Etiket, bir satırı okunacak kadar yakın"],
  ),
  thing(
    ["leaflet|package insert", "A folded leaflet", "A finger on one line of the leaflet"],
    ["prospektüs|kullanma talimat", "Katlanmış bir prospektüs", "Prospektüsün bir satırında parmak"],
  ),
  thing(
    ["capsule", "A few capsules in the palm", "Capsules falling into a palm"],
    ["kapsül", "Avuçta birkaç kapsül", "Avuca düşen kapsüller"],
  ),
  thing(
    ["tablet|pill", "A tablet, name turned away", "One tablet beside a glass of water"],
    ["tablet|hap", "Adı görünmeyen bir tablet", "Bir bardak suyun yanında bir tablet"],
  ),
  thing(
    ["injection|needle|pen ", "", "A covered pen on a clean table, no skin"],
    ["enjeksiyon|iğne", "", "Temiz masada kapağı kapalı bir kalem, ten yok"],
  ),
  thing(
    ["scoop|powder", "A measuring scoop", "A level scoop going into a glass"],
    ["ölçek|toz ", "Bir ölçü kaşığı", "Bardağa dökülen silme bir ölçek"],
  ),
  thing(
    ["teaspoon|tablespoon|spoon", "A spoon", "One level spoon, from above"],
    ["kaşık", "Bir kaşık", "Üstten, silme bir kaşık"],
  ),
  thing(
    ["pharmacist|pharmacy", "", "A pharmacy counter from the customer's side, nobody recognisable"],
    ["eczacı|eczane", "", "Eczane bankosu, müşteri tarafından; kimse tanınmasın"],
  ),
  thing(
    ["ambulance|emergency|911|999|112", "A telephone", "A thumb over the emergency call, not pressing"],
    ["ambulans|acil|112", "Bir telefon", "Acil çağrının üstünde, basmayan bir başparmak"],
  ),
  thing(
    ["doctor|physician|gp ", "", "An empty chair in front of a consulting desk"],
    ["doktor|hekim", "", "Muayene masasının önünde boş bir sandalye"],
  ),
  thing(
    ["blood test|blood sample|lab", "A form with ticked boxes, no names", "A tick in the box of one test"],
    ["kan tahlil|tahlil", "İsimsiz, işaretli bir tahlil formu", "Bir tahlilin kutusuna konan işaret"],
  ),
  thing(
    ["blood pressure", "A cuff for the upper arm", "A cuff being closed on an upper arm"],
    ["tansiyon", "Kolluk", "Üst kola kapatılan bir kolluk"],
  ),
  thing(
    ["blood sugar|glucose", "A meter, screen turned away", "A meter being laid on a table"],
    ["kan şekeri|glikoz", "Ekranı görünmeyen bir ölçüm cihazı", "Masaya konan bir ölçüm cihazı"],
  ),
  thing(
    ["grapefruit", "Half a grapefruit", "A grapefruit cut in two"],
    ["greyfurt", "Yarım greyfurt", "İkiye kesilen bir greyfurt"],
  ),
  thing(
    ["coffee|espresso|caffeine", "A cup of coffee", "Coffee running into a cup"],
    ["kahve|kafein", "Bir fincan kahve", "Fincana dolan kahve"],
  ),
  thing(
    ["tea|teas", "A cup of tea", "A tea bag lifted out of a cup"],
    ["çay", "Bir bardak çay", "Bardaktan doldurulan çay"],
  ),
  thing(
    ["juice", "A small glass of juice", "Juice filling a small glass"],
    ["meyve suyu", "Küçük bir bardak meyve suyu", "Küçük bardağa dolan meyve suyu"],
  ),
  thing(
    ["alcohol|wine|beer", "An empty wine glass", "A hand turning a glass upside down"],
    ["alkol|şarap|bira", "Boş bir kadeh", "Bardağı ters çeviren el"],
  ),
  thing(
    ["milk|dairy|yogurt|yoghurt", "A glass of milk", "Milk poured into a glass"],
    ["süt|yoğurt", "Bir bardak süt", "Bardağa dökülen süt"],
  ),
  thing(
    ["egg", "Two eggs", "An egg cracked into a pan"],
    ["yumurta", "İki yumurta", "Tavaya kırılan yumurta"],
  ),
  thing(
    ["fish|salmon|tuna", "A can of fish", "Fish on a plate, from above"],
    ["balık|somon|ton balığı", "Bir kutu balık", "Üstten, tabakta balık"],
  ),
  thing(
    ["vegetable|broccoli|spinach", "A handful of vegetables", "Vegetables going into a pan"],
    ["sebze|brokoli|ıspanak", "Bir avuç sebze", "Tavaya giren sebzeler"],
  ),
  thing(
    ["fruit|banana|apple|berr", "A piece of fruit", "Fruit cut on a board"],
    ["meyve|muz|elma", "Bir meyve", "Tahtada kesilen meyve"],
  ),
  thing(
    ["salt|sodium", "A salt shaker", "A pinch of salt over a plate"],
    ["tuz|sodyum", "Tuzluk", "Tabağın üstünde bir tutam tuz"],
  ),
  thing(
    ["sugar|sweetener|soda", "A bowl of sugar", "Sugar cubes stacked beside a drink"],
    ["şeker|tatlandırıcı|gazoz", "Bir kâse şeker", "İçeceğin yanında dizilen kesme şekerler"],
  ),
  thing(
    ["bread|pasta|rice|oat", "A slice of bread", "A hand putting food on a plate"],
    ["ekmek|makarna|pirinç|yulaf", "Bir dilim ekmek", "Tabağa yemek koyan el"],
  ),
  thing(
    ["breakfast|meal|lunch|dinner|eat ", "A plate", "A plate being set on a table"],
    ["kahvaltı|öğün|yemek", "Bir tabak", "Masaya konan bir tabak"],
  ),
  thing(
    ["water|thirst|hydrat", "A glass of water", "Water filling a glass"],
    ["su iç|bardak su|susa", "Bir bardak su", "Bardağa dolan su"],
  ),
  thing(
    ["running|runner|jog", "A running shoe", "Feet on a path, from behind"],
    ["koşu|koşan", "Bir koşu ayakkabısı", "Patikada adımlar, arkadan"],
  ),
  thing(
    ["shoe|insole", "A pair of shoes", "The sole of a shoe bending"],
    ["ayakkabı|tabanlık", "Bir çift ayakkabı", "Bükülen bir ayakkabı tabanı"],
  ),
  thing(
    ["barbell|dumbbell|lifting|strength train|weights", "A dumbbell", "One slow repetition, from the side"],
    ["halter|dambıl|ağırlık|kuvvet", "Bir dambıl", "Yandan, yavaş bir tekrar"],
  ),
  thing(
    ["stretch|yoga|mat ", "A mat", "One stretch held, from the side"],
    ["esneme|germe|yoga", "Bir mat", "Yandan, tutulan bir esneme"],
  ),
  thing(
    ["walk|steps|stairs", "", "Feet going up a staircase"],
    ["yürü|adım|merdiven", "", "Merdiven çıkan ayaklar"],
  ),
  thing(
    ["desk|sitting|posture|chair", "A chair", "Someone getting up from a desk, from behind"],
    ["masa başı|otur|duruş|sandalye", "Bir sandalye", "Masadan kalkan biri, arkadan"],
  ),
  thing(
    ["sleep|asleep|bed|insomnia|pillow|nap", "A pillow", "A bedside lamp going out"],
    ["uyku|uyu|yatak|yastık", "Bir yastık", "Sönen bir başucu lambası"],
  ),
  thing(["knee", "", "A knee bending, from the side"], ["diz", "", "Yandan, bükülen bir diz"]),
  thing(
    ["heel|foot|ankle", "", "A bare foot stepping down"],
    ["topuk|ayak", "", "Yere basan çıplak bir ayak"],
  ),
  thing(
    ["back pain|lower back|spine", "", "A hand resting on a lower back"],
    ["bel ağrı|sırt|omurga", "", "Bel üstünde duran bir el"],
  ),
  thing(
    ["shoulder|neck", "", "A shoulder circling, from behind"],
    ["omuz|boyun", "", "Arkadan, dönen bir omuz"],
  ),
  thing(
    ["muscle", "", "A fist closing, forearm in the picture"],
    ["kas ", "", "Kapanan bir yumruk, kolun altı görünür"],
  ),
  thing(
    [
      "skin|face|sunscreen|acne",
      "A tube of cream, brand turned away",
      "A drop of cream on the back of a hand",
    ],
    ["cilt|deri|krem|akne", "Markası görünmeyen bir krem", "El üstünde bir damla krem"],
  ),
  thing(
    ["hair", "A hairbrush", "A brush going through hair, from behind"],
    ["saç", "Bir saç fırçası", "Arkadan, saçtan geçen fırça"],
  ),
  thing(
    ["bathroom|toilet|stool|constipat|diarr|laxative", "", "A closed bathroom door"],
    ["tuvalet|kabızlık|ishal|müshil", "", "Kapalı bir banyo kapısı"],
  ),
  thing(
    [
      "scale|kilogram|weight loss|lose weight",
      "A bathroom scale, display covered",
      "Feet stepping off a scale",
    ],
    ["tartı|kilo ", "Göstergesi örtülü bir tartı", "Tartıdan inen ayaklar"],
  ),
  thing(
    ["weeks|months|calendar", "A wall calendar", "A pencil crossing off a week"],
    ["hafta|ay sonra|takvim", "Bir takvim", "Bir haftayı çizen kalem"],
  ),
  thing(
    ["hours|minutes|morning|evening|night", "A clock", "The hands of a clock"],
    ["saat|dakika|sabah|akşam|gece", "Bir saat", "Saatin yelkovanı"],
  ),
]
