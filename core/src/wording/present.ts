/** Words that say that the next is not there, or stands for something else: "sans bread", "no beans", "instead of rice". */
const negated =
  /\b(?:sans|minus|without|w\/o|no|hold the|skip(?:s|ped|ping)?|leav(?:e|es|ing) out|left out|cut(?:ting)? out|gave up|giving up|instead of|in place of|rather than|other than|besides|except(?: for)?|replac(?:e|es|ed|ing)|substitut\w+ for|alternatives? (?:to|for)|swap(?:s|ped|ping)?(?: out)?|tired of|sick of|hat(?:e|es|ed|ing)|allergic to|intolerant to|is ?n[o']t|are ?n[o']t|was ?n[o']t|(?:can|do|does|did)(?:n't| not) (?:eat|have|like|want|stand|need|use))\s+(?:(?:the|any|an?|of|my|your|this|that|more|all|eating|using)\s+)*[\p{L}'-]+(?:\s+(?!(?:and|with|but|in|on|for|to|or)\b)[\p{L}'-]+)?(?:\s*(?:,|,? or|\/)\s*[\p{L}'-]+)*/giu

/** "Soy free", "gluten-free", "non-dairy": what is left out. */
const freeOf = /\b[\p{L}']+[ -]free\b|\bnon-[\p{L}']+/giu

/** Things that bear the name of a food, a colour or a movement and are none: "beet red", "tofu socks", "a wrap job". */
const otherThings =
  /\b[\p{L}']+[ -](?:red|colou?red|scented|socks?|shirts?|t-shirts?|tattoos?|candles?|costumes?|hats?|toys?|prints?|posters?|jokes?|memes?|gifs?|jobs?|soaps?|lotions?|shampoos?)\b|\bwrap(?:s|ped|ping)? (?:up|around)\b|\bcouch potato(?:es)?\b|\bpiece of cake\b|\bbring(?:s|ing)? home the bacon\b|\bbread and butter\b/giu

/** Another thing by a word before it or behind it: a vanilla bean, an empty stomach, almond buns, butter-cream. */
const otherForms =
  /\b(?:vanilla|coffee|cocoa|cacao|jelly)[ -]beans?\b|\bempty stomach\b|\bcopy ?pasta\b|\bcold (?:turkey|cream)\b|\bbutter-?cream\b|\b(?:fist|baby|speed)[ -]bumps?\b|\b(?:almond|coconut|oat|rice|cashew)[ -](?:meal|buns?|bread|crust|noodles?|cakes?|crackers?)\b|\b(?:beef|chicken|bone|fish|turkey|vegetable)[ -](?:broth|stock|bouillon)\b|\b(?:vegan|vegetarian|mock|faux|fake|imitation)[ -](?:tuna|cheese|eggs?|bacon|chicken|meat|beef|sausages?|ham|fish|butter|burgers?)\b|\b[\p{L}']+ (?:alert|recall|contamination)\b/giu

/** A house is called after what it serves, and written as a name that owns something: "Chili's". */
const houses = /(?<=\S )\p{Lu}[\p{L}]+'s\b|^\p{Lu}[\p{L}]+'s(?= (?:is|has|was|offers?|serves?|menu)\b)/gu

/** Nouns that end as what has been done, or is being done, to something does. */
const nouns = /^(?:puddings?|dressings?|stuffing|dumplings?|herring|bread|seeds?|[\p{L}]*seeds?|seaweed)$/iu

/** "Bacon-wrapped" and "breaded" are no wraps and no bread. */
const done = /[\p{L}]{3,}(?:ed|ing)\b/giu

/**
 * A sentence without what it says is not there, and without words that mean something else than the thing they are
 * named after: what is left stands in the post as itself.
 */
export const presentIn = (sentence: string): string =>
  sentence
    .replace(/[’‘]/g, "'")
    .replace(houses, " ; ")
    .replace(otherThings, " ; ")
    .replace(otherForms, " ; ")
    .replace(negated, " ; ")
    .replace(freeOf, " ; ")

/** There is less of it, or none, on the plate: "low carb", "less sodium", "non egg". */
const reduced =
  /\b(?:low(?:er)?|less|fewer|reduced|zero|non|anti|free (?:from|of))[ -]?(?:in )?[\p{L}']+\b/giu

/** The same for things on a plate: also without what is only done to food, and what there is little of. */
export const servedIn = (sentence: string): string =>
  presentIn(sentence)
    .replace(reduced, " ; ")
    .replace(done, (word) => (nouns.test(word) ? word : " ; "))
