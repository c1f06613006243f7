import { describe, expect, test } from "vitest"
import { scriptOn } from "#testing/typed-script.ts"

/** What the first beats of a script on a title say, up to its answer. */
const answerTo = (title: string, language: "english" | "turkish"): string =>
  scriptOn(title, language).slice(0, 3).join(" ")

describe("a title is read for what it asks", () => {
  test.each([
    // For whom something is, and not who must keep away from it.
    ["Kimler grip aşısı olmalı?", "turkish", /özellikle yaşlılar/],
    ["Who should get the flu shot?", "english", /especially important for older people/],
    ["Vitamin D: who really needs it?", "english", /ages 1 to 18, over 75/],
    // How often, and at what age.
    ["Smear testi ne sıklıkla yaptırılır?", "turkish", /beş yılda bir/],
    ["At what age does a mammogram start?", "english", /every other year from 40/],
    ["Prostat kanseri taraması kaç yaşından sonra?", "turkish", /50 yaş|55-69 yaşta/],
    // Whom it is for may be an age.
    ["How much protein does an 80 year old need?", "english", /1\.0 to 1\.2 grams/],
    // Why, and not when.
    ["Why is my heel sore in the morning?", "english", /after sleep or rest/],
    // How long is too long, and what has lasted for weeks.
    ["Decongestant sprays: no longer than a week?", "english", /five days in a row/],
    ["A cough for three weeks", "english", /three weeks or more/],
    ["Mamografi hangi sıklıkta çekilir?", "turkish", /iki yılda bir/],
    // What is taken has effects, and no causes.
    ["Does creatine cause hair loss in young men?", "english", /twelve-week trial with young men/],
    // Whom it is for, a mistake and a rumour are no second thing.
    ["Zone 2 cardio for beginners", "english", /zone 2 just below/],
    ["Kızamık aşısı otizm yapar iddiası", "turkish", /otizm arasında bağ/],
    ["Çocuklarda ateş düşürücü kullanırken yapılan 3 hata", "turkish", /havaleyi önlemez/],
    // Of two things to do for a complaint, the complaint's own file knows.
    ["Low back pain: should you rest or move?", "english", /staying active/],
    ["Bel fıtığında yürüyüş mü, yatak istirahati mi?", "turkish", /hareketli kalmayı|hareketli kalın/],
    // The rule goes before the study that doubts it.
    ["Alcohol and metronidazole", "english", /no alcohol at all/],
    // A prostate that was taken out is not enlarged, and a herb is no tea.
    ["Pelvic floor exercises for men after prostate surgery", "english", /[Pp]elvic floor/],
    ["Stop using cotton buds in your ears", "english", /push earwax further in/],
    ["How many hours of screen time for a 4 year old?", "english", /one hour/],
    // After something, and not with it.
    ["Do probiotics help after antibiotics?", "english", /comeback|delayed the return/],
    // At what age, who, how many years, and whether one may run.
    ["Diz protezi kaç yaşında yapılır?", "turkish", /kaç yaşında olursa olsun|her yaş/],
    ["Diz protezi kaç yıl dayanır?", "turkish", /25 yıl/],
    ["Diz kireçlenmesi olan koşabilir mi?", "turkish", /koş(?:u|ma|anlar|mak)/],
    ["Who needs the pneumonia vaccine?", "english", /In the US.*from age 50/],
    // On which days.
    ["Iron every second day", "english", /[Ee]very other day/],
    // What weakens slims nobody.
    ["Doğum kontrol hapı şişmanlatır mı?", "turkish", /kilo aldırdığı/],
    // A part that says beside it what it is in a complaint.
    ["Kestane diyabet", "turkish", /karbonhidrat/],
    // Use over years.
    ["Mide koruyucunun uzun süreli kullanımı", "turkish", /üç yıllık|magnezyumu düşürebilir/],
    ["10 bin adım atmak şart mı?", "turkish", /[Oo]n bin adım/],
    ["Aralıklı oruç kimlere uygun değildir?", "turkish", /şeker|yeme sorunu/i],
    ["Zona aşısı kimlere yapılır?", "turkish", /65 yaş/],
    // A season asks nothing, an acronym is no food, and who drinks drinks alcohol.
    ["Does vitamin D prevent colds in winter?", "english", /colds|infections/],
    ["Sprained ankle: RICE or PEACE and LOVE?", "english", /ankle|sprain/],
    ["Drinking on metformin", "english", /alcohol|drink/i],
    ["Is testosterone therapy for tired men?", "english", /[Ll]ow testosterone|tired/],
    ["Emzirme döneminde kahve kaç fincan?", "turkish", /300 miligram/],
    // A word that names no thing of health is nothing that a source is missing on.
    ["Can I still take fish oil when I feel great?", "english", /^(?!.*no source)/s],
    ["Sigarayı bırakınca hayatınızda neler değişir?", "turkish", /^(?!.*kaynağım yok)/s],
    // A claim is borne out or put right.
    ["Grip aşısından grip olunmaz", "turkish", /grip e(?:t|de)mez/],
    ["Foam rolling doesn't break up fascia", "english", /Too little evidence shows/],
    [
      "Skipping breakfast isn't bad for your metabolism",
      "english",
      /did not speed up the metabolism|metabolism/,
    ],
    // In which order, who is tested, and how it is done.
    ["Weights or cardio: which comes first?", "english", /made no difference to aerobic fitness/],
    ["Is it worth getting a vitamin D test?", "english", /no routine vitamin D blood test/],
    [
      "How should I do pelvic floor exercises correctly?",
      "english",
      /slow (?:ones|squeezes) held up to ten seconds/,
    ],
    ["Squatı doğru yapmanın yolu", "turkish", /omuz genişliğinde/],
    // Whether one may is asked of what is safe.
    ["Can people with high cholesterol eat eggs?", "english", /HEART UK|up to six eggs/],
    // Tips for something are what works for it; tips alone are what to do.
    ["Reflüde 4 öneri", "turkish", /kilo vermeyi|küçük tutun|yatağın|yatmadan/],
    // Which of two, and what to do.
    ["B12 hap mı iğne mi?", "turkish", /dilaltı|153 kişi|fark/],
    ["Kabızlıkta ne yapmalı?", "turkish", /lif|kivi|erik/],
    ["Çocukta demir eksikliği belirtileri", "turkish", /kaynağım yok|huzursuz|belirti/i],
    // Two things that a file is on together.
    ["Can I fast in Ramadan with my diabetes?", "english", /depends on treatment|on diet alone/],
    ["Diyabetim var, oruç tutabilir miyim?", "turkish", /oruç tedaviye bağlı/],
    ["Low back pain: do I need an MRI?", "english", /scan|MRI/],
    // What it says it is not about is left alone.
    ["Melatonin değil, uyku düzeni", "turkish", /yatış-kalkış|uykusuzlukta kılavuzlar/],
    ["Not magnesium, but sleep", "english", /\bsleep/],
    // Whom it is for goes before what it is for.
    ["How much protein do people over 65 need for muscle?", "english", /1\.0 to 1\.2 grams/],
    // The file is about children all the same.
    ["Bebeklerde gaz sancısı neden olur?", "turkish", /kolik|ağlama/i],
    // A short name is a part, too.
    ["Muz kaç porsiyon sayılır?", "turkish", /büyük bir muzu bir buçuk porsiyon|[Oo]rta boy bir muz/],
    // The joint that was looked at is one of those asked about.
    ["Does turmeric help sore joints?", "english", /knee/i],
    ["Kolajen eklemlere iyi gelir mi?", "turkish", /[Dd]iz/],
    ["Glütensiz beslenme zayıflatır mı?", "turkish", /[Gg]luten/],
    ["Varis çorabını ne zaman giymeli?", "turkish", /çora/],
  ] as const)("%s", (title, language, answer) => {
    expect(answerTo(title, language)).toMatch(answer)
  })
})

