import type { RuleExamples } from "./rule-examples.ts"

export const weightExamples: ReadonlyArray<RuleExamples> = [
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
  {
    rule: "WT-SHAME",
    flags: { english: ["Are you fat? Watch this."], turkish: ["Göbeğinden utanıyor musun?"] },
    passes: {
      english: ["Many adults living with obesity ask me this."],
      turkish: ["Obezite ile yaşayan pek çok kişi bunu soruyor."],
    },
  },
  {
    rule: "WT-GLP1-LIKE",
    flags: { english: ["Berberine is nature's Ozempic."], turkish: ["Bu karışım doğal Ozempic."] },
    passes: {
      english: ["Berberine is not nature's Ozempic."],
      turkish: ["Bu karışım doğal Ozempic değildir."],
    },
  },
]
