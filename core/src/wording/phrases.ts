import type { Aspect } from "#reading/asks.ts"
import { angles, anglesOfStates } from "./aspect-angles.ts"
import { kindAngles } from "./kind-angles.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isCookedAhead } from "./plates.ts"
import { type Sort, sortOf } from "./sorts.ts"

/** The doing that goes with a sort of subject: {n} is filled in. */
const doing: { readonly [S in Sort]: string } = {
  taken: "taking {n}",
  prescribed: "taking {n}",
  eaten: "having {n}",
  followed: "following {n}",
  trained: "doing {n}",
  played: "{n}",
  sore: "living with {n}",
  ill: "living with {n}",
  kept: "looking after {n}",
  served: "planning {n}",
  measured: "working on {n}",
  bought: "using {n}",
  treated: "trying {n}",
  lived: "dealing with {n}",
  left: "leaving {n} behind",
  limited: "having {n}",
  worked: "dealing with {n}",
  organised: "dealing with {n}",
  raced: "preparing for {n}",
  named: "dealing with {n}",
}

/** "Going to the gym" is done as it stands: nobody does going. */
const isDoing =
  /^(?!(?:interval|strength|weight|resistance|spring|boxing|bring)\b)\p{L}+ing\b(?! (?:press|bell|boards?|shoes?|bands?|routines?|exercises?))/iu

/** The doing that goes with a subject, as the part of a sentence: "taking zinc", "doing squats", "going to the gym". */
export const doingOf = ({ name, kind }: Pick<Subject, "name" | "kind">): string => {
  const sort = sortOf({ name, kind })
  return sort === "trained" && isDoing.test(name) ? name : doing[sort].replace("{n}", name)
}

/** What nobody eats to be full. */
const sweet =
  /\b(?:cookies|brownies|cakes?|cupcakes|pies?|puddings?|ice cream|muffins?|pancakes|waffles|desserts?|candy)$/i

/** What something must be added to before it is a meal. */
const light = /\b(?:salads?|soups?|smoothies?|dips?|sandwich(?:es)?|shakes)$/i

/** What is poured as it comes: nobody makes it. */
const poured = /\b(?:milk|water|beer|wine|soda|coke|kombucha|kefir)$/i

/** What has layers. */
const layered =
  /\b(?:pizzas?|lasagna|burgers?|sandwich(?:es)?|wraps?|burritos?|tacos?|casseroles?|parfaits?)$/i

/** What is measured or worn in a way, and not paid for. */
const noProduct = /\b(?:sizes?|sizing|fit|fitting|styles?|colou?rs?|routines?|types?)$/i
/** What is had from a prescriber or not at all in many countries: nobody is told how to shop for it, or to have more. */
const controlled =
  /(?:modafinil|adrafinil|racetams?|phenibut|tianeptine|kratom|selegiline|noopept|clenbuterol|ephedrine)$/i
const unbought =
  /\b(?:checklist|shops?|[Cc]heap|dear|paying|pay for|first week|products?|side by side|costs?|money|Twice as much)\b/

/**
 * Whether a form makes a sentence with a name: what is done as it stands has no variations, a sweet is no meal that
 * fills, and who fasts has no plate.
 */
export const fits = (form: string, { name }: Pick<Subject, "name">): boolean =>
  !(
    /\b(?:plate|meals?|kitchen|restaurant|basket)\b/.test(form) &&
    /\b(?:fasting|cleanses?|detox)\b/i.test(name)
  ) &&
  !isCookedAhead(form, name) &&
  !(unbought.test(form) && (noProduct.test(name) || controlled.test(name))) &&
  !(/\blayer by layer\b/.test(form) && !layered.test(name)) &&
  !(/\bmake \{n\}/.test(form) && poured.test(name)) &&
  !(/\bvariations of\b/.test(form) && isDoing.test(name)) &&
  !(/\bmake a meal\b/.test(form) && !light.test(name)) &&
  !(/\bkeeps you full\b/.test(form) && sweet.test(name))

