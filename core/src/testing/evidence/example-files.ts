import type { Finding } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"

const said = (english: string, turkish: string) => ({ english, turkish })

/** A finding that may be spoken; `changes` replace fields. */
export const exampleFinding = (changes: Partial<Finding> = {}): Finding => ({
  id: "example-dose",
  asks: ["how_much"],
  says: said("Two cups a day were studied.", "Günde iki fincan incelendi."),
  brief: said("Two cups a day.", "Günde iki fincan."),
  limit: null,
  safety: null,
  strength: "moderate",
  design: "meta-analysis",
  population: "adults",
  jurisdiction: "any",
  numbers: [{ value: "2 cups", of: "daily amount" }],
  promotes: "none",
  saidBy: "anyone",
  mustPair: [],
  source: {
    title: "Two cups a day",
    publisher: "Journal of Examples",
    year: 2024,
    pmid: null,
    doi: "10.1000/example",
    pmcid: null,
    url: "https://doi.org/10.1000/example",
    readAt: "https://doi.org/10.1000/example",
    readAs: "own_page",
    supports: "Two cups a day, 12 trials",
  },
  mayBeSpoken: true,
  toVerify: null,
  checkedOn: "2026-11-21",
  retracted: false,
  signedBy: null,
  ...changes,
})

/** A file with one finding; `changes` replace fields. */
export const exampleFile = (changes: Partial<SubjectFile> = {}): SubjectFile => ({
  subject: "example",
  kind: "food",
  names: { english: ["example"], turkish: ["örnek"] },
  alsoCalled: { english: [], turkish: [] },
  pair: null,
  turkishCases: {
    accusative: "örneği",
    genitive: "örneğin",
    dative: "örneğe",
    locative: "örnekte",
    ablative: "örnekten",
  },
  specialties: ["dietitian"],
  findings: [exampleFinding()],
  myths: [],
  redFlags: [
    {
      says: said("Chest pain: call for help.", "Göğüs ağrısında yardım çağırın."),
      urgency: "emergency",
      finding: "example-dose",
      source: null,
      basis: null,
    },
  ],
  firstSteps: [],
  hooks: [{ type: "question", says: said("How many cups?", "Kaç fincan?"), finding: "example-dose" }],
  gaps: [],
  ...changes,
})

const both = (text: string) => ({ english: text, turkish: text })

/** What is known of zinc: one weak finding on colds, a belief, a sign to watch and an opening, the same in each language. */
export const zincFile = (promotes: Finding["promotes"] = "none"): SubjectFile =>
  exampleFile({
    subject: "zinc",
    kind: "supplement",
    names: { english: ["zinc"], turkish: ["çinko"] },
    findings: [
      exampleFinding({
        id: "zinc-colds",
        asks: ["works"],
        says: both("Zinc shortened colds a little."),
        brief: both("Zinc shortened colds a little."),
        strength: "weak",
        design: "review",
        numbers: [],
        promotes,
      }),
    ],
    myths: [{ myth: both("Zinc prevents every cold."), truth: both("It does not."), finding: "zinc-colds" }],
    redFlags: [{ says: both("See a doctor."), urgency: "soon", finding: null, source: null, basis: "care" }],
    hooks: [{ type: "question", says: both("Does zinc shorten a cold?"), finding: "zinc-colds" }],
  })
