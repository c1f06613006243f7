import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { library, scriptOn } from "#testing/typed-script.ts"

/** Titles as people type them, and what their answer, the third beat, must speak of. */
const answered = [
  // What answers in the question's own words answers all the same.
  ["Tansiyon ilacı sabah mı akşam mı alınmalı?", "turkish", /fark yaratmadı/],
  ["Should I pop this blister?", "english", /neither burst nor peel/],
  ["Erectile dysfunction can be an early heart warning", "english", /43 percent higher risk of heart/],
  ["Low FODMAP is not a forever diet", "english", /two to six weeks/],
  ["Dizzy when you roll over in bed? Try this", "english", /Positional vertigo/],
  ["The nocebo effect and statins", "english", /placebo months/],
  ["Antidepresanı birden bırakırsam ne olur?", "turkish", /çekilme belirtisi|çekilme belirtileri/],
  ["How do you reverse a fatty liver?", "english", /weight/],
  ["Elma sirkesi zayıflatır mı?", "turkish", /vücut kitle indeksi belirgin değişmedi/],
  ["İnsülin direncinde hangi meyveler yenir?", "turkish", /azar azar|güne yayarak/],
  ["Why does my knee click when I squat?", "english", /60 to 90 degrees|Exercise should not make/],
  [
    "Is zinc good for hair loss?",
    "english",
    /without a proven deficiency is not known|without a deficiency is not known/,
  ],
  ["Should I take vitamin D with K2?", "english", /K2/],
  ["is it ok to take tylenol and advil together", "english", /[Pp]aracetamol and ibuprofen/],
  [
    "can i stop my lexapro if i feel fine now??",
    "english",
    /lower the antidepressant slowly|lower the dose slowly/,
  ],
  ["How do I improve my VO2 max?", "english", /training raised VO2max|interval/i],
  ["How long do shin splints take to heal?", "english", /within a few weeks/],
  ["Can I keep running with shin splints?", "english", /Do not push through shin splints/],
  ["Emzirirken kahve içilir mi?", "turkish", /300 miligram kafein/],
  ["Emzirme döneminde beslenme", "turkish", /özel bir diyet gerekmez/],
  ["how long can you use a nasal decongestant spray", "english", /five days/],
  ["Iron rich foods for babies, teens and pregnancy", "english", /red meat, oily fish/],
  ["Hamilelikte kaç kilo almak normal?", "turkish", /11,5 ile 16 kilo/],
  ["when can I drive after a hip replacement", "english", /six weeks/],
  // The milk is told of, and not the blood sugar.
  ["Is oat milk bad for blood sugar?", "english", /oat milk/i],
  ["When should I start folic acid?", "english", /one month before/],
  ["Should I take my blood pressure pill at night?", "english", /Morning or evening/],
  [
    "Is running bad for your knees?",
    "english",
    /Among runners, running more went with less|74,752 runners|does not seem to wear out knees/,
  ],
  ["Is three cups of coffee a day too much?", "english", /three to four cups/],
  ["Is oatmeal good for cholesterol?", "english", /oats?\b/i],
  ["Does ibuprofen hurt your stomach?", "english", /stomach bleeding was 1.7 times/],
  ["Cold showers: real benefits or hype?", "english", /sick leave by 29 percent, but not the days ill/],
  ["Ağrı kesici mideye zarar verir mi?", "turkish", /mide kanaması ibuprofenle 1,7 kat/],
  ["How to lower LDL without statins", "english", /beta-glucan|\b[Oo]ats?\b/],
  ["Can a meniscus tear heal without surgery?", "english", /sham operation|exercise|self-managed/],
  [
    "Do I need vitamin B12 on a vegan diet?",
    "english",
    /supplement is the safest way|B12 supplement|Take B12/,
  ],
  ["Zerdeçal kanı sulandırır mı?", "turkish", /varfarin/],
  [
    "Does cracking your knuckles cause arthritis?",
    "english",
    /as common in knuckle crackers|no more hand arthritis/,
  ],
  ["Reflüde hangi tarafa yatmalı?", "turkish", /sol yan/i],
  ["Spor sonrası kas ağrısı nasıl geçer?", "turkish", /masaj/],
  ["How do I get rid of muscle soreness after a workout?", "english", /massage/],
  ["Mide koruyucu uzun süre kullanılırsa ne olur?", "turkish", /üç yıl|magnezyumu düşürebilir/],
  ["Is it safe to take omeprazole for years?", "english", /three years|magnesium/i],
  ["Can I take antihistamines every day?", "english", /long-used cetirizine|months of daily use/],
  [
    "Hamilelikte spor yapmak bebeğe zarar verir mi?",
    "turkish",
    /gebelik kaybıyla ilişkisi yok|gebelik kaybı riskinin arttığı görülmedi|düşük.*ilişki bulmuyor/,
  ],
  ["Does exercise in pregnancy harm the baby?", "english", /miscarriage|pregnancy loss/i],
  ["How do I lower my cholesterol naturally?", "english", /beta-glucan|\boats?\b/i],
  ["How do I treat tennis elbow at home?", "english", /[Pp]hysiotherapy|[Ee]xercise/],
  ["Çocuklarda ateş kaç derecede tehlikeli?", "turkish", /[Çç]ocuğun|[Bb]ebekte (?:ateş )?38 derece/],
  ["Ağrı kesici alkol ile alınır mı?", "turkish", /kanama riski alkol/],
  ["Can I take Motrin with Prozac?", "english", /bleed/i],
  ["Can I lift weights with high blood pressure?", "english", /weight|cardio/i],
  ["Her gün yürümek kilo verdirir mi?", "turkish", /kilo kaybı/],
  ["Can I take ibuprofen before a marathon?", "english", /ultramarathon/],
  ["How much caffeine before a workout?", "english", /per kilo|kilo of body|milligrams/],
  ["Kafein spor öncesi ne kadar alınmalı?", "turkish", /[Kk]ilo başına/],
  ["Should pregnant women avoid caffeine?", "english", /200 milligrams|two hundred/],
  ["Can antibiotics stop the pill from working?", "english", /pill/],
  ["Can you take zinc every day?", "english", /daily for two years/],
  ["Kemik erimesi için hangi spor yapılmalı?", "turkish", /egzersiz|ağırlık çalış|kemik yoğunluğu/],
  ["Is it OK to exercise with a cold?", "english", /above the neck/],
  ["Can you drink alcohol on metformin?", "english", /lactic acidosis|dangerous risk/],
  ["Fibromiyalji için egzersiz", "turkish", /güçlü öneri alan tek tedavi egzersiz/],
  ["Kaç saat uyumalıyız?", "turkish", /7 saat/],
  ["Tansiyonu ne düşürür?", "turkish", /tansiyonu .*düşürdü/],
  ["Siyatik kaç günde geçer?", "turkish", /dört(?:-| ila )altı hafta/],
  ["Günde kaç yumurta yenir?", "turkish", /haftada altı yumurtaya|günde bir yumurta/],
] as const

