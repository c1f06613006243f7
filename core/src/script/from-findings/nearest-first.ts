import { distanceFrom } from "./subject.ts"
import type { Voice } from "./voice.ts"

/** What rests on a finding that answers the question goes before what lies beside it. */
export const nearestFirst = <A extends { readonly finding: string }>(
  { substance, findingOf }: Voice,
  items: ReadonlyArray<A>,
): ReadonlyArray<A> => {
  const distance = ({ finding }: A) => distanceFrom(substance, findingOf(finding))
  return items.toSorted((a, b) => distance(a) - distance(b))
}
