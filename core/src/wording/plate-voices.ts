import { knownConceptsOf, sequenceOf } from "#reading/concepts.ts"
import { isHadElsewhere } from "#reading/had-elsewhere.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { subjectOfCommunity } from "#topic/asking.ts"
import { isListed, subjectOf, type Subject } from "#vocabulary/subjects.ts"
import { isDish } from "./dish.ts"
import { dishes, drunk, foodsBeside } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"
import { isKindOf } from "./kin.ts"
import { mayBeEaten } from "./left-out.ts"
import { servedIn } from "./present.ts"
import { sortOf } from "./sorts.ts"
import { mark, markedIn } from "./subject-mark.ts"

/** What a plate that somebody shows says of its food: what stands beside it. No two start alike. */
const plates = {
  two: ["Today it is {n} with {a} and {b}.", "What about {n} with {a} and {b}?"],
  one: ["I like {n} with {a}.", "Have you had {n} with {a}?", "My {n} went with {a} this time."],
  dish: ["I use {n} for {a}.", "Does anybody else put {n} into {a}?"],
}

/** The same of a plate that fits a way of eating: what lies on it. */
const fitting = {
  two: ["Today's {n} plate: {a} and {b}.", "How about {a} and {b} for a {n} plate?"],
  dish: ["This time: {n} {a}.", "Have you had {n} {a}?"],
}

const none = new Float64Array()

const isFood = (words: string): boolean =>
  knownConceptsOf(sequenceOf(words)).some(
    (one) => isListed(one) && subjectOf(one, null, none)?.kind === "food",
  )

