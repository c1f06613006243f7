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
      "{n} with {or}: which plate would you choose?",
      "What do you cook from {n}, {and}?",
      "Which goes better with {n}: {or}?",
      "{n} with {and}: is it a full meal?",
      "{n}, {and}: how do you balance the plate?",
      "{n} plus {or}: which would you cook tonight?",
    ],
  },
  {
    on: ["eaten", "served"],
    beside: "topping",
    texts: [
      "{n} with {or}: which would you choose?",
      "What goes into your {n}: {or}?",
      "{n} with {and}: is it a full meal?",
      "{n}: what do {and} add?",
      "{n}: do you add {or}?",
    ],
  },
  {
    on: ["eaten"],
    beside: "dish",
    texts: [
      "{n} in {or}: which would you make?",
      "{n} for {or}: which is worth the work?",
      "What would you make with {n}: {or}?",
      "{n}: how do you like {and} with it?",
    ],
  },
  {
    on: ["followed", "served"],
    beside: "dish",
    texts: [
      "{or}: which would you make for {n}?",
      "{n}: how do you make {and} fit?",
      "{n} with {or}: what goes into it?",
    ],
  },
  {
    on: ["named"],
    beside: "dish",
    texts: ["What do you make for {n}: {or}?", "{n} with {or}: which is worth the work?"],
  },
  {
    on: ["followed"],
    beside: "plate",
    texts: [
      "{n} with {or}: what do you cook tonight?",
      "What does {n} make of {and}?",
      "Which meal with {or} fits into {n}?",
      "{n}: do {and} make a full meal?",
    ],
  },
  {
    on: ["served"],
    beside: "plate",
    texts: [
      "{n} with {or}: which would you make?",
      "Which {n} would you make from {and}?",
      "{n} from {and}: is anything missing?",
    ],
  },
  {
    on: ["named"],
    beside: "plate",
    texts: [
      "What do you cook for {n}: {or}?",
      "{n} with {or}: what goes on the table?",
      "{n}: which dish with {or} is worth making?",
    ],
  },
  {
    on: ["limited"],
    beside: "plate",
    texts: ["{n}: would {or} do instead?", "{n} or {or}: what do you have in the evening?"],
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
    texts: ["{n} with {or}: what helps?", "{n} and {or}: do they belong together?"],
  },
  {
    on: ["eaten", "followed", "taken", "limited"],
    beside: "complaint",
    texts: ["{n}: is there a link to {or}?", "Can {n} play a part in {or}?"],
  },
  {
    on: ["trained", "played", "raced"],
    beside: "training",
    texts: ["{n} beside {and}: how do you fit it all in?", "{n} or {or}: what does your week need?"],
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