/** What each aspect means in the middle of a sentence: "people ask ...". */
const askings: { readonly [A in Aspect]: string } = {
  amount: "how much or how often is sensible",
  timing: "when the right time is",
  duration: "how long it takes",
  safety: "whether it is safe and what can go wrong",
  pain: "what to do when it hurts",
  compare: "what could replace it",
  choice: "which one to choose",
  treatment: "which treatment is worth trying",
  effect: "whether it really works",
  research: "what research says",
  technique: "how to do it properly",
  start: "how to begin",
  stop: "what happens when they stop",
  doctor: "what a professional would say",
  normal: "whether what they notice is normal",
  cause: "what lies behind it",
  cost: "how to manage it on little money",
  cook: "how to make it part of their meals",
  progress: "what results to expect",
  motivation: "how to keep going",
  experience: "how it went for others",
  others: "how to deal with other people's opinions",
}

/** Sorts of subject that one has or lives through, rather than buys or does: other words fit them. */
const states: ReadonlySet<Sort> = new Set([
  "ill",
  "sore",
  "kept",
  "measured",
  "lived",
  "left",
  "worked",
  "organised",
  "raced",
])

const askingsOfStates: { readonly [A in Aspect]?: string } = {
  amount: "which amounts and numbers matter",
  safety: "which signs are dangerous",
  compare: "which approach works better",
  choice: "which advice to follow",
  effect: "what really helps",
  technique: "how to go about it",
  stop: "how to put an end to it",
  cost: "how to manage it on little money",
  cook: "what to eat with it",
}

const askingsOfMedicines: { readonly [A in Aspect]?: string } = {
  amount: "what to ask about the dose",
  cook: "what to eat while taking it",
  stop: "what stopping means",
}

/** What is eaten is a part of meals anyway. */
const inTheKitchen: ReadonlySet<Sort> = new Set(["eaten", "served", "followed"])

/** What an aspect means for a sort of subject, in the middle of a sentence: "people ask ...". */
export const askingOf = (aspect: Aspect, sort: Sort): string =>
  (sort === "prescribed" ? askingsOfMedicines[aspect] : undefined) ??
  (aspect === "cook" && inTheKitchen.has(sort) ? "what to make in the kitchen" : undefined) ??
  (states.has(sort) ? askingsOfStates[aspect] : undefined) ??
  askings[aspect]

/** What one makes is cooked, not cooked with. */
export const dishAngles: ReadonlyArray<string> = [
  "{n}: the one change you would make to the usual recipe, and why",
  "{n} twice: as most people make {it|them}, and as you would",
  "A viewer sends a photo of {n}: what is good about {it|them}, and what you would change",
  "What {n} {lacks|lack} to make a meal, added on camera one thing at a time",
  "{n} that you would serve at home, made on camera",
]

/** What one drinks is poured. */
export const drinkAngles: ReadonlyArray<string> = [
  "How you would make {n} on an ordinary day, and what you leave out of it",
  "{n} in the cup: what people add, and what you would add",
  "A day with {n}, cup by cup: which you would keep",
  "Two cups of {n}: as most people have {it|them}, and as you would",
]

/** What goes into a dish by the spoon: nobody makes a plate of it. */
export const seasoning =
  /\b(?:sauces?|dressings?|butter|ghee|oils?|garlic|ginger|herbs?|spices?|cinnamon|honey|syrup|mustard|mayonnaise|ketchup|vinegar|cream|stevia|sweeteners?|flour|salsa|pesto)$/i

export const seasoningAngles: ReadonlyArray<string> = [
  "Where {n} {does|do} a dish good, and where you would leave {it|them} out",
  "{n} by the spoon: how much people use, and how much you use, shown on camera",
  "Two kinds of {n} side by side: what the small print says",
  "Three dishes that live on {n}, and the one you would make most often",
]

/** Film ideas for an aspect that fit the sort of subject, {n} and {doing} to be filled in. */
export const anglesOf = (aspect: Aspect, sort: Sort): ReadonlyArray<string> =>
  kindAngles[sort]?.[aspect] ?? (states.has(sort) ? anglesOfStates[aspect] : undefined) ?? angles[aspect]
