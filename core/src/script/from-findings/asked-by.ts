import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import { packs } from "#language/pack.ts"
import { type TitleAspect, titleAspects, titleWords } from "#language/title-words.ts"
import { toldQuestions } from "#language/told-questions.ts"
import type { Aspect } from "#reading/asks.ts"
import type { Language } from "#script/settings.ts"
import type { Topic } from "#topic/topic.ts"
import { type Side, sides } from "#wording/sorts.ts"

type Asks = readonly [Ask, ...ReadonlyArray<Ask>]

const both = (...asks: Asks): { readonly [S in Side]: Asks } => ({ thing: asks, state: asks })

/** What the library has on each question that posts put: of what one takes or does, and of what one has or lives with. */
const askedOf: { readonly [A in Aspect]: { readonly [S in Side]: Asks } } = {
  amount: both("how_much"),
  timing: { thing: ["when"], state: ["when", "do_first"] },
  duration: both("how_long"),
  safety: { thing: ["safe", "side_effects"], state: ["safe", "side_effects", "what"] },
  pain: { thing: ["side_effects", "do_first"], state: ["do_first", "works"] },
  compare: both("compare", "works"),
  choice: { thing: ["forms", "who_not"], state: ["do_first", "works"] },
  treatment: both("works"),
  effect: both("works"),
  research: both("works", "what"),
  technique: { thing: ["do_first", "how_much"], state: ["do_first"] },
  start: both("do_first"),
  stop: { thing: ["stop"], state: ["stop", "do_first"] },
  doctor: { thing: ["who_not", "with"], state: ["what", "do_first"] },
  normal: { thing: ["side_effects", "what"], state: ["what", "cause"] },
  cause: { thing: ["side_effects", "cause"], state: ["cause"] },
  cost: both("forms", "what"),
  cook: both("what", "works"),
  progress: both("works", "how_long"),
  motivation: both("do_first", "what"),
  experience: { thing: ["works", "side_effects"], state: ["what", "works"] },
  others: both("what", "works"),
}

/**
 * What a counted question or a topic's title asks: our own wordings say it by what they were made of, not by their words
 * ("Would I notice any difference?" asks whether it works); text of another hand by its words.
 */
export const asksOfQuestion = (
  text: string,
  { language, keywords }: Pick<Topic, "language" | "keywords">,
): ReadonlyArray<Ask> => {
  const { recognise, ofHeading } = toldQuestions[language]
  const [asked] = [recognise, ofHeading].flatMap((of) =>
    keywords.flatMap((keyword) => of(text, keyword) ?? []),
  )
  return asked === undefined ? asksIn(text, language) : askedOf[asked.aspect][sides[asked.sort]]
}

/**
 * What a title that a person typed asks, the question itself first. Whether something is so is answered by what was found
 * of it, before what it is.
 */
export const asksOfTitle = (title: string, language: Language): ReadonlyArray<Ask> => {
  const lower = title.toLocaleLowerCase(packs[language].tag).trim()
  const own = asksIn(title, language)
  const { asks, asksWhy, asksForTips, states, isYesOrNo } = titleWords[language]
  const more = asks.flatMap(([ask, pattern]) => (pattern.test(lower) ? [ask] : []))
  if (own.includes("cause") && asksWhy.test(lower)) return [...new Set<Ask>(["cause", ...own, ...more])]
  const all = isPlainAsk(own) ? more : [...own, ...more]
  // Tips for something are what works for it; tips alone are what to do.
  const isOfMistakes = promisedIn(title, language)?.of === "mistakes"
  if (asksForTips.test(lower))
    return [
      ...new Set<Ask>([
        ...(all.includes("works") ? [] : (["do_first"] as const)),
        ...all,
        "do_first",
        ...(isOfMistakes ? (["myth", "safe", "side_effects"] as const) : (["works", "myth"] as const)),
      ]),
    ]
  // How to lower something is answered by what lowers it.
  const [foremost] = own
  if (foremost === "do_first" && more.includes("works")) return [...new Set<Ask>(["works", ...own, ...more])]
  // Too much of something is asked about for what that does.
  if (foremost === "how_much" && more.includes("side_effects"))
    return [...new Set<Ask>(["safe", "side_effects", ...own, ...more])]
  if (!isPlainAsk(own)) return [...new Set([...own, ...more])]
  if (more.length === 0 && states.test(lower)) return ["myth", "works", "what"]
  return more.length > 0 ? more : isYesOrNo.test(lower) ? own.toReversed() : own
}

/** So many tips, or mistakes, as a title that a person typed promises. */
export interface Promised {
  readonly count: number
  readonly of: "tips" | "mistakes"
}

/** What a title that a person typed promises to count out; null where it promises no number. */
export const promisedIn = (title: string, language: Language): Promised | null => {
  const { promises, words } = titleWords[language].counts
  const said = promises.exec(title.toLocaleLowerCase(packs[language].tag))?.groups
  if (said?.["count"] === undefined) return null
  const count = words[said["count"]] ?? Number(said["count"])
  return count < 2 ? null : { count, of: said["mistakes"] === undefined ? "tips" : "mistakes" }
}

/** The words with which a title that a person typed asks when to see somebody; null where it does not. */
export const warningAsked = (title: string, language: Language): string | null =>
  titleWords[language].asksForWarning.exec(title.toLocaleLowerCase(packs[language].tag))?.[0] ?? null

/** Whether a title that a person typed asks when to see somebody. */
export const asksForWarning = (title: string, language: Language): boolean =>
  warningAsked(title, language) !== null

/** Whether a title that a person typed asks how something is recognised. */
export const asksForSigns = (title: string, language: Language): boolean =>
  titleWords[language].asksForSigns.test(title.toLocaleLowerCase(packs[language].tag))

/** Whether a title that a person typed asks what its subject is. */
export const asksWhatItIs = (title: string, language: Language): boolean =>
  titleWords[language].asksWhatItIs.test(title.toLocaleLowerCase(packs[language].tag))

/** What a title that a person typed asks of its subject that only some findings tell. */
export const aspectsOfTitle = (title: string, language: Language): ReadonlyArray<TitleAspect> => {
  const lower = title.toLocaleLowerCase(packs[language].tag)
  return titleAspects.filter((aspect) => titleWords[language].aspects[aspect].asks.test(lower))
}

/** Whether a title that a person typed asks which figure of the body is normal. */
export const asksWhatIsNormal = (title: string, language: Language): boolean =>
  titleWords[language].asksWhatIsNormal.test(title.toLocaleLowerCase(packs[language].tag))
