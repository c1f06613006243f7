import * as Schema from "effect/Schema"
import { Ask } from "./finding.ts"
import type { SubjectFile, SubjectKind } from "./subject-file.ts"

/**
 * What a subject is to who asks about it. `limited`: one has more of it than is good; `need`: the body cannot do without
 * it; `function`: what the body does; `measure`: a figure of the body; `theme`: a matter that is no thing one has; `pair`: two things that one takes; `effect`:
 * what one thing does to another that one does not take, as to the blood pressure.
 */
export const Nature = Schema.Literals([
  "supplement",
  "medicine",
  "food",
  "limited",
  "diet",
  "exercise",
  "habit",
  "therapy",
  "device",
  "product",
  "measure",
  "test",
  "condition",
  "symptom",
  "function",
  "need",
  "theme",
  "pair",
  "effect",
])
export type Nature = typeof Nature.Type

const allBut = <X extends Ask = never>(...senseless: ReadonlyArray<X>): ReadonlyArray<Exclude<Ask, X>> =>
  Ask.literals.filter((ask): ask is Exclude<Ask, X> => !senseless.some((one) => one === ask))

/**
 * The questions that make sense of each: nobody stays away from a measure, and a symptom has no dose. What is left out
 * here has no words in any language.
 */
export const sensible = {
  supplement: allBut(),
  medicine: allBut(),
  food: allBut("how_long"),
  limited: allBut("works", "when", "how_long"),
  diet: allBut("with", "forms"),
  exercise: allBut(),
  habit: allBut("forms"),
  therapy: allBut("how_much", "with", "forms", "stop"),
  device: allBut(
    "how_much",
    "how_long",
    "who_not",
    "with",
    "cause",
    "stop",
    "children",
    "pregnancy",
    "older",
  ),
  product: allBut("how_long", "cause", "stop", "older"),
  measure: allBut("side_effects", "who_not", "with", "compare", "stop", "children", "pregnancy"),
  test: allBut("with", "forms", "cause", "stop", "older"),
  condition: allBut("how_much", "forms", "stop"),
  symptom: allBut("how_much", "forms", "stop"),
  function: allBut(
    "how_much",
    "when",
    "side_effects",
    "who_not",
    "with",
    "forms",
    "compare",
    "stop",
    "pregnancy",
  ),
  need: allBut("how_long", "side_effects", "who_not", "with", "forms", "compare"),
  theme: allBut(
    "how_much",
    "when",
    "how_long",
    "side_effects",
    "who_not",
    "with",
    "forms",
    "compare",
    "stop",
  ),
  pair: allBut(),
  effect: allBut("when", "how_long", "with", "forms", "compare", "stop"),
} satisfies { readonly [N in Nature]: ReadonlyArray<Ask> }

/** A question that can be put about a nature. */
export type AskOf<N extends Nature> = (typeof sensible)[N][number]

/** What one has, does or gets done; the rest befalls one, or is no thing. */
export type Thing =
  | "supplement"
  | "medicine"
  | "food"
  | "limited"
  | "diet"
  | "exercise"
  | "habit"
  | "therapy"
  | "device"
  | "product"

/** The questions in the words of a language, of something called `Name`: exactly those that make sense. */
export type Questions<Name> = {
  readonly [N in Nature]: { readonly [A in AskOf<N>]: (name: Name) => string }
}

export const makesSense = (ask: Ask, nature: Nature): boolean =>
  sensible[nature].some((one: Ask) => one === ask)

/** Questions that lie near another one, nearest first. */
export const near: { readonly [A in Ask]: ReadonlyArray<Ask> } = {
  what: ["works", "cause", "myth", "do_first"],
  works: ["compare", "what", "how_long", "forms", "myth"],
  how_much: ["when", "how_long", "forms", "safe", "myth"],
  when: ["how_much", "how_long", "with"],
  how_long: ["when", "works", "how_much", "stop"],
  safe: ["side_effects", "who_not", "with", "pregnancy", "children"],
  side_effects: ["safe", "who_not", "with", "stop"],
  who_not: ["safe", "side_effects", "pregnancy", "children", "with"],
  with: ["safe", "who_not", "when", "compare"],
  forms: ["compare", "how_much", "works"],
  compare: ["forms", "works", "what"],
  cause: ["what", "side_effects", "myth", "safe"],
  do_first: ["how_much", "when", "works", "what", "who_not"],
  stop: ["do_first", "how_long", "side_effects"],
  children: ["safe", "pregnancy", "older"],
  pregnancy: ["safe", "who_not", "children"],
  older: ["safe", "how_much", "works"],
  myth: ["works", "what", "cause", "safe"],
}

/** A question as it makes sense of a nature: itself, else the nearest that does. */
export const sensibleAsk = (ask: Ask, nature: Nature): Ask =>
  [ask, ...near[ask]].find((one) => makesSense(one, nature)) ?? "what"

/** The words for a question of a nature; for one that makes no sense those of the nearest that does. */
export const wordsOf = <Name>(
  questions: Questions<Name>,
  nature: Nature,
  ask: Ask,
): ((name: Name) => string) => {
  const {
    what,
    ...others
  }: { readonly [A in Ask]?: (name: Name) => string } & {
    readonly what: (name: Name) => string
  } = questions[nature]
  const said = sensibleAsk(ask, nature)
  return (said === "what" ? what : others[said]) ?? what
}

const usual: { readonly [K in SubjectKind]: Nature } = {
  supplement: "supplement",
  medicine: "medicine",
  interaction: "pair",
  food: "food",
  diet: "diet",
  condition: "condition",
  body: "function",
  exercise: "exercise",
  habit: "habit",
  gear: "device",
}

/** What a subject of the library is to who asks. */
export const natureOf = ({ kind, nature }: Pick<SubjectFile, "kind" | "nature">): Nature =>
  nature ?? usual[kind]
