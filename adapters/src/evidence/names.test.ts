import { matchOf } from "@rounds/core/evidence/match.ts"
import { nameWords } from "@rounds/core/evidence/names.ts"
import { listedConcepts, subjectOf } from "@rounds/core/vocabulary/subjects.ts"
import { describe, expect, test, vi } from "vitest"
import { turkishNames } from "@rounds/core/language/turkish/subject-names.ts"
import { readLibrary } from "./recorded.ts"

// Every name is looked for among those of every file: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 })

const library = readLibrary()
const around = new Float64Array(0)

/** Every name that a topic of the lexicon can carry. */
const englishNames = [
  ...new Set([...listedConcepts()].flatMap((concept) => subjectOf(concept, null, around)?.name ?? [])),
]

/** Names that hold a name of a file and mean the same thing or a kind of it, judged one by one. */
const sameInEnglish: { readonly [subject: string]: ReadonlyArray<string> } = {
  "achilles-tendinopathy": ["Achilles tendon trouble"],
  "acl-injury": ["ACL injuries", "ACL tears"],
  acne: ["acne treatment", "adult acne", "back acne", "cystic acne", "hormonal acne"],
  "alcohol-health": ["alcohol free", "binge drinking", "stopping drinking"],
  anxiety: ["anxiety attacks", "anxiety disorders", "anxious feelings", "health anxiety", "social anxiety"],
  "caffeine-performance": ["caffeine habit", "caffeine tablets"],
  chicken: ["chicken wings"],
  cinnamon: ["cinnamon pills"],
  "coconut-oil": ["coconut oil pills"],
  cycling: ["bike rides", "commuting by bike", "mountain biking"],
  depression: ["depressive episodes", "severe depression"],
  "push-ups": ["handstand push-ups"],
  deadlift: ["Romanian deadlifts", "sumo deadlifts"],
  tea: ["pu-erh tea"],
  "carnivore-diet": ["the carnivore diet"],
  squats: ["box squats", "Bulgarian split squats", "front squats", "pause squats", "pistol squats"],
  metabolism: ["resting metabolism"],
  "milk-dairy": ["cottage cheese", "cream cheese", "goat cheese", "Greek yogurt"],
  "paleo-diet": ["the paleo diet"],
  stress: ["stress management"],
  swimming: ["freestyle swimming", "masters swimming", "open water swimming"],
  "contraceptive-pill": ["birth control pills"],
  "desk-work": ["standing desks"],
  "energy-drinks": ["Monster energy drinks"],
  "gluten-free": ["gluten intolerance", "gluten-free diets", "gluten-free eating"],
  "gut-microbiome-fermented-food": ["fermented foods", "the microbiome"],
  "hamstring-strain": ["hamstring trouble"],
  hypothyroidism: ["thyroid health"],
  "iron-supplements": ["iron levels"],
  "it-band": ["IT band trouble"],
  "keto-low-carb": [
    "keto flu",
    "ketone levels",
    "low-carb diets",
    "low-carb eating",
    "the keto diet",
    "the ketogenic diet",
  ],
  "marathon-training": ["the Boston Marathon", "the London Marathon"],
  "mass-gainers": ["weight gainers"],
  "mediterranean-diet": ["the Mediterranean diet"],
  nuts: ["macadamia nuts"],
  "omega-3": ["fish oil pills"],
  paracetamol: ["acetaminophen (Tylenol)"],
  "plant-based-diet": ["raw vegan eating", "vegan eating", "vegetarian eating"],
  "pre-workout": ["C4 pre-workout"],
  "protein-intake": ["high-protein eating"],
  "red-meat": ["ground beef"],
  "retinoids-isotretinoin": ["isotretinoin (Accutane)", "tretinoin (Retin-A)"],
  "shoulder-pain": ["rotator cuff trouble"],
  "sleep-apnoea": ["CPAP machines"],
  "strength-training-beginners": ["heavy lifting", "weight lifting"],
  stretching: ["static stretching"],
  "starting-exercise": ["exercise habits"],
  sunscreen: ["sunscreens"],
  "quitting-smoking": ["nicotine patches"],
  "walking-steps": ["walking to work"],
  "whey-protein": ["Optimum Nutrition whey"],
  "yoga-pilates": ["Ashtanga yoga", "vinyasa yoga", "yoga classes"],
}

