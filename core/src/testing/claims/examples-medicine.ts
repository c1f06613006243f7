import type { RuleExamples } from "./rule-examples.ts"

export const medicineExamples: ReadonlyArray<RuleExamples> = [
  {
    rule: "RX-PROMO",
    flags: {
      english: ["Order Wegovy from the link in my bio.", "Botox from £99 this week."],
      turkish: ["Botoks kampanyası başladı, hemen randevu al."],
    },
    passes: {
      english: ["Semaglutide is a prescription medicine; here is how it slows the stomach."],
      turkish: ["Semaglutid reçeteli bir ilaçtır."],
    },
  },
  {
    rule: "RX-DOSE",
    flags: {
      english: ["Take 800 mg of ibuprofen before training.", "Take 10,000 IU every day."],
      turkish: ["Günde 1000 mg C vitamini alın."],
    },
    passes: {
      english: ["In the trial participants took 400 mg a day [1].", "Aim for 30 g of protein at breakfast."],
      turkish: ["Çalışmada katılımcılar 400 mg kullandı [1]."],
    },
  },
  {
    rule: "RX-UNAPPROVED",
    flags: { english: ["I healed my tendon with BPC-157."], turkish: ["SARM kullanıp kas yaptım."] },
    passes: {
      english: ["The FDA warns that SARMs are unapproved and harmful."],
      turkish: ["SARMs tehlikelidir ve yasaktır."],
    },
  },
  {
    rule: "RX-VULNERABLE",
    flags: {
      english: ["Give your toddler melatonin at seven.", "If you are pregnant, take ashwagandha for stress."],
      turkish: ["Bebeğinize bal verin, bağışıklığı güçlenir."],
    },
    passes: {
      english: [
        "Never give honey to a baby under one.",
        "If you are pregnant, ask your midwife before you take vitamin A.",
      ],
      turkish: ["Bir yaş altı bebeğe bal vermeyin."],
    },
  },
  {
    rule: "DX-PERSONAL",
    flags: {
      english: ["Craving sugar means that you have insulin resistance.", "This means you have ADHD."],
      turkish: ["Sende kesin insülin direnci var."],
    },
    passes: {
      english: [
        "If you have diabetes, check your feet every day.",
        "One symptom doesn't mean you have ADHD.",
      ],
      turkish: ["Sizde diyabet varsa ayaklarınızı her gün kontrol edin."],
    },
  },
  {
    rule: "DX-SEND-ME",
    flags: {
      english: ["DM me your blood work and I'll tell you.", "Comment your symptoms below."],
      turkish: ["Tahlil sonuçlarınızı DM'den gönderin."],
    },
    passes: {
      english: ["Please don't post your lab results in the comments.", "Comment your favourite stretch."],
      turkish: ["Lütfen tahlil sonuçlarınızı yorumlara yazmayın."],
    },
  },
]
