import type { Finding } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import type { ReadPost } from "#reading/read-post.ts"

/** People of whom a finding speaks and whom not every post is about. */
export const populations = ["type2", "children", "pregnancy", "older", "ramadan", "turkey"] as const
export type Population = (typeof populations)[number]

interface Marks {
  /** How a finding says of whom it speaks, and what makes it speak of everybody. */
  readonly found: RegExp
  readonly everybody?: RegExp
  /** How posts say that they are about them. */
  readonly told: RegExp
  /** How an angle says for whom it holds. */
  readonly named: RegExp
  readonly prefix: string
}

/** How posts of a language say whom they are about, how its angles name them, and what stands before one that does not. */
export type PopulationWords = { readonly [P in Population]: Pick<Marks, "told" | "named" | "prefix"> }

const marks: { readonly [P in Population]: Marks } = {
  type2: {
    found: /\btype 2\b/i,
    everybody: /\b(?:with or without|diabetes on|without) (?:type 2|medicines|diabetes)\b/i,
    told: /\btype[- ]?(?:2|ii|two)\b|\bt2d?s?\b|\bmetformin\b|diabet|\bblood (?:sugar|glucose)/i,
    named: /\btype 2\b|\bprediabet/i,
    prefix: "Type 2 diabetes",
  },
  children: {
    found: /\bchild(?:ren)?\b|\badolescen|\binfants?\b|\bnewborn|\bteenage|\bbab(?:y|ies)\b|\bunder six\b/i,
    everybody:
      /\badults\b|\ball ages\b|\ball life stages\b|\bchildbirth\b|\bwomen\b|\babove all\b|\bfamilies\b|\bpeople aged\b/i,
    told: /\bchild(?:ren)?(?:'s)?\b|\bkids?\b|\b(?:my|our) (?:\w+ )?(?:son|daughter)\b|\btoddler|\binfant|\bbab(?:y|ies)\b(?! (?:carrots?|spinach|greens|bella|back|powder|oil|steps|potatoes))|\bparent(?:s|ing)?\b|\bschool lunch/i,
    named: /\bchild|\bteen|\bbab(?:y|ies)\b|\binfant|\byoung\b/i,
    prefix: "In children",
  },
  pregnancy: {
    found:
      /\bpregnan|\bbreast-?feed|\bpostpartum\b|\bafter childbirth\b|\btrying for a baby\b|\bbecome pregnant\b/i,
    everybody: /\bincluding pregnant\b|\bnon-pregnant\b|\bnot pregnant\b|\bisotretinoin\b|\bcontracepti/i,
    told: /\bpregnan|\bbreast-?feed|\bbreast feeding\b|\bpostpartum\b|\bpost partum\b|\btrying (?:for a baby|to conceive)\b|\bttc\b|\btrimester\b/i,
    named: /\bpregnan|\bbreast-?feed|\bbirth\b|\bbaby\b|\bcontracepti/i,
    prefix: "In pregnancy",
  },
  older: {
    found:
      /\bolder\b|\belderly\b|\bpostmenopausal\b|\baged (?:6|7)\d\b|\b65 or older\b|\bsarcopenia\b|\baverage age (?:6|7|8)\d\b/i,
    everybody:
      /\band older people\b|\bhealthy and older\b|\byounger and older\b|\baged 40\b|\baged 9\b|\bmen and postmenopausal\b/i,
    told: /\b(?:older (?:people|adults?|women|men|athletes|lifters|runners)|elderly|seniors?|retire\w*|menopaus\w*|grand(?:ma|pa|mother|father|parents)|(?:my|in (?:my|your|his|her)|over|past|after|age) (?:5|6|7|8)0(?:s|'s)?|(?:5|6|7|8)\d[- ]year[- ]old)\b/i,
    named: /\bolder\b|\belderly\b|\bmenopaus|\bage\b|\b(?:60|65|70)\b/i,
    prefix: "In older people",
  },
  turkey: {
    found: /\b(?:[Ii]n|from|of) (?:Turkey|Türkiye)\b|\bTurkish (?:people|adults|consumers|bread|women|men)\b/,
    told: /\b(?:in|from|to|of) (?:Turkey|Türkiye)\b|\bTurkish\b|\bIstanbul\b/,
    named: /\bTurk|\bTürk/,
    prefix: "In Turkey",
  },
  ramadan: {
    found: /\bramadan\b/i,
    told: /\bramadan\b/i,
    named: /\bramadan\b/i,
    prefix: "In Ramadan",
  },
}

/** Of whom a finding speaks, where that is not everybody; a file of one population speaks of it. */
export const populationsOf = (
  { population, brief, says }: Pick<Finding, "population" | "brief" | "says">,
  { names }: Pick<SubjectFile, "names">,
): ReadonlyArray<Population> => {
  const text = `${population} . ${brief[usualLanguage]} . ${says[usualLanguage]}`
  const called = names[usualLanguage].join(" . ")
  return populations.filter((one) => {
    const { found, everybody } = marks[one]
    if (everybody?.test(population) === true) return false
    return found.test(text) || found.test(called)
  })
}

/** Whether a text of a file speaks of people whom posts do not name: a step for children, a myth about pregnancy. */
export const populationsIn = (text: string): ReadonlyArray<Population> =>
  populations.filter((one) => marks[one].found.test(text))

/** Whom posts are about. Diabetes means type 2 where nobody says which, and not where they say type 1. */
export const populationsAmong = (
  posts: ReadonlyArray<ReadPost>,
  isTypeOne: boolean,
  words: PopulationWords = marks,
  read: (text: string) => string = (text) => text,
): ReadonlySet<Population> => {
  const texts = posts.flatMap(({ text }) => (text === null ? [] : [read(`${text.title}\n${text.body}`)]))
  return new Set(
    populations.filter(
      (one) => (one !== "type2" || !isTypeOne) && texts.some((text) => words[one].told.test(text)),
    ),
  )
}

/** A statement with the people of whom it holds, where it does not name them itself. */
export const statedFor = (
  text: string,
  of: ReadonlyArray<Population>,
  words: PopulationWords = marks,
): string => {
  const unnamed = of.find((one) => !words[one].named.test(text))
  return unnamed === undefined ? text : `${words[unnamed].prefix}: ${text.replace(/^Diabetes: /, "")}`
}