/** The same of the Turkish names. */
const sameInTurkish: { readonly [subject: string]: ReadonlyArray<string> } = {
  "detox-diets": ["detoks kürleri"],
  deadlift: ["Romen deadlift"],
  "quitting-smoking": ["nikotin bantları"],
  "achilles-tendinopathy": ["aşil tendonu sorunları"],
  "acl-injury": ["ön çapraz bağ sakatlığı", "ön çapraz bağ yırtığı"],
  acne: ["akne tedavisi", "hormonal akne", "kistik akne", "sırt aknesi", "yetişkin aknesi"],
  "alcohol-health": ["alkolü bırakma"],
  "ankle-sprain": ["ayak bilekleri", "ayak bileği sorunları"],
  "antidepressants-ssri": ["SSRI ilaçları"],
  anxiety: ["kaygı bozuklukları", "kaygı nöbetleri", "panik ataklar", "sağlık kaygısı", "sosyal kaygı"],
  "bcaa-eaa": ["amino asitler"],
  "caffeine-performance": ["kafein hapları", "kafein tabletleri"],
  beans: ["siyah fasulye"],
  chicken: ["tavuk derisi", "tavuk kanadı"],
  cinnamon: ["tarçın kapsülleri"],
  "cold-sores": ["uçuk virüsü"],
  "compression-socks": ["kompresyon taytı"],
  garlic: ["sarımsak kapsülleri"],
  vegetables: ["dondurulmuş sebzeler", "salatalar"],
  cycling: ["bisiklet turları", "dağ bisikleti", "işe bisikletle gitme", "yol bisikleti"],
  "nausea-pregnancy": ["hamilelikte bulantı"],
  squats: ["kutu squatı", "ön squat", "tek bacak squat"],
  fruit: ["orman meyveleri"],
  "milk-dairy": ["keçi peyniri", "krem peynir", "lor peyniri", "süzme yoğurt"],
  oats: ["kırık yulaf"],
  swimming: ["açık su yüzme", "serbest stil yüzme", "sırtüstü yüzme"],
  collagen: ["kolajen peptitleri"],
  "contraceptive-pill": ["doğum kontrol hapları"],
  "corticosteroid-injections": ["kortizon iğneleri"],
  electrolytes: ["sporcu içecekleri"],
  "fiber-psyllium": ["psilyum kabuğu"],
  "food-noise-appetite": ["tatlı krizleri", "yeme istekleri"],
  "gluten-free": ["gluten intoleransı", "glutensiz diyetler"],
  hypothyroidism: ["tiroid", "tiroid sağlığı"],
  "ibuprofen-nsaids": ["ağrı kesiciler"],
  "keto-low-carb": ["düşük karbonhidratlı diyetler", "keto beslenme"],
  "knee-clicking": ["dizde çıtlama"],
  levothyroxine: ["tiroid ilaçları"],
  "low-fodmap": ["düşük FODMAP beslenme"],
  "marathon-training": ["maraton hazırlığı"],
  menopause: ["menopoz öncesi dönem"],
  nuts: ["pekan cevizi"],
  obesity: ["fazla kilo", "obezite cerrahisi"],
  "omega-3": ["balık yağı kapsülleri"],
  "omeprazole-ppi": ["mide koruyucu ilaçlar"],
  "opioid-painkillers": ["opioidler"],
  "plant-based-diet": ["çiğ vegan beslenme"],
  "protein-intake": ["protein alımı", "protein içeceği"],
  "red-meat": ["domuz pastırması"],
  "reflux-gerd": ["reflü hastalığı"],
  "running-beginners": ["hafif koşu", "sıfırdan 5 kilometreye koşu"],
  semaglutide: ["GLP-1 ilaçları"],
  "shin-splints": ["kaval kemiği sorunları"],
  "shoulder-pain": ["omuz sorunları", "omuz tendonu sorunları", "omuzlar"],
  "sleep-apnoea": ["CPAP cihazı"],
  "strength-training-beginners": ["vücut ağırlığı antrenmanı"],
  stretching: ["statik esneme"],
  "starting-exercise": ["egzersiz alışkanlıkları"],
  sunscreen: ["güneş kremleri"],
  sweeteners: ["tatlandırıcılar", "yapay tatlandırıcılar"],
  "ultra-processed-food": ["aşırı işlenmiş gıdalar", "işlenmiş gıdalar"],
  "urinary-tract-infection": ["idrar yolu enfeksiyonları"],
  "warfarin-anticoagulants": ["kan sulandırıcılar"],
  "wearables-hrv": ["akıllı bileklikler"],
  "whey-protein": ["whey proteini"],
  "yoga-pilates": ["yoga dersleri"],
  "zone-2-cardio": ["ikinci bölge antrenmanı"],
}

