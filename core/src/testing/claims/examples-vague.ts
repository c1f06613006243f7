import type { RuleExamples } from "./rule-examples.ts"

export const vagueExamples: ReadonlyArray<RuleExamples> = [
  {
    rule: "VG-DETOX",
    flags: { english: ["This juice flushes out toxins."], turkish: ["Bu detoks toksinleri atar."] },
    passes: { english: ["You do not need a detox."], turkish: ["Detoksa gerek yok, karaciğer bunu yapar."] },
  },
  {
    rule: "VG-IMMUNE",
    flags: {
      english: ["This shot boosts your immune system."],
      turkish: ["Bu çay bağışıklığı güçlendirir."],
    },
    passes: {
      english: ["Vitamin C contributes to the normal function of the immune system."],
      turkish: ["C vitamini bağışıklık sisteminin normal fonksiyonuna katkıda bulunur."],
    },
  },
  {
    rule: "VG-HORMONE",
    flags: {
      english: ["Five foods to balance your hormones."],
      turkish: ["Hormonlarını dengeleyen beş besin."],
    },
    passes: {
      english: ["Thyroid hormone is measured with a blood test."],
      turkish: ["Tiroid hormonu kan testiyle ölçülür."],
    },
  },
  {
    rule: "VG-FEAR",
    flags: {
      english: ["Seed oils are slowly killing you."],
      turkish: ["Bu besin sizi yavaş yavaş öldürüyor."],
    },
    passes: {
      english: ["Smoking is killing you faster than you think."],
      turkish: ["Karbonmonoksit sessiz katil olarak bilinir."],
    },
  },
  {
    rule: "SF-EMERGENCY",
    flags: {
      english: ["Chest pain after the gym is usually muscular."],
      turkish: ["Göğüs ağrısı çoğu zaman kastandır."],
    },
    passes: {
      english: [
        "Chest pain after the gym is often muscular. If it is crushing or spreads to your arm, call 911.",
      ],
      turkish: ["Göğüs ağrısı kola yayılırsa 112'yi arayın."],
    },
  },
  {
    rule: "SF-CHALLENGE",
    flags: {
      english: ["Try dry scooping before your next lift."],
      turkish: ["Nefes tutma yarışması yapalım."],
    },
    passes: {
      english: ["Dry scooping is dangerous; mix it with water."],
      turkish: ["Nefes tutma yarışması tehlikelidir, denemeyin."],
    },
  },
]
