import { matchOf } from "@rounds/core/evidence/match.ts"
import { expect, test } from "vitest"
import { library, scriptOn } from "#testing/typed-script.ts"

/** The commonest questions of all, in the words in which people put them. */
const common = [
  ["How do I lose weight?", "calorie-deficit"],
  ["How to gain muscle?", "strength-training-beginners"],
  ["Should I exercise when sick?", "exercise-when-sick"],
  ["Is it safe to drink while on antibiotics?", "alcohol-antibiotics"],
  ["What are some good supplements to increase testosterone?", "testosterone-boosters"],
  ["What helps with aching muscles?", "muscle-soreness-doms"],
  ["Is 16/8 fasting good for you?", "intermittent-fasting"],
  ["How do I quit smoking?", "quitting-smoking"],
  ["Does green tea help you lose weight?", "green-tea"],
  ["Do detox teas work?", "detox-diets"],
  ["Are e-cigarettes safe?", "vaping"],
  ["Elektronik sigara zararlı mı?", "vaping"],
  ["How do I know if I have depression?", "depression"],
  ["How can I boost my immune system?", "immune-system"],
  ["How can I speed up my metabolism?", "metabolism"],
  ["Is milk bad for you?", "milk-dairy"],
  ["Is honey better than sugar?", "honey"],
  ["How to get rid of acne scars?", "acne-scars"],
  ["Akne izi nasıl geçer?", "acne-scars"],
  ["How do you treat a sunburn?", "sunburn"],
  ["What should I do for a burn?", "burns"],
  ["How do I get rid of dandruff?", "dandruff"],
  ["Should I wash raw chicken?", "chicken"],
  ["Tarçın şekeri düşürür mü?", "cinnamon"],
  ["Is white rice bad for you?", "rice"],
  ["Are bananas fattening?", "bananas"],
  ["Should I get the flu vaccine?", "flu-vaccine"],
  ["Should I take aspirin every day?", "aspirin-daily"],
  ["How to stop snoring?", "snoring"],
  ["What is a good BMI?", "bmi"],
  ["How do I do my first pull-up?", "pull-ups"],
  ["Do squats hurt your knees?", "squats"],
  ["Stres nasıl azaltılır?", "stress"],
  ["Bağışıklık nasıl güçlenir?", "immune-system"],
  ["Zeytinyağı sağlıklı mı?", "olive-oil"],
  ["Hamsi haftada kaç kez yenmeli?", "fish"],
  ["Sigarayı nasıl bırakırım?", "quitting-smoking"],
  ["Yeşil çay kilo verdirir mi?", "green-tea"],
  ["Haftada kaç gün ağırlık çalışmalı?", "strength-training-beginners"],
  ["Uyumadan önce telefona bakmak uykuyu bozar mı?", "screens-sleep"],
  ["Şeker nasıl düşer?", "type-2-diabetes"],
  ["Nasıl kilo verilir?", "calorie-deficit"],
  ["Nasıl kas yapılır?", "strength-training-beginners"],
  ["Nezleyken spor yapılır mı?", "exercise-when-sick"],
  ["Hangi vitaminleri almalıyım?", "multivitamins"],
  ["Is smoking bad for you?", "smoking"],
  ["Sigara zararlı mı?", "smoking"],
  ["Does tinnitus go away?", "tinnitus"],
  ["Kulak çınlaması geçer mi?", "tinnitus"],
  ["How do I get rid of hiccups?", "hiccups"],
  ["How to get rid of a wart?", "warts"],
  ["Bit nasıl geçer?", "head-lice"],
  ["Is HRT safe?", "hormone-therapy"],
  ["What helps with PMS?", "pms"],
  ["How do you get rid of cellulite?", "cellulite"],
  ["Do compression stockings help varicose veins?", "compression-socks"],
  ["Is psoriasis contagious?", "psoriasis"],
  ["My baby has colic, what helps?", "infant-colic"],
  ["Does teething cause fever?", "teething"],
  ["Çocuğum yemek seçiyor, ne yapmalı?", "picky-eating"],
  ["Why do I get leg cramps at night?", "leg-cramps"],
  ["What is the best cure for jet lag?", "jet-lag"],
  ["Does red light therapy work?", "red-light-therapy"],
  ["Is BPC-157 safe?", "peptides-bpc-157"],
  ["Zona aşısı olmalı mıyım?", "shingles-vaccine"],
  ["Should boys get the HPV vaccine?", "hpv-vaccine"],
  ["Vişne suyu uykuya iyi gelir mi?", "tart-cherry"],
  ["Should I carb load before a marathon?", "carb-loading"],
  ["Do weights stunt growth?", "children-strength-training"],
] as const
test.each(common)("%s finds its file", (title, subject) => {
  expect(matchOf(library, { title, keywords: [] })?.main.subject).toBe(subject)
})

