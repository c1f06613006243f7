import { asksIn } from "@rounds/core/evidence/asks.ts"
import { type AskOf, makesSense, natureOf, sensibleAsk } from "@rounds/core/evidence/nature.ts"
import { writing } from "@rounds/core/language/writing.ts"
import { calledByLibrary } from "@rounds/core/script/from-findings/called.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()

// Judged by an editor who was not looking at the table: would a person put this question about this subject?
type Judged = ReadonlyArray<readonly [subject: string, asked: string]>

const judged: Readonly<Record<"english" | "turkish", { readonly sense: Judged; readonly nonsense: Judged }>> =
  {
    english: {
      sense: [
        ["creatine", "How much creatine should I take?"],
        ["creatine", "Who should avoid creatine?"],
        ["melatonin", "Is melatonin safe for children?"],
        ["magnesium", "Which form of magnesium is best?"],
        ["vitamin-d", "How long until vitamin D levels rise?"],
        ["whey-protein", "Is whey better than food?"],
        ["ibuprofen-nsaids", "Who should avoid ibuprofen?"],
        ["semaglutide", "What happens when you stop semaglutide?"],
        ["antidepressants-ssri", "How long do antidepressants take to work?"],
        ["statins", "What are the side effects of statins?"],
        ["paracetamol", "How much paracetamol is too much?"],
        ["eggs-cholesterol", "How many eggs are too many?"],
        ["coffee", "When should I have my last coffee?"],
        ["soy", "Is soy safe in pregnancy?"],
        ["alcohol-health", "How much alcohol is too much?"],
        ["sugar", "What happens when you quit sugar?"],
        ["keto-low-carb", "Who should avoid keto?"],
        ["intermittent-fasting", "Is fasting safe?"],
        ["hiit", "How often should you do HIIT?"],
        ["running-beginners", "How to start running?"],
        ["yoga-pilates", "Does yoga help?"],
        ["sauna", "How long should you stay in a sauna?"],
        ["sauna", "Who should avoid saunas?"],
        ["mouth-taping", "Is mouth taping dangerous?"],
        ["dry-needling", "Does dry needling work?"],
        ["running-shoes", "Which kind of running shoe should I buy?"],
        ["massage-gun", "Is a massage gun worth it?"],
        ["vo2max", "How to start working on VO2max?"],
        ["vo2max", "How long does it take to raise VO2max?"],
        ["gout", "What causes gout?"],
        ["gout", "What helps with gout?"],
        ["eczema", "How long does eczema last?"],
        ["fever", "When should you see a doctor with a fever?"],
        ["headache", "Why do I get headaches?"],
        ["hair-loss", "What should I do about hair loss?"],
        ["knee-clicking", "Why do knees click?"],
        ["posture", "Why does posture slip?"],
        ["sleep", "How much sleep is enough?"],
        ["sleep", "What happens without it?"],
        ["alcohol-ibuprofen", "Can I mix alcohol with ibuprofen?"],
        ["sunscreen", "How much sunscreen is enough?"],
      ],
      nonsense: [
        ["vo2max", "Who should avoid VO2max?"],
        ["vo2max", "What are the side effects of VO2max?"],
        ["vo2max", "What happens when you stop VO2max?"],
        ["vo2max", "Is VO2max better than something else, instead?"],
        ["vo2max", "Is VO2max okay together with coffee, combined?"],
        ["vo2max", "What about VO2max in pregnancy?"],
        ["gout", "How much gout makes sense?"],
        ["gout", "Which brand of gout?"],
        ["gout", "What happens when you quit gout?"],
        ["fever", "How many grams of fever a day?"],
        ["fever", "What happens when you stop taking fever, and withdrawal?"],
        ["fever", "Which type of fever powder?"],
        ["headache", "How much headache is a sensible amount?"],
        ["eczema", "What is the daily limit of eczema?"],
        ["kidney-stones", "How many kidney stones should I have?"],
        ["anxiety", "Which kind of anxiety should I buy?"],
        ["low-back-pain", "What dose of back pain?"],
        ["insomnia", "What happens when you stop insomnia?"],
        ["posture", "Who should avoid posture?"],
        ["posture", "How much posture?"],
        ["posture", "Which brand of posture?"],
        ["sleep", "Who should avoid sleep?"],
        ["sleep", "Which form of sleep?"],
        ["sleep", "Is there something better than sleep, instead?"],
        ["running-shoes", "How many grams of running shoes?"],
        ["running-shoes", "What about running shoes in pregnancy?"],
        ["wearables-hrv", "What happens when you quit trackers?"],
        ["dry-needling", "What dose of dry needling?"],
        ["dry-needling", "Which brand of dry needling?"],
        ["sauna", "Which brand of sauna powder?"],
        ["eggs-cholesterol", "How long until you notice eggs?"],
        ["licorice-blood-pressure", "Which brand of blood pressure goes with licorice?"],
        ["running-shoes", "Who should avoid running shoes?"],
        ["meal-timing", "Which brand of meal timing?"],
        ["cardio-vs-weights", "What dose of cardio versus weights?"],
        ["ice-heat", "How soon does ice or heat last?"],
        ["weight-regain", "How much weight regain is sensible, a sensible amount?"],
        ["overtraining-rest-days", "What dose of overtraining?"],
      ],
    },
    turkish: {
      sense: [
        ["creatine", "Kreatin ne kadar alınmalı?"],
        ["creatine", "Kreatini kimler kullanmamalı?"],
        ["melatonin", "Melatonin çocuklara verilir mi?"],
        ["magnesium", "Magnezyumun hangi formu iyi?"],
        ["vitamin-d", "D vitamini güvenli mi?"],
        ["ashwagandha", "Ashwagandha işe yarıyor mu?"],
        ["ibuprofen-nsaids", "İbuprofenin yan etkileri neler?"],
        ["semaglutide", "Semaglutid bırakılınca ne olur?"],
        ["antidepressants-ssri", "Antidepresan ne zaman etki eder?"],
        ["paracetamol", "Parasetamol ne kadar alınır?"],
        ["eggs-cholesterol", "Günde kaç yumurta yenir?"],
        ["coffee", "Kahve ne zaman içilmeli?"],
        ["soy", "Soya gebelikte yenir mi?"],
        ["alcohol-health", "Alkolün ne kadarı fazla?"],
        ["salt", "Tuz ne kadar olmalı?"],
        ["keto-low-carb", "Ketoyu kimler yapmamalı?"],
        ["intermittent-fasting", "Aralıklı oruç güvenli mi?"],
        ["hiit", "HIIT ne kadar yapılmalı?"],
        ["stretching", "Germe işe yarıyor mu?"],
        ["sauna", "Sauna kimlere uygun değil?"],
        ["mouth-taping", "Ağız bantlama güvenli mi?"],
        ["dry-needling", "Kuru iğneleme işe yarıyor mu?"],
        ["running-shoes", "Hangi koşu ayakkabısı, nasıl seçilir?"],
        ["vo2max", "VO2max neden düşer?"],
        ["gout", "Gut hastalığı neden olur?"],
        ["eczema", "Egzama ne kadar sürer?"],
        ["fever", "Ateşte önce ne yapmalı?"],
        ["headache", "Baş ağrısı neden olur?"],
        ["sleep", "Uykunun ne kadarı yeterli?"],
        ["posture", "Duruş neden bozulur?"],
        ["alcohol-ibuprofen", "Alkolle ibuprofen birlikte alınır mı?"],
        ["sunscreen", "Güneş kremi ne kadar sürülmeli?"],
      ],
      nonsense: [
        ["vo2max", "VO2max'ı kimler kullanmamalı?"],
        ["vo2max", "VO2max'ın yan etkileri neler?"],
        ["vo2max", "VO2max bırakılınca ne olur?"],
        ["vo2max", "VO2max gebelikte olur mu?"],
        ["gout", "Gut hastalığı günde kaç gram?"],
        ["gout", "Gut hastalığının hangi markası iyi?"],
        ["gout", "Gut hastalığı bırakılınca ne olur?"],
        ["fever", "Ateşin dozu ne kadar?"],
        ["fever", "Ateşin hangi formu iyi?"],
        ["fever", "Ateş bırakılınca ne olur?"],
        ["headache", "Baş ağrısı kaç gram?"],
        ["eczema", "Egzama günde kaç gram?"],
        ["anxiety", "Kaygının hangi markası iyi?"],
        ["anxiety", "Kaygının dozu ne?"],
        ["low-back-pain", "Bel ağrısının dozu ne?"],
        ["low-back-pain", "Bel ağrısının hangi formu iyi?"],
        ["insomnia", "Uykusuzluk bırakılınca ne olur?"],
        ["kidney-stones", "Böbrek taşı kaç gram olmalı?"],
        ["posture", "Duruşu kimler kullanmamalı?"],
        ["posture", "Duruşun dozu ne?"],
        ["posture", "Duruşun hangi markası iyi?"],
        ["sleep", "Uykuyu kimler kullanmamalı?"],
        ["sleep", "Uykunun yan etkileri neler?"],
        ["sleep", "Uykunun hangi formu iyi?"],
        ["running-shoes", "Koşu ayakkabısının dozu ne?"],
        ["running-shoes", "Koşu ayakkabısı gebelikte olur mu?"],
        ["wearables-hrv", "Akıllı saat bırakılınca ne olur?"],
        ["dry-needling", "Kuru iğnelemenin dozu ne?"],
        ["dry-needling", "Kuru iğnelemenin hangi markası iyi?"],
        ["cardio-vs-weights", "Kardiyo mu ağırlık mı: dozu ne?"],
        ["overtraining-rest-days", "Aşırı antrenmanın dozu ne?"],
        ["weight-regain", "Kiloyu geri almanın dozu ne?"],
      ],
    },
  }

