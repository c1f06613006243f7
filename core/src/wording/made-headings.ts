import type { Subject } from "#vocabulary/subjects.ts"
import { dishes, drunk } from "./facets.ts"
import { sortOf } from "./sorts.ts"

/** Food that is made rather than cooked with: what stands on the table, and what is poured. */
export type Made = "dish" | "drink"

/** Which of the two a subject is; null for what goes into a meal, and for what one has to cut it down. */
export const madeOf = ({ kind, name }: Pick<Subject, "kind" | "name">): Made | null =>
  sortOf({ kind, name }) !== "eaten" ? null : dishes.test(name) ? "dish" : drunk.test(name) ? "drink" : null

/** What is asked of what one makes, where posts show it or tell of it. */
export const madeHeadings: { readonly [M in Made]: ReadonlyArray<string> } = {
  dish: [
    "How do you make {n}?",
    "What makes {a good|good} {n}?",
    "What is a good recipe for {n}?",
    "How do you make {n} at home?",
    "What goes into {a good|good} {n}?",
    "What is your favourite recipe for {n}?",
  ],
  drink: ["How do you make {n}?", "How do you like your {n}?", "{n}: what do you put in, and what not?"],
}