test("nobody who asks for whom a vaccine is hears who must keep away from it", () => {
  expect(scriptOn("Grip aşısı kimlere yapılır?", "turkish").join(" ")).not.toContain("uzak durmalı")
})

test("a title that was the first words is not asked again at once", () => {
  const [hook = "", next = ""] = scriptOn("Topuk dikeni için egzersiz", "turkish")
  expect(next.toLocaleLowerCase("tr")).not.toContain(
    hook.replace(/[?.]$/u, "").toLocaleLowerCase("tr").slice(0, 20),
  )
})

test("an infinitive is a heading, and no question", () => {
  const [hook = ""] = scriptOn("Mide koruyucu ilaçları yıllarca kullanmak", "turkish")
  expect(hook).not.toMatch(/mak\?$/)
})

test("names are not all asked about in the same words", () => {
  const asked = [
    "collagen powder for joints",
    "statins and muscle pain",
    "honey for a cough",
    "pelvic floor",
    "omega 3 and the heart",
  ]
  const tails = asked.flatMap(
    (title) => /: (what [^?]+\?)/.exec(scriptOn(title, "english").join(" "))?.[1] ?? [],
  )
  expect(new Set(tails).size).toBeGreaterThan(1)
})

test("nothing stands behind the last words", () => {
  for (const title of ["Sleeping pills in older adults", "Grapefruit and medicines"]) {
    const last = scriptOn(title, "english", { scriptFormat: "myth_buster" }).at(-1) ?? ""
    expect(last).toMatch(/not medical advice\.$/)
  }
})

test("what is told, and not asked, is a heading", () => {
  expect(scriptOn("Why your knee cracks when you squat", "english")[0]).not.toContain("?")
})

test("what cannot wait ends its beat", () => {
  for (const beat of scriptOn("Who should get the flu shot?", "english"))
    expect(beat).not.toMatch(/emergency services\. .*(?:sore arm|feverish)/)
})

test("an injection that one gives oneself is no operation", () => {
  expect(scriptOn("Zayıflama iğneleri kas kaybettirir mi?", "turkish").join(" ")).not.toContain(
    "girişimsel işlem",
  )
  expect(scriptOn("Kortizon iğnesi dize iyi gelir mi?", "turkish").join(" ")).toContain("girişimsel işlem")
})
