import type { Nature } from "#evidence/nature.ts"

/** What a subject is to who asks. */
export type Side = "had" | "eaten" | "needed" | "done" | "suffered" | "named"

export const sides: { readonly [N in Nature]: Side } = {
  supplement: "had",
  medicine: "had",
  food: "eaten",
  limited: "had",
  product: "had",
  need: "needed",
  pair: "had",
  diet: "done",
  exercise: "done",
  habit: "done",
  therapy: "done",
  device: "done",
  measure: "suffered",
  test: "done",
  condition: "suffered",
  symptom: "suffered",
  function: "suffered",
  theme: "named",
  effect: "suffered",
}
