import { packs } from "#language/pack.ts"
import type { ClaimClass } from "#script/claims/learned/classes.ts"
import type { Language } from "#script/settings.ts"
import { textbookEnglish } from "./textbook-english.ts"
import { textbookTurkish } from "./textbook-turkish.ts"
import { advertisingExamples } from "#testing/claims/examples-advertising.ts"
import { evidenceExamples } from "#testing/claims/examples-evidence.ts"
import { medicineExamples } from "#testing/claims/examples-medicine.ts"
import { treatmentExamples } from "#testing/claims/examples-treatment.ts"
import { vagueExamples } from "#testing/claims/examples-vague.ts"
import { weightExamples } from "#testing/claims/examples-weight.ts"
import { classOfRule } from "#script/claims/learned/class-severity.ts"

/** Claims as a textbook words them, and their denials: what nobody says so plainly, and everybody expects to be seen. */
export interface Textbook {
  /** Label, a bar, and a sentence with places for a remedy {r}, a disease {d} and a medicine {m}. */
  readonly lines: string
  readonly remedies: ReadonlyArray<string>
  readonly diseases: ReadonlyArray<string>
  readonly medicines: ReadonlyArray<string>
}

export interface Plain {
  readonly text: string
  readonly label: ClaimClass | "none"
}

const books: { readonly [L in Language]: Textbook } = { english: textbookEnglish, turkish: textbookTurkish }

/** How often a line with places is filled. */
const fillings = 7

/** The textbook's lines, filled, and the examples that the sentence rules are tested with. */
export const textbookSentences = (language: Language): ReadonlyArray<Plain> => {
  const { lines, remedies, diseases, medicines } = books[language]
  const filled = lines
    .trim()
    .split("\n")
    .flatMap((line, row) => {
      const [label = "none", text = ""] = line.split("|")
      // The labels stand in the file beside this one.
      const as = label as Plain["label"]
      if (!text.includes("{")) return [{ text, label: as }]
      return Array.from({ length: fillings }, (_, turn) => ({
        label: as,
        text: capital(
          text
            .replaceAll("{r}", pick(remedies, row * 5 + turn * 7))
            .replaceAll("{d}", pick(diseases, row * 3 + turn * 11))
            .replaceAll("{m}", pick(medicines, row * 2 + turn * 5)),
          language,
        ),
      }))
    })
  return [...filled, ...ruleExamples(language)]
}

const pick = (words: ReadonlyArray<string>, at: number): string => words[at % words.length] ?? ""

const capital = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(packs[language].tag) + text.slice(1)

const ruleExamples = (language: Language): ReadonlyArray<Plain> =>
  [
    ...treatmentExamples,
    ...evidenceExamples,
    ...weightExamples,
    ...medicineExamples,
    ...advertisingExamples,
    ...vagueExamples,
  ].flatMap(({ rule, flags, passes }) => {
    const claimClass = classOfRule[rule]
    return [
      ...(claimClass === undefined ? [] : flags[language].map((text) => ({ text, label: claimClass }))),
      ...passes[language].map((text): Plain => ({ text, label: "none" })),
    ]
  })
