import type { Subject } from "./subject.ts"

export const biohackingSubjects: ReadonlyArray<Subject> = [
  {
    area: "supplements",
    rate: 2,
    communities: "Biohackers 4",
    nouns: ["Cold plunges", "Sauna after training"],
    asks: [
      "do cold plunges after lifting blunt growth",
      "how cold does a plunge need to be",
      "is sauna before bed good for sleep",
      "how often is sauna useful for the heart",
      "does a cold shower do the same as a plunge",
    ],
    details: [
      "Eleven degrees for three minutes is my routine.",
      "My watch says my resting pulse is lower.",
      "I feel awake for four hours.",
      "I moved it to the days without lifting.",
      "The tub was cheaper than the electricity.",
    ],
  },
  {
    area: "supplements",
    rate: 2,
    communities: "Biohackers 4",
    nouns: ["Heart rate variability", "Wearables and sleep stages"],
    asks: [
      "what moves heart rate variability the most",
      "do you trust sleep stages from a ring",
      "why does my heart rate variability drop after dinner",
      "is a low heart rate variability a reason to skip training",
      "which wearable is the most honest",
    ],
    details: [
      "Alcohol is the only thing with a clear effect.",
      "Two devices on one wrist disagree by an hour of deep sleep.",
      "I look at the weekly average.",
      "A late meal costs me ten points.",
      "I am more relaxed when I do not look.",
    ],
  },
  {
    area: "supplements",
    rate: 1.6,
    communities: "Biohackers 2, Supplements 1, Nootropics 1",
    nouns: ["NAD boosters", "NMN or NR"],
    asks: [
      "do NAD boosters do anything in healthy people",
      "is NMN worth it over NR",
      "are NMN prices ever coming down",
      "does NMN disturb sleep when taken late",
      "which blood test shows that NMN works",
    ],
    details: [
      "My level went up and I feel the same.",
      "The human trials last twelve weeks.",
      "Sublingual tastes terrible.",
      "I stopped and noticed nothing.",
      "Mouse data are most of what is quoted.",
    ],
  },
]
