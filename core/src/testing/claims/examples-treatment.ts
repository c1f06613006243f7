import type { RuleExamples } from "./rule-examples.ts"

export const treatmentExamples: ReadonlyArray<RuleExamples> = [
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
    rule: "HC-INFANT-FOOD",
    flags: {
      english: [
        "Honey is fine for a six month old baby.",
        "Give your baby a little honey for the cough.",
        "A spoon of honey for your infant calms the throat.",
        "Babies can have a bit of honey.",
      ],
      turkish: ["Bebeğinize öksürük için bal verin.", "Bal altı aylık bebekte güvenlidir."],
    },
    passes: {
      english: [
        "Never give honey to a baby under one year.",
        "Honey may ease a cough in children over one.",
        "Babies must not have honey before their first birthday.",
      ],
      turkish: ["Bir yaşından küçük bebeğe bal vermeyin.", "Bal öksürüğü biraz hafifletebilir."],
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
]
