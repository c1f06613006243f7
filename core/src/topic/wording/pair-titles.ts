import type { Sort } from "./titles.ts"

/** Headings for a subject and what comes up with it, {n} and {c}, by the sorts of both. */
export const pairHeadings: ReadonlyArray<{
  readonly on: ReadonlyArray<Sort>
  readonly with: ReadonlyArray<Sort>
  readonly texts: ReadonlyArray<string>
}> = [
  {
    on: ["taken", "prescribed", "eaten", "followed", "lived"],
    with: ["ill", "sore", "kept"],
    texts: ["{n} and {c}: is there a real link?", "Can {n} affect {c}?"],
  },
  {
    on: ["ill", "sore"],
    with: ["taken", "prescribed", "treated", "bought"],
    texts: ["{c} for {n}: what can it do?"],
  },
  {
    on: ["ill", "sore"],
    with: ["eaten", "followed", "lived"],
    texts: ["{n} and {c}: can one affect the other?"],
  },
  { on: ["bought", "treated"], with: ["ill"], texts: ["{n} for {c}: worth trying?"] },
  { on: ["ill"], with: ["ill"], texts: ["{n} and {c}: how are they connected?"] },
  {
    on: ["kept"],
    with: ["eaten", "taken", "prescribed", "followed", "lived"],
    texts: ["{n}: what part can {c} play?"],
  },
  { on: ["ill", "sore"], with: ["trained", "played", "raced"], texts: ["{n} and {c}: go on or pause?"] },
  { on: ["eaten", "taken"], with: ["followed"], texts: ["Fitting {n} into {c}"] },
  { on: ["followed"], with: ["eaten", "taken", "prescribed"], texts: ["{c} and {n}: can they go together?"] },
  {
    on: ["taken", "prescribed", "eaten", "followed", "lived"],
    with: ["measured"],
    texts: ["Can {n} change {c}?", "{n} and {c}: what to expect"],
  },
  {
    on: ["measured"],
    with: ["eaten", "taken", "prescribed", "followed", "lived", "trained", "played"],
    texts: ["{n}: what part can {c} play?"],
  },
  { on: ["trained", "played", "raced"], with: ["ill", "sore"], texts: ["{n} with {c}: adapt or stop?"] },
  { on: ["trained"], with: ["trained", "played"], texts: ["{n} and {c} in one plan: does it work?"] },
  { on: ["played", "raced"], with: ["trained", "played"], texts: ["Combining {n} with {c}"] },
  {
    on: ["trained", "played", "raced"],
    with: ["taken", "prescribed", "eaten", "followed"],
    texts: ["{n}: can {c} make a difference?"],
  },
  { on: ["trained", "played", "raced"], with: ["bought"], texts: ["{n}: do you need {c}?"] },
  { on: ["taken"], with: ["taken"], texts: ["{n} with {c}: does it add up?"] },
  { on: ["prescribed", "eaten"], with: ["prescribed"], texts: ["{n} with {c}: what is safe?"] },
  { on: ["taken"], with: ["prescribed"], texts: ["{n} with {c}: what is safe?"] },
  { on: ["prescribed"], with: ["taken", "eaten"], texts: ["{n} with {c}: what is safe?"] },
  { on: ["bought"], with: ["bought"], texts: ["{n} or {c}: what do you really need?"] },
]
