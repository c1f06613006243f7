import type { RuleExamples } from "./rule-examples.ts"

export const privacyExamples: ReadonlyArray<RuleExamples> = [
  {
    rule: "PHI-PATIENT",
    flags: {
      english: ["My patient Sarah lost her hearing.", "A patient from Ohio came in last Tuesday."],
      turkish: ["Hastam Ayşe Hanım çok memnun kaldı.", "42 yaşındaki hastam yürümeye başladı."],
    },
    passes: {
      english: ["Many patients ask me about this.", "My patients often ask about creatine."],
      turkish: ["Hastalarım bunu sık soruyor."],
    },
  },
  {
    rule: "PHI-IDENTIFIER",
    flags: {
      english: ["As u/runner_1988 wrote, it hurts.", "Her number is 555-12-3456."],
      turkish: ["TC 12345678901 numaralı hasta.", "0532 123 45 67 numarayı arayın."],
    },
    passes: {
      english: ["Do 3 sets of 12 reps.", "About 1 in 10 adults report it."],
      turkish: ["Günde 10.000 adım."],
    },
  },
  {
    rule: "PHI-TESTIMONIAL",
    flags: {
      english: ["My client lost 40 pounds and loves it."],
      turkish: ["Hastamız teşekkür etti, çok memnun."],
    },
    passes: { english: ["My clients often ask how to start."], turkish: ["Hastaların sık sorduğu soru şu."] },
  },
  {
    rule: "CR-TITLE",
    flags: { english: ["As a doctor, I see this daily."], turkish: ["Doktor olarak bunu sık görüyorum."] },
    passes: { english: ["Ask a doctor first."], turkish: ["Önce doktora danışın."] },
  },
]