describe("a title as people type it is answered by what it asks", () => {
  test.each(answered)("%s", (title, language, answer) => {
    const [, , stated = ""] = scriptOn(title, language)
    expect(stated).toMatch(answer)
    expect(stated).not.toMatch(/no source|kaynağım yok/)
  })
})

test.each([
  ["Kahve zayıflatır mı?", "turkish"],
  ["Melatonin uyutur mu?", "turkish"],
  ["Aç karnına kahve içmek zararlı mı?", "turkish"],
  ["Kollajen ne zaman içilmeli?", "turkish"],
  ["Is it bad to sleep with the TV on?", "english"],
  ["Best time of day to take vitamin B12", "english"],
  ["When should I take creatine?", "english"],
] as const)("%s: that no source answers it which may be told here is said first", (title, language) => {
  expect(scriptOn(title, language).slice(0, 3).join(" ")).toMatch(
    /(?:no source|Nothing I have answers)|kaynağım yok|kaynak yok/,
  )
})

test("what is asked opens the script where no first words of the library ask it, and is answered before the rest", () => {
  const [opening, ...rest] = scriptOn("What happens if I stop taking statins?", "english", {
    scriptFormat: "quick_tip",
  })
  expect(opening).toBe("What happens if I stop taking statins?")
  const said = rest.join(" ")
  expect(said.search(/back on a statin|tried a statin again/)).toBeGreaterThan(0)
  expect(said.search(/Muscle aches on statins/)).toBeGreaterThan(said.search(/back on a statin/))
})

test("what sort of thing a subject is says nothing beside it", () => {
  expect(scriptOn("Is walking enough exercise?", "english")[2]).toMatch(/steps/)
})

test("an adjective is no second thing, and sources are counted on what they are about", () => {
  expect(scriptOn("How do I know if I'm iron deficient?", "english").join(" ")).not.toMatch(/and deficient/)
  const cravings = scriptOn("How to stop sugar cravings", "english", { scriptFormat: "expert_review" }).join(
    " ",
  )
  expect(cravings).not.toMatch(/sources on sugar cravings/)
})

test("who did not ask for pregnant women is told of them last", () => {
  const ordered = { scriptFormat: "quick_tip" } as const
  const said = scriptOn("Antrenmandan hemen sonra protein şart mı?", "turkish", ordered).join(" ")
  expect(said).toMatch(/antrenman (?:saatine|çevresinde)/)
  expect(said).not.toMatch(/[Hh]amile|[Gg]ebe/)
})

test("what is to be done without is not told as the answer", () => {
  const said = scriptOn("How to lower LDL without statins", "english", { scriptFormat: "expert_review" })
  // The warning may name it: it is for whoever takes one.
  expect(said.slice(0, 4).join(" ")).not.toMatch(/statins have/)
  const acne = scriptOn("Treating acne without antibiotics", "english", { scriptFormat: "expert_review" })
  expect(acne.join(" ")).not.toMatch(/Virus says no|against viruses/)
  // Of what the title is about all is told.
  expect(scriptOn("A month without sugar", "english").join(" ")).toMatch(/sugar/)
})