/** Names that find a file by a part of themselves alone, by the file they find. */
const byPart = (language: "english" | "turkish", names: ReadonlyArray<string>) =>
  names.flatMap((name) => {
    const match = matchOf(library, { title: name, keywords: language === "english" ? [name] : [] })
    if (match === null) return []
    const { names: spoken, alsoCalled, subject } = match.main
    const whole = nameWords(name, language).join(" ")
    const known = [...Object.values(spoken), ...Object.values(alsoCalled)]
      .flat()
      .map((one) => nameWords(one, language).join(" "))
    return known.includes(whole) ? [] : [{ subject, name }]
  })

const unjudged = (
  found: ReadonlyArray<{ readonly subject: string; readonly name: string }>,
  judged: { readonly [subject: string]: ReadonlyArray<string> },
) => found.filter(({ subject, name }) => judged[subject]?.includes(name) !== true)

describe("a name of the lexicon that no file carries", () => {
  test("finds a file by a part of itself only where it means the same", () => {
    expect(englishNames.length).toBeGreaterThan(1_400)
    expect(unjudged(byPart("english", englishNames), sameInEnglish)).toEqual([])
  })

  test("so does its Turkish name", () => {
    expect(turkishNames.size).toBeGreaterThan(900)
    expect(unjudged(byPart("turkish", [...turkishNames.values()]), sameInTurkish)).toEqual([])
  })
})

test.each([
  ["Mead: what is worth knowing", ["mead"]],
  ["Cold brew in a healthy diet", ["cold brew"]],
  ["Stretch marks: what really helps?", ["stretch marks"]],
  ["Insulin pumps and sport", ["insulin pumps"]],
  ["Do yoga mats matter?", ["yoga mats"]],
  ["Commuting in real life: common questions", ["commuting"]],
  ["Night shifts in everyday life", ["night shifts"]],
  ["How to eat in real life", []],
  ["Badem sütü maskesi zararlı mı?", []],
  ["İnsülin pompasıyla spor", []],
  ["Gül yağı ne işe yarar?", []],
  ["Bale dersinde ne giyilir?", ["bale"]],
  ["Şeker yüklemesi şart mı, bebeğe zarar verir mi?", []],
  ["Şeker yükleme testinden önce ne yenir?", []],
  ["Uyku maskesi zararlı mı?", ["uyku maskesi"]],
  ["Is a sleep mask bad for the eyes?", []],
  ["How long did you study for Step 1?", ["Step 1"]],
])("%s is about something else than any file", (title, keywords) => {
  expect(matchOf(library, { title, keywords })).toBeNull()
})

test.each([
  ["How do you spot social anxiety early?", ["social anxiety"], "anxiety"],
  ["Keto and a stitch in the side: who needs what?", ["keto"], "keto-low-carb"],
] as const)(
  "of a title's words only those that a topic is about bring a second subject in: %s",
  (title, keywords, subject) => {
    const match = matchOf(library, { title, keywords, language: "english" })
    expect(match?.main.subject).toBe(subject)
    expect(match?.companion).toBeNull()
  },
)

test("what a longer name hides, another word may still find", () => {
  expect(matchOf(library, { title: "Almond oil or nuts?", keywords: [] })?.main.subject).toBe("nuts")
  expect(matchOf(library, { title: "Is coffee better than cold brew?", keywords: [] })?.main.subject).toBe(
    "coffee",
  )
})