test.each(["Is drinking green tea every day good for you?", "Thoughts on drinking milk after a workout?"])(
  "who drinks something else is told nothing of alcohol: %s",
  (title) => {
    expect(matchOf(library, { title, keywords: [] })?.main.subject).not.toBe("alcohol-health")
  },
)

test.each([
  ["Using yoga to help with anxiety?", /yoga together; what follows is on anxiety alone/],
  ["How do I take creatine with acne?", /what follows is on creatine alone/],
] as const)("who has a complaint hears of it where nothing is known of the two: %s", (title, said) => {
  expect(scriptOn(title, "english").join(" ")).toMatch(said)
})

test.each([
  ["Zoloft and orgasms. What is the deal?", /[Ss]exual side effects/],
  ["Does cardio maintain muscle?", /does not hold back strength or muscle growth/],
  ["What is a normal blood pressure?", /below 120 over 80/],
  ["Is there a risk in taking too many fish oil supplements?", /irregular heart rhythm/],
] as const)("is answered, and it is not said that no source does: %s", (title, said) => {
  const text = scriptOn(title, "english", { scriptFormat: "expert_review" }).join(" ")
  expect(text).toMatch(said)
  expect(text).not.toMatch(/no source/)
})

test.each([
  "Why are my hamstrings always tight?",
  "Acne-prone people, what sunscreen do you use?",
  "Diagnosed with celiac, what happens now?",
])("what is no thing stands beside nothing: %s", (title) => {
  expect(scriptOn(title, "english").join(" ")).not.toMatch(/and (?:tight|prone|diagnosed)/)
})

test.each(["Why am I always cold?", "What happens in alcohol detox?"])(
  "what only shares a word with a file is another thing: %s",
  (title) => {
    expect(matchOf(library, { title, keywords: [] })).toBeNull()
  },
)

test("what one eats with a complaint is answered by diets, not by what brings sugar too low", () => {
  const [, , answer] = scriptOn("What should diabetics eat?", "english")
  expect(answer).toMatch(/low-carb/)
})

test.each([
  [
    "Is aspartame safe?",
    "english",
    /no source that I may quote here; what follows is on artificial sweeteners/,
  ],
  ["Why can't I sleep?", "english", /stress, depression, alcohol/],
  ["Ozempic vs Mounjaro", "english", /Ozempic and Mounjaro/],
  ["Do antidepressants work?", "english", /no source on exactly that/],
  ["Early signs of diabetes", "english", /tiredness, (?:thirst and )?passing more urine/],
  ["Hamilelikte kaç fincan kahve içilir?", "turkish", /gebelikte|gebeyseniz/i],
  ["B12 eksikliği unutkanlık yapar mı?", "turkish", /hafıza sorunları/],
  ["Vazektomi cinsel isteği azaltır mı, geri döndürülebilir mi", "turkish", /cinsel iste/],
] as const)("%s is answered as it is asked, or it is said that it is not", (title, language, said) => {
  expect(scriptOn(title, language).join(" ")).toMatch(said)
})

test("a myth that has nothing to do with the amount that is asked is not told", () => {
  const text = scriptOn("Günde kaç saat uyumalıyız?", "turkish", { scriptFormat: "myth_buster" }).join(" ")
  expect(text).toMatch(/7 saat/)
  expect(text).not.toMatch(/Akşam sporu/)
})

test.each([
  ["Why does my knee click when I go downstairs?", /and downstairs/],
  ["Frozen shoulder in your 50s", /and 50s/],
  ["Oat milk spikes your blood sugar", /and spikes/],
  ["What I tell patients about constipation", /and patients/],
  ["Hydration powders: who actually needs electrolytes?", /and powders/],
  ["Why do I wake up at 3am every night?", /and 3am/],
])("what is no thing stands beside nothing: %s", (title, second) => {
  expect(scriptOn(title, "english").join(" ")).not.toMatch(second)
})

