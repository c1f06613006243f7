import type { Subject } from "#vocabulary/subjects.ts"

/** Names of classes with what belongs to them: a thing stands in its class, not beside it. */
const classes: ReadonlyArray<readonly [of: RegExp, members: RegExp]> = [
  [/^(?:pork|meat|bacon|ham)$/i, /^(?:pork|bacon|ham|sausages?|pepperoni|prosciutto|ribs|pork \w+)$/i],
  [
    /^(?:beef|meat|red meat)$/i,
    /^(?:beef|steaks?|ground beef|brisket|burgers|corned beef|red meat|lamb|pork|bacon)$/i,
  ],
  [/^(?:chicken|poultry)$/i, /^(?:chicken \w+|turkey breast|poultry)$/i],
  [/\bcheese$/i, /^(?:cheddar|feta|mozzarella|parmesan|ricotta|halloumi|brie|[\w ]* ?cheese)$/i],
  [
    /^(?:nuts|almonds|peanuts)$/i,
    /^(?:nuts|almonds|walnuts|pecans|cashews|peanuts|pistachios|hazelnuts|macadamia nuts)$/i,
  ],
  [/\b(?:beans|legumes)$/i, /^(?:\w+ beans|beans|chickpeas|lentils|legumes)$/i],
  [/^(?:greens|leafy greens|kale|spinach)$/i, /^(?:\w+ greens|greens|chard)$/i],
  [/\bsquash$/i, /^(?:zucchini|pumpkin|[\w ]* ?squash)$/i],
  [/^(?:pasta|noodles|spaghetti)$/i, /^(?:pasta|noodles|spaghetti|lasagna|macaroni|ramen)$/i],
  [/^(?:fish|seafood)$/i, /^(?:salmon|tuna|cod|tilapia|sardines|mackerel|shrimp|fish|halibut)$/i],
  [/^(?:berries|fruit)$/i, /^(?:\w*berries|cherries|apples|bananas)$/i],
  [/\b(?:nootropics?|racetams?)$/i, /(?:racetam|noopept|modafinil|nootropics?)$/i],
]

/** Whether one of two things is a kind of the other, so that they do not stand beside each other. */
export const isKindOf = (one: string, other: string): boolean =>
  classes.some(
    ([of, members]) => (of.test(one) && members.test(other)) || (of.test(other) && members.test(one)),
  )

const cuts = /\b(?:breasts?|thighs?|legs?|wings?|livers?|hearts?|ribs?|skin|bones?|feet|shoulders?|necks?)\b/i

/** Whether a part of a body is only a cut of a food: a chicken breast is no breast, and beef liver no liver. */
export const isCut = ({ kind }: Pick<Subject, "kind">, other: Pick<Subject, "kind" | "name">): boolean =>
  kind === "food" && (other.kind === "organ" || other.kind === "body") && cuts.test(other.name)
