import type { Subject, SubjectKind } from "#topic/subjects.ts"

/** Kinds of subject that take the same sentences. */
export const sorts = {
  taken: ["supplement"],
  prescribed: ["medicine"],
  eaten: ["food"],
  followed: ["diet"],
  trained: ["exercise"],
  played: ["sport"],
  sore: ["body"],
  ill: ["condition", "symptom"],
  kept: ["organ"],
  served: ["meal"],
  measured: ["measure"],
  bought: ["gear", "skincare"],
  treated: ["therapy"],
  lived: ["habit"],
  left: [],
  worked: ["profession"],
  raced: ["event"],
} as const satisfies { readonly [sort: string]: ReadonlyArray<SubjectKind> }
export type Sort = keyof typeof sorts

const sortByKind = new Map<SubjectKind, Sort>(
  (Object.keys(sorts) as ReadonlyArray<Sort>) // the keys of the record above are exactly the sorts
    .flatMap((sort) => sorts[sort].map((kind): readonly [SubjectKind, Sort] => [kind, sort])),
)
/** Habits that people want to be rid of. */
const unwanted = /^(?:smoking|cigarettes|vaping|drinking|binge drinking|procrastination|nail biting)$/

/**
 * Which sentences a subject takes. Nutrients that are counted are no way of eating, though they stand with the diets,
 * and a bad habit is none to live with.
 */
export const sortOf = ({ kind, name }: Pick<Subject, "kind" | "name">): Sort =>
  kind === "diet" && /\b(?:carbs|macros)$/.test(name)
    ? "eaten"
    : kind === "habit" && unwanted.test(name)
      ? "left"
      : (sortByKind.get(kind) ?? "lived")