test("of a statement that no source is on, that is said, and of no question in its place", () => {
  const english = scriptOn("Foam rolling doesn't whiten teeth", "english").join(" ")
  expect(english).toMatch(/“Foam rolling doesn't whiten teeth\.” I have no source on exactly that/)
  const missed = scriptOn("Missed a pill? Here's what to do", "english").join(" ")
  expect(missed).not.toMatch(/What happens when you stop/)
})

test("signs that no source tells are no second thing", () => {
  for (const title of ["Vitamin C deficiency symptoms", "Magnesium deficiency symptoms"]) {
    const text = scriptOn(title, "english").join(" ")
    expect(text).toMatch(/I have no source|do not answer that word for word/)
    expect(text).not.toMatch(/and symptoms/)
  }
  expect(scriptOn("Vitamin D deficiency symptoms", "english")[2]).toMatch(/bone pain/)
})

test.each(["Is the Mediterranean diet good?", "How long does a sprained ankle take to heal?"])(
  "who names the whole of a subject by one of its names asks about the whole: %s",
  (title) => {
    const text = scriptOn(title, "english", { scriptFormat: "expert_review" }).join(" ")
    expect(text).not.toMatch(/no source|comes nearest/)
  },
)

test("who asks for everybody is not greeted as one of a few", () => {
  expect(scriptOn("Does everyone here use creatine?", "english")[0]).not.toMatch(/[Ww]om[ae]n/)
  expect(
    scriptOn("Is creatine good for women?", "english", { scriptFormat: "myth_buster" }).join(" "),
  ).toMatch(/[Ww]om[ae]n/)
})

test("a title of how to be rid of something is asked, and no claim to be talked about", () => {
  const text = scriptOn("How do I get rid of stretch marks?", "english", {
    scriptFormat: "myth_buster",
  }).join(" ")
  expect(text).toMatch(/^How do I get rid of stretch marks\?/)
  expect(text).not.toMatch(/this claim/i)
})

test.each([
  ["Varis çorabı işe yarar mı?", /çorab/],
  ["Selülit kremi işe yarar mı?", /krem/],
  ["Are teething gels safe?", /gels/],
  ["Sedef hastalığı bulaşıcı mı?", /bulaşıcı değil/],
  ["Is psoriasis contagious?", /not contagious/],
  ["Ağız kokusu mideden mi olur?", /ağızda/],
  ["Diş çıkarırken ateş olur mu?", /ateş yapmaz/],
  ["Does MMR cause autism?", /not linked to autism/],
  ["Kulak çınlaması geçer mi?", /altı ay/],
] as const)(
  "the first thing stated answers what is asked, and not the subject at large: %s",
  (title, answer) => {
    const language = /[çğışöü]/.test(title) ? "turkish" : "english"
    for (const scriptFormat of ["trend_reaction", "expert_review"] as const) {
      const said = scriptOn(title, language, { scriptFormat }).slice(2, 4).join(" ")
      expect(said).toMatch(answer)
    }
  },
)

test.each([
  ["What is the best treatment for nail fungus?", "english"],
  ["Tırnak mantarı için en iyi tedavi nedir?", "turkish"],
] as const)(
  "who asks for the best treatment makes no claim, and is asked for no second thing: %s",
  (title, language) => {
    const text = scriptOn(title, language).join(" ")
    expect(text).toContain(title)
    expect(text).not.toMatch(/no source|kaynağım yok/)
  },
)

test.each(["Kulak çınlaması geçer mi?", "Does psoriasis go away?", "Is mouthwash good for bad breath?"])(
  "no script ends with the question that it began with: %s",
  (title) => {
    const language = /ç/.test(title) ? "turkish" : "english"
    for (const scriptFormat of ["trend_reaction", "expert_review"] as const) {
      const beats = scriptOn(title, language, { scriptFormat })
      expect(beats.at(-1)).not.toContain(title)
    }
  },
)

test("who asks of cardio and fat hears of cardio first", () => {
  const told = scriptOn("Does cardio burn fat?", "english").find((beat) =>
    /kilograms|body weight and fat/.test(beat),
  )
  expect(told).toMatch(/cardio cut body weight and fat/)
})
