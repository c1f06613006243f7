import type { RuleExamples } from "./rule-examples.ts"

export const advertisingExamples: ReadonlyArray<RuleExamples> = [
  {
    rule: "AD-UNDISCLOSED",
    flags: { english: ["Use my code DOC10 at checkout."], turkish: ["İndirim kodumu kullanın."] },
    passes: {
      english: ["This video is an ad. Use my code DOC10 at checkout."],
      turkish: ["Bu video reklam içerir. İndirim kodumu kullanın."],
    },
  },
  {
    rule: "AD-EXPERT-ENDORSE",
    flags: {
      english: ["It is doctor-approved.", "As a pharmacist, I recommend this brand."],
      turkish: ["Doktor tavsiyesi takviye.", "Eczacı olarak bu markayı öneriyorum."],
    },
    passes: {
      english: ["As a pharmacist, I get asked about this daily."],
      turkish: ["Eczacı olarak bana bu sık soruluyor."],
    },
  },
  {
    rule: "AD-PRICE",
    flags: {
      english: ["Book now for 20% off your treatment."],
      turkish: ["Bu hafta ücretsiz muayene kampanyası var."],
    },
    passes: {
      english: ["NHS health checks exist for adults aged 40 to 74."],
      turkish: ["Aile hekiminize başvurabilirsiniz."],
    },
  },
  {
    rule: "AD-URGENCY",
    flags: {
      english: ["Only 3 spots left for the gut reset, act now."],
      turkish: ["Son 5 kişi, kaçırmayın."],
    },
    passes: {
      english: ["If you see these stroke signs, act now and call 911."],
      turkish: ["Felç belirtisinde acele edin, 112'yi arayın."],
    },
  },
  {
    rule: "AD-BEFORE-AFTER",
    flags: { english: ["Here is a before and after shot."], turkish: ["Öncesi sonrası farkı görün."] },
    passes: { english: ["Stretch before and cool down afterwards."], turkish: ["Egzersizden önce ısının."] },
  },
]
