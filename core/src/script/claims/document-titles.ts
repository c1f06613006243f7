import { claims, type Title } from "#language/claims.ts"
import { inEachLanguage, partsOf } from "#language/pack.ts"
import type { Profession } from "#account/profile.ts"
import type { DocumentRule } from "./document-rule.ts"

/** Titles that a profession of the profile may say; null: nobody knows which ones. */
const heldTitles: { readonly [P in Profession]: ReadonlyArray<Title> | null } = {
  sports_pharmacist: ["pharmacist"],
  clinical_pharmacist: ["pharmacist"],
  community_pharmacist: ["pharmacist"],
  nutritionist: [],
  dietitian: ["dietitian"],
  sports_medicine_doctor: ["doctor"],
  fitness_professional: [],
  health_coach: [],
  other: null,
}

const unregulated = partsOf(claims, "unregulated").join("|")

const patterns = inEachLanguage((language) =>
  Object.entries(claims[language].titles).map(([title, words]) => ({
    // The keys are the titles.
    title: title as Title,
    pattern: claims[language].self(words),
  })),
)

/** D5: who speaks has the profession of the profile. Without a profession known, nobody can tell. */
export const ownProfession: DocumentRule = ({ language, context: { profession }, lines, sentences }) => {
  const held = profession === null ? null : heldTitles[profession]
  if (held === null) return null
  const at = lines.findIndex((line) =>
    patterns[language].some(({ title, pattern }) => !held.includes(title) && pattern.test(line)),
  )
  return at < 0
    ? null
    : {
        rule: "D5-PROFESSION",
        severity: "block",
        sentence: sentences[at] ?? "",
      }
}

const unregulatedSelf = inEachLanguage((language) => claims[language].selfUnregulated(unregulated))

/** D11: in Türkiye a speaker names no title that the law does not give. */
export const permittedTitle: DocumentRule = ({ language, context, lines, sentences }) => {
  if (context.market !== "TR") return null
  const at = lines.findIndex((line) => unregulatedSelf[language].test(line))
  return at < 0 ? null : { rule: "D11-TITLE", severity: "warn", sentence: sentences[at] ?? "" }
}