/** A dish is all of a title, or one of several that a title lists: each of these says by itself what goes with what. */
const itemsIn = (title: string): ReadonlyArray<string> =>
  title
    .replace(/\[[^\]]*\]/g, " ; ")
    .replace(/["“”]/g, "")
    .split(/[;:|()!?.]|\s[-–—]+\s/)
    .flatMap((part) => {
      const items = part.split(",")
      return items.some((item) => /\S \b(?:with|over|on|in)\b \S/.test(item)) && items.length > 2
        ? items
        : [part]
    })
    .filter(isPlate)
    .map((item) => servedIn(item))

/** Behind a food these say how it is served; any other noun makes another thing of it ("egg replacer", "tea sandwiches"). */
const servedAs =
  /^(?:and|with|w|over|on|in|for|from|or|to|is|was|i|my|topped|stuffed|wrapped|skillet|bake|bowls?|stir|fry|roast|hash|scramble|salad|soup|stew|chili|curry|casserole|recipes?|meal|dinner|lunch|breakfast|dish|medley|mix|boats?|bites|skewers|kebabs?)$/

/** Somebody tells something, or uses a food for something else: no plate. */
const story =
  /\b(?:i|i'm|i've|you|we|they|he|she|her|his|it|is|are|was|were|has|had|have|does|will|can|may|might|caused?|instead|who|day|progress|eating|trying|splitting|doing|use|using|replacement|things like|shop|those)\b/i

/** Unless he tells that he made it. */
const making = /\b(?:made|makes?|making|cook(?:ed|ing)?|bak(?:ed|ing)|grill(?:ed|in[g']?)|roasted)\b/i

const isPlate = (item: string): boolean =>
  !story.test(item) || (making.test(item) && !/\b(?:use|using|replacement)\b/i.test(item))

/** "Cinco de Mayo" and "Better'n Eggs" are names. */
const inName = /^(?:de|del|la|el|n|n')$/

/** Whether an item names a food as a whole thing: not what another food makes of it ("cauliflower rice"), nor the first half of something else. */
const isWhole = (item: string, food: Subject, besides: Subject | null = null): boolean => {
  const words = markedIn(item, food).split(" ")
  const isOther = (word: string): boolean =>
    /\p{L}/u.test(word) && isFood(word) && (besides === null || !markedIn(word, besides).includes(mark))
  return words.some((word, at) => {
    const [before = "", after = ""] = [words[at - 1], words[at + 1]]
    return (
      word === mark &&
      !inName.test(before) &&
      !isOther(before) &&
      (!/\p{L}/u.test(after) ||
        servedAs.test(after) ||
        (!isDish(food) && (isFood(after) || dishes.test(after))))
    )
  })
}

/** The foods of an item that are whole things in it, whatever stands before them of the subject. */
const namesOf = (
  foods: ReadonlyArray<Subject>,
  item: string,
  subject: Subject | null,
): ReadonlyArray<string> => foods.filter((food) => isWhole(item, food, subject)).map(({ name }) => name)

const toldWith = (
  forms: { readonly two: ReadonlyArray<string>; readonly dish: ReadonlyArray<string> },
  one: ReadonlyArray<string>,
  subject: Subject,
  { beside: [a, b], dish }: { readonly beside: ReadonlyArray<string>; readonly dish: string | undefined },
): ReadonlyArray<string> => {
  const told = (texts: ReadonlyArray<string>, parts: { readonly [name: string]: string }) =>
    texts.map((text) => sentenceOf(text, subject, parts))
  if (a !== undefined && b !== undefined && !isKindOf(a, b)) return told([...forms.two, ...one], { a, b })
  if (a !== undefined && one.length > 0) return told(one, { a })
  return dish === undefined || isDish(subject) ? [] : told(forms.dish, { a: dish })
}

const endsInDish = new RegExp(
  `(?:${dishes.source.replace(/\$$/, "")})(?: recipes?)?\\W*(?:$|\\b(?:with|topped|and|for|from|in|on|over|tonight|ever|w)\\b)`,
  "i",
)

/** A plate in the community of a way of eating, or called after it. */
const fittingPlate = (post: ReadPost, title: string, subject: Subject): ReadonlyArray<string> => {
  const isIts =
    subjectOfCommunity(post.community)?.name === subject.name || markedIn(title, subject).includes(mark)
  const name = subject.name.replace(/^the | (?:eating|diet)$/g, "")
  if (!isIts || name.includes(" ")) return []
  return itemsIn(title).flatMap((item) => {
    const named = foodsBeside(sequenceOf(item), subject)
    const { beside } = named
    // What is called after a dish ends with it, or says what is in it.
    const dish = endsInDish.test(item) ? named.dish : undefined
    const isRoom = [...beside, ...(dish === undefined ? [] : [dish])].every((food) =>
      mayBeEaten(subject, food.name),
    )
    return isRoom
      ? toldWith(fitting, [], { ...subject, name }, { beside: namesOf(beside, item, null), dish: dish?.name })
      : []
  })
}

/**
 * What a post that shows a plate says of a food, by what stands beside it in the same dish, or of a way of eating, by
 * what lies on it. Empty where its title shows none, or names nothing else: what else could be said would fit any food.
 */
export const plateVoicesOf = (post: ReadPost, subject: Subject): ReadonlyArray<string> => {
  // What a food is left out of is a way of eating, whatever the food is listed as.
  const sort = subject.name.endsWith(" eating") ? "followed" : sortOf(subject)
  const { text } = post
  if (
    !subject.listed ||
    text === null ||
    text.title.includes("?") ||
    !post.asks.title.includes("cook") ||
    isHadElsewhere(text.title)
  )
    return []
  if (sort === "followed") return fittingPlate(post, text.title, subject)
  if (sort !== "eaten" || drunk.test(subject.name)) return []
  return itemsIn(text.title)
    .filter((item) => isWhole(item, subject))
    .flatMap((item) => {
      const { beside, dish } = foodsBeside(sequenceOf(item), subject)
      return toldWith(plates, plates.one, subject, {
        beside: namesOf(beside, item, subject).filter((name) => !isKindOf(name, subject.name)),
        dish: dish?.name,
      })
    })
}