const fileOf = (subject: string) => {
  const file = library.bySubject.get(subject)
  if (file === undefined) throw new Error(`no file on ${subject}`)
  return file
}

describe.each(["english", "turkish"] as const)("a question in %s", (language) => {
  const { sense, nonsense } = judged[language]
  const { question } = writing[language].findings

  test("is judged with sixty subjects and more, sense and nonsense", () => {
    expect(sense.length + nonsense.length).toBeGreaterThanOrEqual(60)
    expect(Math.min(sense.length, nonsense.length)).toBeGreaterThanOrEqual(30)
  })

  test.each(sense)("that makes sense is put: %s, %s", (subject, asked) => {
    const [ask] = asksIn(asked, language)
    expect({ ask, sense: makesSense(ask, natureOf(fileOf(subject))) }).toEqual({ ask, sense: true })
  })

  test.each(nonsense)("that makes none is another one: %s, %s", (subject, asked) => {
    const file = fileOf(subject)
    const [ask] = asksIn(asked, language)
    const said = sensibleAsk(ask, natureOf(file))
    expect(["what", "works"]).not.toContain(ask)
    expect(said).not.toBe(ask)
    expect(question(ask, calledByLibrary(file, language))).toBe(
      question(said, calledByLibrary(file, language)),
    )
  })
})

test("nobody is told to stay away from a measure, or asked whether sleep works", () => {
  const everything = (subject: string) =>
    (["english", "turkish"] as const).flatMap((language) =>
      (["who_not", "works", "how_much", "stop", "side_effects", "with"] as const).map((ask) =>
        writing[language].findings.question(ask, calledByLibrary(fileOf(subject), language)),
      ),
    )
  expect(everything("vo2max").join(" ")).not.toMatch(/stay away|uzak dur|işe yarıyor|sensible/)
  expect(everything("sleep").join(" ")).not.toMatch(/stay away|uzak dur|işe yarıyor|anything to/)
  expect(everything("gout").join(" ")).not.toMatch(/sensible|ne kadarı|stop gout|bırakınca/)
})

test("what makes no sense cannot be worded", () => {
  // @ts-expect-error -- nobody stays away from a measure
  const ofMeasure: AskOf<"measure"> = "who_not"
  // @ts-expect-error -- a condition has no dose
  const ofCondition: AskOf<"condition"> = "how_much"
  expect(makesSense(ofMeasure, "measure") || makesSense(ofCondition, "condition")).toBe(false)
})
