/** What a rule must flag, and what looks alike and must pass. */
export interface RuleExamples {
  readonly rule: string
  readonly flags: { readonly english: ReadonlyArray<string>; readonly turkish: ReadonlyArray<string> }
  readonly passes: { readonly english: ReadonlyArray<string>; readonly turkish: ReadonlyArray<string> }
}

/** The examples of the rule table, first half. */
export const claimExamples: ReadonlyArray<RuleExamples> = [
  {
    rule: "HC-CURE",
    flags: {
      english: [
        "Garlic cures cancer.",
        "GARLIC CURES CANCER!",
        "This tea reverses type 2 diabetes in a month.",
        "Garlic doesn't just help, it cures cancer.",
        "The vitamin your doctor doesn't want you to know about cures migraines.",
        "It cured my anxiety.",
      ],
      turkish: [
        "Bu kür kanseri yok eder.",
        "KANSERİ YOK EDEN KÜR",
        "Zerdeçal romatizmayı tamamen iyileştiriyor.",
      ],
    },
    passes: {
      english: [
        "Myth: garlic cures cancer.",
        "Insulin does not cure diabetes, it replaces a missing hormone.",
        "Type 2 diabetes can go into remission for some people.",
      ],
      turkish: ["Hiçbir bitki çayı kanseri yok etmez.", "Efsane: bu kür kanseri yok eder."],
    },
  },
  {
    rule: "HC-SUPP-DISEASE",
    flags: {
      english: ["Turmeric treats arthritis.", "Take zinc to prevent the flu."],
      turkish: ["Çörek otu yağı astımı tedavi eder.", "Elma sirkesi diyabeti önler."],
    },
    passes: {
      english: [
        "Vitamin D contributes to the maintenance of normal bones.",
        "There is no good evidence that zinc prevents the flu.",
      ],
      turkish: ["D vitamini normal kemiklerin korunmasına katkıda bulunur."],
    },
  },
  {
    rule: "HC-SUBSTITUTE",
    flags: {
      english: [
        "Take vitamin C instead of radiation therapy.",
        "You can ditch your statin with this breakfast.",
        "You don't need insulin if you eat keto.",
      ],
      turkish: ["Tansiyon ilacını bırak, bu çayı iç.", "Kemoterapi yerine bu kürü deneyin."],
    },
    passes: {
      english: [
        "Never stop taking your medication without talking to your doctor.",
        "Myth: you can drink this tea instead of insulin.",
      ],
      turkish: ["Hekiminize danışmadan ilacınızı bırakmayın."],
    },
  },
  {
    rule: "HC-DISCOURAGE",
    flags: {
      english: ["You don't need to see a doctor for this.", "Don't trust your doctor on cholesterol."],
      turkish: ["Bunun için doktora gitmenize gerek yok."],
    },
    passes: {
      english: [
        "You do not need an MRI for most back pain, but see a doctor if you have numbness.",
        "Ask your doctor before you start.",
      ],
      turkish: ["Şikâyetiniz sürerse doktora gidin."],
    },
  },
  {
    rule: "HC-HARMFUL-REMEDY",
    flags: {
      english: ["A few drops of chlorine dioxide clears it.", "Colloidal silver is my go-to for a cold."],
      turkish: ["Günde iki damla klor dioksit için."],
    },
    passes: {
      english: ["The FDA warns that chlorine dioxide is dangerous.", "Never drink bleach."],
      turkish: ["Klor dioksit tehlikelidir, kullanmayın."],
    },
  },
  {
    rule: "HC-VACCINE",
    flags: {
      english: ["Vaccines cause autism.", "The HPV shot makes women infertile."],
      turkish: ["Aşılar otizm yapıyor."],
    },
    passes: {
      english: ["Vaccines do not cause autism.", "A vaccine can leave a sore arm for a day."],
      turkish: ["Aşılar otizme yol açmaz."],
    },
  },
  {
    rule: "HC-DENIAL",
    flags: {
      english: ["ADHD is made up.", "Viruses don't exist."],
      turkish: ["Otizm diye bir şey yok, uydurma."],
    },
    passes: {
      english: ["Some people say ADHD is made up; here is what brain studies show."],
      turkish: ["Migren gerçek bir nörolojik hastalıktır."],
    },
  },
  {
    rule: "EV-GUARANTEE",
    flags: {
      english: ["Guaranteed results in a week.", "This stretch works for everyone."],
      turkish: ["Kesin sonuç veren egzersiz.", "%100 garantili yöntem."],
    },
    passes: {
      english: ["No exercise works for everyone.", "Results vary from person to person."],
      turkish: ["Hiçbir yöntem herkeste işe yaramaz."],
    },
  },
  {
    rule: "EV-MIRACLE",
    flags: {
      english: [
        "This miracle seed changes everything.",
        "Here is what doctors won't tell you.",
        "This is what they don't want you to know about seed oils.",
      ],
      turkish: ["Mucizevi karışımı açıklıyorum."],
    },
    passes: {
      english: ["There is no magic pill for sleep.", "Here is what I tell my patients about sleep."],
      turkish: ["Uykunun sihirli bir formülü yoktur."],
    },
  },
  {
    rule: "EV-PROVEN-NOCITE",
    flags: {
      english: ["Clinically proven to lower cortisol.", "Studies show magnesium fixes sleep."],
      turkish: [
        "Bilimsel olarak kanıtlanmış yöntem.",
        "Araştırmalar gösteriyor ki magnezyum uykuyu düzeltiyor.",
      ],
    },
    passes: {
      english: ["A 2021 trial found a small effect on sleep onset [1].", "It is not clinically proven."],
      turkish: ["Araştırmalar gösteriyor ki etki küçük [1]."],
    },
  },
  {
    rule: "EV-NO-RISK",
    flags: {
      english: ["It has no side effects.", "It's natural, so it's safe."],
      turkish: ["Hiçbir yan etkisi yoktur ve tamamen doğal."],
    },
    passes: {
      english: ["Natural does not mean risk-free.", "No supplement is completely safe for everyone."],
      turkish: ["Doğal olması zararsız olduğu anlamına gelmez; tamamen güvenli değildir."],
    },
  },
  {
    rule: "EV-ANIMAL",
    flags: {
      english: ["In mice it doubled lifespan, so you should start today."],
      turkish: ["Farelerde işe yaradı, sizi de gençleştirir."],
    },
    passes: {
      english: ["In mice it extended lifespan; it has not been tested in people."],
      turkish: ["Farelerde görüldü, insanlarda henüz gösterilmedi, sizi ilgilendirmesi için erken."],
    },
  },
  {
    rule: "EV-EVERYONE",
    flags: {
      english: ["Everyone should take magnesium at night."],
      turkish: ["Herkes her gün magnezyum almalı."],
    },
    passes: {
      english: ["Not everyone should take magnesium.", "Everyone needs sleep."],
      turkish: ["Herkesin uykuya ihtiyacı vardır."],
    },
  },
  {
    rule: "EV-SUPERLATIVE",
    flags: {
      english: ["This is the best supplement for joints."],
      turkish: ["Türkiye'nin en iyi kliniği burada."],
    },
    passes: {
      english: ["NICE recommends exercise as first-line treatment for knee osteoarthritis [1]."],
      turkish: ["Kılavuzlar ilk seçenek olarak egzersizi önerir [1]."],
    },
  },
  {
    rule: "EV-FDA-APPROVED",
    flags: { english: ["It's an FDA-approved supplement."], turkish: ["Sağlık Bakanlığı onaylı takviye."] },
    passes: {
      english: ["This drug is FDA-approved for type 2 diabetes.", "Supplements are not FDA-approved."],
      turkish: ["Bu ilaç ruhsatlıdır."],
    },
  },
  {
    rule: "WT-RATE",
    flags: {
      english: [
        "Lose 10 pounds in 2 weeks.",
        "You can lose ten pounds in two weeks.",
        "I dropped 3 kg in 5 days.",
      ],
      turkish: ["2 haftada 5 kilo ver.", "Bir ayda 10 kilo."],
    },
    passes: {
      english: ["You cannot safely lose 10 pounds in 3 days.", "Walk 30 minutes in the morning."],
      turkish: ["Haftada 150 dakika yürüyün."],
    },
  },
  {
    rule: "WT-NO-EFFORT",
    flags: {
      english: ["Lose weight without diet or exercise.", "This drink melts belly fat."],
      turkish: ["Diyet yapmadan kilo ver.", "Yağ yakan çay tarifi."],
    },
    passes: {
      english: ["No drink melts belly fat.", "Exercise at home with a chair."],
      turkish: ["Hiçbir içecek yağ yakmaz, yağları eriten çay yoktur."],
    },
  },
  {
    rule: "WT-SPOT",
    flags: { english: ["Three moves to burn belly fat."], turkish: ["Göbek eriten üç hareket."] },
    passes: {
      english: ["You can't target belly fat."],
      turkish: ["Göbek yağını seçerek yakamazsınız, bu mümkün değil."],
    },
  },
  {
    rule: "WT-EXTREME",
    flags: {
      english: ["Try my 72-hour water fast.", "I eat 500 calories a day and feel great."],
      turkish: ["72 saatlik su orucu yaptım."],
    },
    passes: {
      english: ["A 500 calories per day deficit is a common starting point.", "Dry fasting is dangerous."],
      turkish: ["Susuz oruç tehlikelidir."],
    },
  },
]
