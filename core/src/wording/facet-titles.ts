import type { Group } from "./facets.ts"
import type { Sort } from "./sorts.ts"

/** Headings for a subject and what its posts name beside it: {or} and {and} are the things in one list, {n} the subject. */
const forms: ReadonlyArray<{
  readonly on: ReadonlyArray<Sort>
  readonly beside: Group
  readonly texts: ReadonlyArray<string>
}> = [
  {
    on: ["eaten"],
    beside: "plate",
    texts: [
      "{n} with {or}: what do you cook?",
      "{n} with {or}: what do you make?",
      "{n} with {or}: which recipe is worth trying?",
    ],
  },
  {
    on: ["eaten", "served"],
    beside: "topping",
    texts: [
      "{n} with {or}: how do you make {it|them}?",
      "How do you make {n} with {or}?",
      "{n} with {or}: which recipe is worth trying?",
    ],
  },
  {
    on: ["eaten"],
    beside: "dish",
    texts: ["How do you use {n} in {or}?", "{n} in {or}: which recipe is worth trying?"],
  },
  {
    on: ["followed"],
    beside: "dish",
    texts: ["How do you make {or} {on}?", "{n}: which recipe for {or} is worth trying?"],
  },
  {
    on: ["served"],
    beside: "dish",
    texts: ["How do you make {or} for {n}?", "{n}: which recipe for {or} is worth trying?"],
  },
  {
    on: ["named"],
    beside: "dish",
    texts: ["What do you make for {n}: {or}?", "{n} with {or}: what goes in?"],
  },
  {
    on: ["followed"],
    beside: "plate",
    texts: [
      "{n} with {or}: what do you cook?",
      "{n} with {or}: what do you make?",
      "What do you cook with {or} {on}?",
    ],
  },
  {
    on: ["served"],
    beside: "plate",
    texts: ["{n} with {or}: what do you make?", "Which {n} do you make with {or}?"],
  },
  {
    on: ["named"],
    beside: "plate",
    texts: ["{n}: what do you cook with {or}?", "{n} with {or}: what goes on the table?"],
  },
  {
    on: ["bought", "ill"],
    beside: "shelf",
    texts: ["{n}: do you need {or}?", "{n}: which comes first, {or}?", "{n}: what can {and} do?"],
  },
  {
    on: ["taken"],
    beside: "remedy",
    texts: [
      "{n}: which would you keep, {or}?",
      "{n} beside {and}: does it make sense?",
      "{n}: how does it compare with {or}?",
    ],
  },
  {
    on: ["ill", "sore", "lived"],
    beside: "remedy",
    texts: ["{n}: can {or} do anything?", "{n}: what is known about {and}?"],
  },
  {
    on: ["ill", "sore"],
    beside: "complaint",
    texts: ["{n} with {or}: what helps?", "{n}: is there a link to {or}?"],
  },
  {
    on: ["eaten", "followed", "taken", "limited"],
    beside: "complaint",
    texts: ["{n}: is there a link to {or}?", "Can {n} play a part in {or}?"],
  },
  {
    on: ["trained", "played", "raced"],
    beside: "training",
    texts: ["{n} beside {and}: how do you fit it all in?"],
  },
  {
    on: ["trained", "played", "raced"],
    beside: "complaint",
    texts: ["{n} with {or}: adapt or rest?", "{n}: what do you do about {or}?"],
  },
]

/** The headings for a subject of one sort beside things of one group; none where a list of them asks nothing. */
export const facetHeadingsOf = (on: Sort, beside: Group): ReadonlyArray<string> =>
  forms.filter((one) => one.on.includes(on) && one.beside === beside).flatMap(({ texts }) => texts)
