import { nearnessIn } from "./near-question.ts"
import { distanceFrom } from "./subject.ts"
import type { Voice } from "./voice.ts"

/** What rests on a finding that answers the question goes before what lies beside it, what is on nearly the same thing first. */
export const nearestFirst = <A extends { readonly finding: string }>(
  voice: Voice,
  items: ReadonlyArray<A>,
): ReadonlyArray<A> => {
  const nearness = nearnessIn(voice)
  const distance = ({ finding: id }: A): number => {
    const finding = voice.findingOf(id)
    // Nearness is less than one: it parts what is as far.
    return distanceFrom(voice.substance, finding) - (finding === undefined ? 0 : nearness(finding))
  }
  const distances = new Map(items.map((item) => [item, distance(item)]))
  return items.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
}
