import type { Sort } from "./sorts.ts"

/** Headings for a subject and what comes up with it, {n} and {c}, by the sorts of both. */
const pairHeadings: ReadonlyArray<{
  readonly on: ReadonlyArray<Sort>
  readonly with: ReadonlyArray<Sort>
  readonly texts: ReadonlyArray<string>
}> = [
  {
    on: ["taken", "prescribed", "eaten", "followed", "lived", "left", "limited"],
    with: ["ill", "sore", "kept"],
    texts: ["{n} and {c}: is there a link?", "Can {n} affect {c}?"],
  },
  {
    on: ["ill", "sore"],
    with: ["taken", "prescribed", "treated", "bought"],
    texts: ["{c} for {n}: what can it do?"],
  },
  {
    on: ["ill", "sore"],
    with: ["eaten", "followed", "lived", "left", "limited"],
    texts: ["{n} and {c}: can one affect the other?"],
  },
  { on: ["bought", "treated"], with: ["ill"], texts: ["{n} for {c}: worth trying?"] },
  { on: ["ill"], with: ["ill"], texts: ["{n} and {c}: how are they connected?"] },
  {
    on: ["kept"],
    with: ["eaten", "taken", "prescribed", "followed", "lived", "left"],
    texts: ["What can {c} do for {n}?"],
  },
  { on: ["ill", "sore"], with: ["trained", "played", "raced"], texts: ["{n} and {c}: go on or pause?"] },
  { on: ["eaten", "taken"], with: ["followed"], texts: ["Fitting {n} into {c}"] },
  {
    on: ["followed"],
    with: ["taken", "prescribed", "limited"],
    texts: ["{c} and {n}: can the two go together?"],
  },
  {
    on: ["taken", "prescribed", "eaten", "followed", "lived", "left", "limited"],
    with: ["measured"],
    texts: ["{n} and {c}: what to expect"],
  },
  {
    on: ["measured"],
    with: ["eaten", "taken", "prescribed", "followed", "lived", "trained", "played"],
    texts: ["What can {c} do for {n}?"],
  },
  { on: ["trained", "played", "raced"], with: ["ill", "sore"], texts: ["{n} with {c}: adapt or stop?"] },
  { on: ["trained"], with: ["trained", "played"], texts: ["{n} and {c}: how to combine the two"] },
  {
    on: ["trained", "played", "raced"],
    with: ["taken", "prescribed", "eaten", "followed"],
    texts: ["{n}: can {c} make a difference?"],
  },
  { on: ["trained", "played", "raced"], with: ["bought"], texts: ["{n}: which {c}, if any?"] },
  { on: ["taken"], with: ["taken"], texts: ["{n} with {c}: does the combination make sense?"] },
  { on: ["prescribed", "eaten"], with: ["prescribed"], texts: ["{n} with {c}: what is safe?"] },
  { on: ["taken"], with: ["prescribed"], texts: ["{n} with {c}: what is safe?"] },
  { on: ["prescribed"], with: ["taken", "eaten"], texts: ["{n} with {c}: what is safe?"] },
  { on: ["bought"], with: ["bought"], texts: ["{n} or {c}: what do you really need?"] },
]

/** The headings for a subject of one sort beside one of another; none when the two only stand near each other. */
export const pairHeadingsOf = (on: Sort, other: Sort): ReadonlyArray<string> =>
  pairHeadings
    .filter((pair) => pair.on.includes(on) && pair.with.includes(other))
    .flatMap(({ texts }) => texts)
