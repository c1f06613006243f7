import type { Sort } from "./titles.ts"

/** Headings for a subject and what comes up with it, {n} and {c}, by the sorts of both. */
export const pairHeadings: ReadonlyArray<{
  readonly on: ReadonlyArray<Sort>
  readonly with: ReadonlyArray<Sort>
  readonly texts: ReadonlyArray<string>
}> = [
  {
    on: ["taken", "eaten", "followed", "lived"],
    with: ["ill", "sore", "kept"],
    texts: ["{n} and {c}: is there a real link?", "Can {n} affect {c}?"],
  },
  { on: ["ill", "sore"], with: ["taken", "treated", "bought"], texts: ["{c} for {n}: what can it do?"] },
  {
    on: ["ill", "sore"],
    with: ["eaten", "followed", "lived"],
    texts: ["{n} and {c}: can one affect the other?"],
  },
  { on: ["bought", "treated"], with: ["ill"], texts: ["{n} for {c}: worth trying?"] },
  { on: ["ill"], with: ["ill"], texts: ["{n} and {c}: how are they connected?"] },
  { on: ["kept"], with: ["eaten", "taken", "followed", "lived"], texts: ["{n}: what part can {c} play?"] },
  { on: ["ill", "sore"], with: ["trained", "played", "raced"], texts: ["{n} and {c}: go on or pause?"] },
  { on: ["eaten", "taken"], with: ["followed"], texts: ["Fitting {n} into {c}"] },
  { on: ["followed"], with: ["eaten", "taken"], texts: ["{c} and {n}: can they go together?"] },
  {
    on: ["taken", "eaten", "followed", "lived"],
    with: ["measured"],
    texts: ["Can {n} change {c}?", "{n} and {c}: what to expect"],
  },
  {
    on: ["measured"],
    with: ["eaten", "taken", "followed", "lived", "trained", "played"],
    texts: ["{n}: what part can {c} play?"],
  },
  { on: ["trained", "played", "raced"], with: ["ill", "sore"], texts: ["{n} with {c}: adapt or stop?"] },
  { on: ["trained"], with: ["trained", "played"], texts: ["{n} and {c} in one plan: does it work?"] },
  { on: ["played", "raced"], with: ["trained", "played"], texts: ["Combining {n} with {c}"] },
  {
    on: ["trained", "played", "raced"],
    with: ["taken", "eaten", "followed"],
    texts: ["{n}: can {c} make a difference?"],
  },
  { on: ["trained", "played", "raced"], with: ["bought"], texts: ["{n}: do you need {c}?"] },
  {
    on: ["eaten"],
    with: ["eaten"],
    texts: ["{n} with {c}: ideas worth trying"],
  },
  { on: ["taken"], with: ["taken"], texts: ["{n} together with {c}: does it add up?"] },
  { on: ["bought"], with: ["bought"], texts: ["{n} or {c}: what do you really need?"] },
]
