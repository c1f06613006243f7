import type { RuleExamples } from "./rule-examples.ts"

export const evidenceExamples: ReadonlyArray<RuleExamples> = [
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
]
