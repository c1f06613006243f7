import { describe, expect, test } from "vitest"
import { scriptOn } from "#testing/typed-script.ts"

/** What people type about each, and words that only its answer has. */
const titles = [
  ["How long do hives last?", "english", /24 hours/],
  ["Do ear candles work?", "english", /candles removed no earwax/],
  ["Does saw palmetto help the prostate?", "english", /[Ss]aw palmetto.*little or no difference/],
  ["How to stop a nosebleed fast", "english", /pinch the soft part/],
  ["Should you tilt your head back for a nosebleed?", "english", /do not lean your head back/],
  ["Is nasal spray addictive?", "english", /stopping blocks the nose again|rebound/],
  ["Is raw milk safe to drink?", "english", /seriously ill/],
  ["Why do I eat when I'm stressed?", "english", /more eating|slightly more food/],
  ["How long does it take to get pregnant?", "english", /within a year/],
  [
    "Can you build muscle and lose fat at the same time?",
    "english",
    /gained muscle and lost fat|[Gg]aining muscle while losing/,
  ],
  ["Are resistance bands as good as weights?", "english", /neither better|similar/],
  ["Does glutamine help with gut health?", "english", /gut permeability/],
  ["Is a heart rate of 50 too low?", "english", /Below 50|under 50/],
  ["How do I raise my blood pressure quickly?", "english", /low blood pressure/],
  ["Which plant milk has the most protein?", "english", /only soy/],
  ["How do I gain weight if I am skinny?", "english", /500 extra calories|snacks/],
  ["Do chia seeds help you lose weight?", "english", /did not lower body weight/],
  ["Should flaxseed be ground?", "english", /[Gg]round/],
  ["How often should I add weight to the bar?", "english", /2 to 10 percent/],
  ["What helps an ingrown toenail?", "english", /taped|cotton|soak/],
  ["Can I have gallstones and not know it?", "english", /[Ss]ilent gallstones|no symptoms/],
  ["How often can you donate blood?", "english", /every 12 weeks/],
  ["Is heat rash contagious?", "english", /not to others|not contagious/],
  ["Do toe separators help bunions?", "english", /toe separator reduced/],
  ["How long does a sinus infection last?", "english", /two to three weeks/],
  ["Can you fly with an ear infection?", "english", /worse/],
  ["Does valerian root really work for sleep?", "english", /weak or inconclusive|sleep better/],
  ["Does the pill lower your sex drive?", "english", /15 percent/],
  ["Kan verdikten sonra spor yapılır mı?", "turkish", /ağır kaldırmayın|dayanıklılık/],
  ["Sinüzit kaç günde geçer?", "turkish", /iki üç hafta/],
  ["Libido neden düşer?", "turkish", /testosteron/],
  ["Kurdeşen neden olur?", "turkish", /alerji/],
  ["Kulak kiri nasıl temizlenir?", "turkish", /zeytinyağı/],
  ["Burun kanaması nasıl durdurulur?", "turkish", /yumuşak kısmı/],
  ["Burun spreyi bağımlılık yapar mı?", "turkish", /yeniden tıka/],
  ["Gebe kalmak için ne yapmalı?", "turkish", /iki üç günde bir/],
  ["Nabız kaç olmalı?", "turkish", /60 ile 100/],
  ["Nasıl kilo alırım?", "turkish", /500 fazla kalori|ara öğün|fıstık ezmesi/],
  ["Sivrisinek ısırığına ne iyi gelir?", "turkish", /kaşıntı/],
  ["Prostat büyümesine ne iyi gelir?", "turkish", /öz bakım|oturarak/],
  ["Which exercises prevent falls?", "english", /23 percent/],
  ["Can numb feet come from low B12?", "english", /vitamin B12/],
  ["Which arm should I measure blood pressure on?", "english", /both arms/],
  ["Why is my blood pressure always high at the doctor?", "english", /white coat effect/],
  ["Are palpitations dangerous?", "english", /not usually a serious sign|no serious sign/],
  ["How do I recognise a stroke?", "english", /face droops/],
  ["Does acupuncture work for migraine?", "english", /migraine days/],
  ["Do insoles help flat feet?", "english", /[Ff]lat feet (?:without trouble|usually need no treatment)/],
  ["Why is my baby's poop green?", "english", /green stools on formula|[Dd]ark green/],
  ["When do children stop wetting the bed?", "english", /15 percent/],
  ["How long is chickenpox contagious?", "english", /scabbed/],
  ["Is ringworm contagious?", "english", /animals, (?:towels|or things like towels)/],
  ["Is shingles contagious?", "english", /chickenpox/],
  ["How do I start using retinol?", "english", /every other day/],
  ["How heavy is too heavy a period?", "english", /over seven days/],
  ["What can I eat with gestational diabetes?", "english", /three small meals/],
  ["Does getting an IUD hurt?", "english", /[Ii]buprofen before|numbing cream/],
  ["Does lemon water burn fat?", "english", /84 women/],
  ["Does cranberry juice cure a UTI?", "english", /repeat bladder infections/],
  ["What should I eat on night shift?", "english", /between midnight and six/],
  ["Which foods are high in potassium?", "english", /pulses/],
  ["Is pasta fattening?", "english", /did not fatten/],
  ["Is it bad to train to failure?", "english", /does not seem necessary/],
  ["Morning or evening workouts for weight loss?", "english", /no clear difference/],
  ["Do you need a glucose monitor if you are not diabetic?", "english", /no consistent|no clear difference/],
  ["Panic attack or heart attack?", "english", /heart attack/],
  ["Is walking bad with knee arthritis?", "english", /1,212 people|less new knee pain/],
  ["Oruç tutarken tansiyon ilacı nasıl alınır?", "turkish", /[Rr]amazanda/],
  ["Muadil ilaç orijinali kadar etkili mi?", "turkish", /74 çalışmada|aynı kalitede ve aynı etkide/],
  ["Kortizon kilo aldırır mı?", "turkish", /kilo aldı/],
  ["Mide mikrobu nasıl bulaşır?", "turkish", /öpüşme/],
  ["Çörek otu yağı kilo verdirir mi?", "turkish", /1,76 kilo/],
  ["Ayaklarım neden uyuşuyor?", "turkish", /diyabet, B12|sinir hasarından/],
  ["Bebeğimin kakası yeşil, normal mi?", "turkish", /yeşil ve kahverengi|demirden/],
  ["Spiral takılması ağrılı mı?", "turkish", /ibuprofen/],
  ["Zona bulaşıcı mı?", "turkish", /suçiçeği/],
  ["Tükenmişlik sendromu nasıl geçer?", "turkish", /tükenmişliği|tükenmişlik sendromun/],
  ["İdrar kaçırmaya hangi egzersiz iyi gelir?", "turkish", /pelvik taban/],
] as const

describe("is answered, and it is not said that no source does", () => {
  test.each(titles)("%s", (title, language, answer) => {
    const [, asked = "", ...rest] = scriptOn(title, language)
    expect(rest.slice(0, 2).join(" ")).toMatch(answer)
    expect(asked).not.toMatch(/no source|kaynağım yok/)
  })
})

test.each([
  ["Can I get pregnant on the pill?", /society advises tests|83 percent/],
  ["Göz tansiyonu olanlar ne yapmalı?", /kolunuzu masaya|mmHg/],
])("%s is about another thing", (title, wrong) => {
  expect(scriptOn(title, title.startsWith("G") ? "turkish" : "english").join(" ")).not.toMatch(wrong)
})
