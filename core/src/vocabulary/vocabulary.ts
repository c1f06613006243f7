import { inEachLanguage, languages, usualLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { body } from "./rows/body.ts"
import { condition } from "./rows/condition.ts"
import { diet } from "./rows/diet.ts"
import { event } from "./rows/event.ts"
import { exercise } from "./rows/exercise.ts"
import { foodAToL } from "./rows/food-a-to-l.ts"
import { foodMToZ } from "./rows/food-m-to-z.ts"
import { gear } from "./rows/gear.ts"
import { habit } from "./rows/habit.ts"
import { meal } from "./rows/meal.ts"
import { measure } from "./rows/measure.ts"
import { medicine } from "./rows/medicine.ts"
import { organ } from "./rows/organ.ts"
import { profession } from "./rows/profession.ts"
import { skincare } from "./rows/skincare.ts"
import { sport } from "./rows/sport.ts"
import { supplement } from "./rows/supplement.ts"
import { symptom } from "./rows/symptom.ts"
import { therapy } from "./rows/therapy.ts"

const rows = {
  supplement,
  medicine,
  food: `${foodAToL}\n${foodMToZ}`,
  diet,
  exercise,
  sport,
  body,
  organ,
  meal,
  condition,
  symptom,
  measure,
  gear,
  skincare,
  therapy,
  habit,
  profession,
  event,
} as const

/** What sort of thing a listed subject is. */
export type ListedKind = keyof typeof rows

// The keys of the record above are exactly the kinds.
export const listedKinds = Object.keys(rows) as ReadonlyArray<ListedKind>

/** One line of the list of subjects. */
export interface Entry {
  readonly kind: ListedKind
  /** As a card says it. */
  readonly name: string
  /** As people write it, in each language; none where it has no name there yet. */
  readonly forms: { readonly [L in Language]: ReadonlyArray<string> }
  /** File of the evidence library, without its ending; null where it has none. */
  readonly evidence: string | null
}

const parts = (cell: string): ReadonlyArray<string> =>
  cell
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** A column for each language, in their order; people write a name as it is where nothing else is said. */
export const readLine = (kind: ListedKind, line: string): Entry => {
  const [name = "", evidence = "", ...columns] = line.split("|").map((cell) => cell.trim())
  const written = inEachLanguage((language) => parts(columns[languages.indexOf(language)] ?? ""))
  return {
    kind,
    name,
    forms: written[usualLanguage].length > 0 ? written : { ...written, [usualLanguage]: [name] },
    evidence: evidence === "" ? null : evidence,
  }
}

/** The line that `readLine` reads as `entry`. */
export const lineOf = ({ name, evidence, forms }: Omit<Entry, "kind">): string =>
  [name, evidence ?? "", ...languages.map((language) => forms[language].join(", "))].join(" | ")

/** Every subject that has a name of ours, as delivered. */
export const vocabulary: ReadonlyArray<Entry> = listedKinds.flatMap((kind) =>
  rows[kind]
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => readLine(kind, line)),
)