test("what was observed once is not said to have followed anybody", () => {
  const ordered = { scriptFormat: "expert_review" } as const
  const said = scriptOn("Does cracking your knuckles cause arthritis?", "english", ordered).join(" ")
  expect(said).toMatch(
    /[Aa]n observational study in the Journal of the American Board of Family Medicine, 2011/,
  )
})

test("half a minute holds a fact beside the myth", () => {
  const ordered = { scriptFormat: "myth_buster", duration: "30_seconds" } as const
  const said = scriptOn("How many steps a day do you really need?", "english", ordered).join(" ")
  expect(said).toMatch(/“Under ten thousand steps does not count\.”/)
  expect(said).toMatch(/8000 steps: about half/)
})

test("a day's water is not asked of alcohol", () => {
  const text = scriptOn("How much water should I drink a day?", "english").join(" ")
  expect(text).toMatch(/water/)
  expect(text).not.toMatch(/alcohol|drinks a day/i)
})

test.each([
  ["When should I worry about back pain?", "english", /emergency department/],
  ["Baş ağrısı ne zaman tehlikeli?", "turkish", /ambulans çağırın/],
] as const)("%s is answered by a warning", (title, language, warning) => {
  expect(scriptOn(title, language)[2]).toMatch(warning)
})

test.each([
  ["Is kombucha good for your gut?", /gout|urate/i],
  ["Why am I always bloated?", /always bloated.*(?:sources|speak)|On always/i],
  ["Can you build muscle after 60?", /On build muscle|build muscle after 60 and/i],
])("%s is not read as something else, and no search word is spoken as a name", (title, wrong) => {
  const text = scriptOn(title, "english").join(" ")
  expect(text).not.toMatch(wrong)
  // It is a script of findings, in which the words might have stood.
  expect(text.length).toBeGreaterThan(200)
  expect(text).not.toContain("[")
})

test.each([
  ["How do I stop my knees from clicking?", "knee-clicking"],
  ["Do I need to count calories?", "calorie-deficit"],
])("all words of a name, wherever they stand, name its file: %s", (title, subject) => {
  const settings = { ...defaultSettings, scriptFormat: "quick_tip" } as const
  const draft = writeOffline(orderFor(settings, null, title), library)
  const findings = (draft?.beats ?? []).flatMap(({ said }) => said.flatMap((one) => one.findings))
  const own = library.files.find((file) => file.subject === subject)?.findings.map(({ id }) => id) ?? []
  expect(findings.some((id) => own.includes(id))).toBe(true)
})

test("first words do not tell the answer in the words in which it follows", () => {
  const [opening, ...rest] = scriptOn("Do probiotics help after antibiotics?", "english", {
    scriptFormat: "expert_review",
  })
  expect(opening).toBe("Do probiotics help after antibiotics?")
  expect(rest.join(" ").match(/probiotics after antibiotics|Taken with antibiotics/g)).not.toBeNull()
})

test("who asks for nobody's child is not told first what to do for one", () => {
  const said = scriptOn("How do I avoid catching a cold?", "english", { scriptFormat: "quick_tip" }).join(" ")
  const [child, hands] = [said.search(/child over one/), said.search(/[Ww]ash your hands/)]
  expect(hands).toBeGreaterThan(0)
  expect(child === -1 || child > hands).toBe(true)
})

test.each([
  ["Hipotiroidi kilo aldırır mı?", "turkish", /Görülen şu|Doğrusu|Kısacası|Bir kez daha|yerine aklınızda/],
  [
    "Is oat milk bad for blood sugar?",
    "english",
    /In fact|What was found|short version|once more|remember instead/,
  ],
] as const)("%s: what is true instead is not told without the myth", (title, language, instead) => {
  const said = scriptOn(title, language, { scriptFormat: "myth_buster", duration: "30_seconds" }).join(" ")
  const [myth, truth] = [said.search(/“/), said.search(instead)]
  expect(truth === -1 || (myth !== -1 && myth < truth)).toBe(true)
})

test("what a title writes in capitals is said so", () => {
  expect(scriptOn("What is the difference between IBS and IBD?", "english").join(" ")).toMatch(
    /IBS (?:and|or) IBD/,
  )
  expect(scriptOn("CREATINE AND HICCUPS?", "english").slice(1).join(" ")).toMatch(/creatine and hiccups/)
})

test("a warning of a heel that one cannot lift is none for who lifts", () => {
  expect(scriptOn("How many days a week should I lift?", "english").join(" ")).not.toMatch(/heel/)
})

test("what comes in pieces is called by many", () => {
  expect(scriptOn("What happens if I miss a birth control pill?", "english").join(" ")).toMatch(
    /birth control pills/,
  )
})

test.each([
  ["Migrende hangi kuruyemişler yenir?", "turkish", /yalnız kuruyemiş üzerine/],
  ["Why does my knee click when I swim?", "english", /on swimming alone/],
  // Who asks what helps with a complaint is told of that.
  ["Does swimming help with tinnitus?", "english", /on tinnitus alone/],
] as const)(
  "%s: where nothing is on both, the thing is told of, or the complaint that it is to help",
  (title, language, told) => {
    expect(scriptOn(title, language).slice(0, 2).join(" ")).toMatch(told)
  },
)
