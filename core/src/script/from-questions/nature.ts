import type { Nature } from "#evidence/nature.ts"
import { languages, packs, usualLanguage } from "#language/pack.ts"
import { type ListedKind, vocabulary } from "#vocabulary/vocabulary.ts"
import { sortOf } from "#wording/sorts.ts"

const natures: { readonly [K in ListedKind]: Nature } = {
  supplement: "supplement",
  medicine: "medicine",
  food: "food",
  diet: "diet",
  exercise: "exercise",
  sport: "exercise",
  body: "symptom",
  organ: "function",
  meal: "theme",
  condition: "condition",
  symptom: "symptom",
  measure: "measure",
  gear: "device",
  skincare: "product",
  therapy: "therapy",
  // A grief and a nap both stand there: what fits one makes no sense of the other.
  habit: "theme",
  profession: "theme",
  event: "theme",
}

/** Tests stand among measures and treatments. */
const isTest = /(?<!\p{L})(?:tests?|blood work|scans?|mammograms?|colonoscopy|EEGs?)$/u

const plain = (text: string): string =>
  languages.reduce((lower, language) => lower.toLocaleLowerCase(packs[language].tag), text.trim())

const known: ReadonlyMap<string, Nature> = new Map(
  vocabulary
    .flatMap(({ kind, name, forms }) => {
      const sort = sortOf({ kind, name })
      const nature = isTest.test(name) ? "test" : sort === "limited" ? sort : natures[kind]
      // What one reads and what one eats share names: the first one stands.
      return [name, ...languages.flatMap((language) => forms[language])].map(
        (form): readonly [string, Nature] => [plain(form), nature],
      )
    })
    .toReversed(),
)

/** What a subject is, by the first of its names that stands in the list of subjects; a theme where none does. */
export const natureAsked = (names: ReadonlyArray<string>): Nature =>
  names.map((name) => known.get(plain(name))).find((nature) => nature !== undefined) ?? "theme"

const others = languages.filter((language) => language !== usualLanguage)

/** Rows are named in the usual language; what stands for them in another one is a name there. */
const names: ReadonlySet<string> = new Set(
  vocabulary.flatMap(({ name, forms }) => [
    plain(name),
    plain(name.replace(/^the /u, "")),
    ...others.flatMap((language) => forms[language].map(plain)),
  ]),
)

/** Whether it is what the list of subjects calls one, and no other form in which people write it: "vegan" is no name. */
export const isListedName = (name: string): boolean => names.has(plain(name))

/** Whether a name stands in the list of subjects: then it is a common one, and no sentence has it with a capital. */
export const isListed = (names: ReadonlyArray<string>): boolean =>
  names.some((name) => known.has(plain(name)))
