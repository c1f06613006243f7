import type { Aspect } from "#reading/asks.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { dishes } from "./facets.ts"

/** A dish is one by its last word, whoever invented it. */
export const isDish = ({ kind, name }: Pick<Subject, "kind" | "name">): boolean =>
  kind === "food" && dishes.test(name)

/** A dish is made and liked; nothing is made with it, and nobody chooses one in the shop. */
const questions: { readonly [A in Aspect]?: string } = {
  cook: "How do you make {n}?",
  choice: "Which {n} do you like best?",
}

/** The question of an aspect as people put it of a dish; undefined for one that is asked of dishes as of any food. */
export const dishQuestionOf = (
  aspect: Aspect,
  subject: Pick<Subject, "kind" | "name">,
): string | undefined => (isDish(subject) ? questions[aspect] : undefined)
