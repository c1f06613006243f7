import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { script } from "./answers.ts"

type Review = SuccessOf<"GET /api/user/scripts/{id}/review">

const findingId = "magnesium-forms-absorbed"
const carried = "Glycinate and citrate are generally better absorbed."
const mustChange = "That is why it is also sold as a laxative."
const unsupported = "The answer is usually one word on the label."

/** The script of the examples with the origin of three of its sentences. */
const sheet: Review["script"] = {
  ...script,
  beats: script.beats.map((beat) => ({
    ...beat,
    said: beat.said.map((said) =>
      said.text === carried
        ? { ...said, findings: [findingId], from: "finding" as const }
        : { ...said, from: said.text === unsupported ? ("own" as const) : ("topic" as const) },
    ),
  })),
  sources: [
    {
      number: 1,
      findingId,
      publisher: "NIH Office of Dietary Supplements",
      title: "Magnesium: fact sheet for health professionals",
      year: 2025,
      url: "https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/",
      strength: "moderate",
      checkedOn: "2026-11-20",
    },
  ],
  hooks: [
    {
      type: "question",
      said: {
        text: "Magnesium not helping you sleep? Turn the bottle around.",
        findings: [],
        from: "topic",
      },
    },
    { type: "myth", said: { text: "No, magnesium is not just magnesium.", findings: [], from: "topic" } },
    { type: "number", said: { text: "One word on the label decides.", findings: [], from: "topic" } },
  ],
  approval: { state: "draft", openPoints: 2, checkedAt: null, checkedVersion: null },
}

const placeOf = (wanted: string) => {
  const beat = sheet.beats.findIndex(({ said }) => said.some(({ text }) => text === wanted))
  return { beat, sentence: sheet.beats[beat]?.said.findIndex(({ text }) => text === wanted) ?? null }
}

export const points: Review["points"] = [
  {
    id: "unsupported-label",
    letter: "A",
    kind: "unsupported",
    ...placeOf(unsupported),
    text: unsupported,
    severity: "warn",
    rule: null,
    reason: "No source carries this: it is your statement. Add a source, or say why you keep it.",
    source: "",
    safer: "",
    isOptional: false,
    needsOtherWords: false,
    kept: null,
  },
  {
    id: "claim-laxative",
    letter: "B",
    kind: "claim",
    ...placeOf(mustChange),
    text: mustChange,
    severity: "block",
    rule: "medicine_claim",
    reason: "Says what a product is sold for.",
    source: "FTC Health Products 2022",
    safer: "It draws water into the gut.",
    isOptional: false,
    needsOtherWords: true,
    kept: null,
  },
]

/** What the review of the example script answers: two open points, one source, three hooks, on a paid plan. */
export const review: Review = {
  script: sheet,
  points,
  fit: { words: 130, seconds: 53, limitSeconds: 58.5, overSeconds: 0, wordsToCut: 0, verdict: "fits" },
  hookSeconds: [3.4, 2.6, 2.4],
  stale: [],
  signatures: { signers: [], unsigned: 1 },
  hasBlanks: false,
  rewritesLeft: 8,
  isCustomisable: true,
  looking: {
    language: "english",
    market: "US",
    promotes: "nothing",
    profession: null,
    ours: [],
    read: [],
    topic: null,
  },
}

/** The script that visitors are shown, with one source and two points. */
export const example: NonNullable<SuccessOf<"GET /api/public/example-script">["example"]> = {
  topicTitle: sheet.topicTitle,
  topicLanguage: "english",
  language: sheet.language,
  scriptFormat: sheet.scriptFormat,
  duration: sheet.duration,
  beats: sheet.beats,
  words: sheet.words,
  spokenSeconds: sheet.spokenSeconds,
  wordsPerMinute: sheet.wordsPerMinute,
  sources: sheet.sources,
  hashtags: sheet.hashtags,
  postingTime: sheet.optimizationTips.postingTime,
  sampleDate: sheet.sampleDate,
  points,
}
