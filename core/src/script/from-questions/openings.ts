import { packs } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { writing } from "#language/writing.ts"
import { checkClaims } from "#script/claims/check-claims.ts"
import { claimContextOf } from "#script/drafting.ts"
import { isSoonSaid } from "#script/first-words.ts"
import { asksWhyItComesUp } from "#script/from-findings/heard.ts"
import type { Line } from "#script/from-findings/line.ts"
import { fewPosts } from "#script/from-findings/question-put.ts"
import { saysNameAgain } from "#script/from-findings/said-twice.ts"
import type { WritingOrder } from "#script/ports.ts"
import { postsOnSubject } from "#topic/on-subject.ts"
import { statesQuestion } from "#topic/order.ts"
import { isSteadyTopic } from "#topic/steady-key.ts"
import { isChoice, type Matter } from "./matter.ts"
import { isBareName } from "./places.ts"
import { capital, line } from "./plain-line.ts"
import type { Posed } from "./posed.ts"
import { thingIn } from "./thing-in.ts"
import { openingPart, openingQuestion, typedTitle } from "./typed-title.ts"

/** Whether more posts came than usual on the subject, which is known of what rises once its weeks before are. */
const isMore = (topic: NonNullable<WritingOrder["topic"]>): boolean =>
  !isSteadyTopic(topic) &&
  (topic.engagementData.among ?? null) === null &&
  topic.engagementData.baseline === "warm" &&
  Math.round(topic.engagementData.expected) < topic.postCount

/** A title that a person typed, where it may be said first: its question, or the tips that it promises; null of any other. */
const openedByTitle = ({ title, topic, settings }: WritingOrder, quoted: string | null): string | null => {
  if (topic !== null || quoted === null) return null
  const typed = typedTitle(title, settings.language)
  if (typed.kind === "question") return openingQuestion(typed.text, settings.language)
  const lower = title.toLocaleLowerCase(packs[settings.language].tag)
  return typed.kind === "statement" && titleWords[settings.language].asksForTips.test(lower)
    ? typed.text
    : null
}

/** The question itself, where it can be said first; else what it is about. */
export const openingOf = (
  order: WritingOrder,
  { name, nature, quoted }: Matter,
  posed: Posed | null,
): Line => {
  const { language } = order.settings
  if (posed?.opens === true) return line(posed.text, "topic")
  const words = writing[language].questions.openings
  const fits = (text: string) => isSoonSaid(text, language) && !saysNameAgain(text, name, language)
  const { topic } = order
  const typed = openedByTitle(order, quoted)
  if (typed !== null && fits(typed)) return line(typed, "topic")
  const clause = topic === null && quoted !== null ? openingPart(order.title, language) : null
  if (clause !== null && fits(clause)) return line(clause, "topic")
  const kind = asksWhyItComesUp(topic)
    ? "word"
    : isChoice({ nature }) || (topic === null && quoted === null)
      ? "choice"
      : topic === null || statesQuestion(topic) || !isMore(topic)
        ? "matter"
        : "named"
  const thing = quoted === null ? name : thingIn(order.title, language)
  const openings = thing === null ? words[kind].slice(-1) : words[kind]
  return line(openings.map((open) => capital(order, open(thing ?? name))).find(fits) ?? "", "connective")
}

/**
 * What the posts are about, how many they are and how many are usual; then the question, where it has not been asked
 * yet. In fewer and fewer words, but never without the question.
 */
export const askedOf = (
  order: WritingOrder,
  matter: Matter,
  posed: Posed | null,
): ReadonlyArray<ReadonlyArray<Line>> => {
  const { name, quoted } = matter
  const { topic, settings } = order
  const words = writing[settings.language].questions
  const told = (text: string) => line(text, "topic")
  const named = [told(quoted ?? words.asked(name, null))]
  const isOpened = openingOf(order, matter, posed).text === openedByTitle(order, quoted)
  if (quoted !== null || topic === null) return isOpened ? [[]] : [named, []]
  const asking = posed?.counted ?? null
  const crowd = { isSample: topic.sampleDate !== null, posts: topic.postCount }
  const beside = besideIn(order).map(told)
  if (posed !== null && asking !== null)
    return posed.opens
      ? [
          [told(words.counted({ ...crowd, ...asking })), ...beside],
          [told(words.counted({ ...crowd, ...asking }))],
        ]
      : [[...beside, told(words.countedQuestion({ ...crowd, ...asking }, posed.text))], [told(posed.text)]]
  const isWord = asksWhyItComesUp(topic)
  const usual = Math.round(topic.engagementData.expected)
  // Beside a handful, of which no number is spoken, only "none" and "one" tell whether it is more.
  const saysUsual = isMore(topic) && (topic.postCount >= fewPosts || usual <= 1)
  const question =
    posed === null
      ? isWord
        ? [line(words.whatIsMeant, "connective")]
        : isBareName(topic)
          ? [told(words.shareNone)]
          : []
      : posed.opens
        ? []
        : [told(words.soIAsk(posed.text))]
  const onIt = { ...topic, postCount: postsOnSubject(topic) }
  const posts = told(isWord ? words.mentioned(name, topic) : words.asked(name, onIt))
  return [
    [posts, ...(saysUsual ? [told(words.usually(usual))] : []), ...beside, ...question],
    [posts, ...question],
    question.length > 0 ? question : named,
    ...(question.length > 0 ? [] : [[]]),
  ]
}

/** What so many of the posts name too, where it can be said in the order's language. */
const besideIn = (order: WritingOrder): ReadonlyArray<string> => {
  const { topic, settings } = order
  const beside = topic?.engagementData.beside ?? null
  if (topic === null || beside === null || topic.language !== settings.language) return []
  const text = writing[settings.language].questions.beside(beside.name, beside.posts, topic.postCount)
  return checkClaims(text, claimContextOf(order)).length === 0 ? [text] : []
}
