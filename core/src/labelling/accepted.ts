import { isWord, sequenceOf } from "#reading/concepts.ts"
import { ownTermsOf, sensitiveInLanguage } from "#reading/in-language.ts"
import { sensitiveIn } from "#reading/sensitive.ts"
import { readings } from "#language/reading.ts"
import { checkMeaning } from "#script/claims/check-meaning.ts"
import { leaks } from "#script/leak.ts"
import { type Language, Market } from "#script/settings.ts"
import { languageOf } from "#text/language.ts"
import { unmarked } from "#text/letters.ts"
import type { LabelledPost, LabelOrder, RawLabel } from "./ports.ts"

/** What of a label may be shown; a part that may not is null, and the topic keeps its own words for it. */
export interface Label {
  readonly title: string | null
  readonly question: { readonly text: string; readonly posts: number } | null
  readonly paraphrases: ReadonlyArray<{ readonly post: LabelledPost; readonly text: string }> | null
  readonly angles: ReadonlyArray<string> | null
}

/** In so many of the posts the subject must be meant in one sense, or nothing is said of them together. */
const oneSense = 0.6

/** A question is everybody's from this share of the posts that belong, and no fewer than this. */
const shared = 0.5
const leastSharing = 3

const fewestParaphrases = 3
const mostParaphrases = 5
const mostAngles = 3

/** Characters, from fewest to most. */
const lengths = { title: [10, 70], question: [10, 120], paraphrase: [15, 160], angle: [15, 120] } as const

/**
 * What of a labeller's words may stand on a card. Nothing does when its posts mean different things. Words that repeat
 * more than five in a row of a post, are not in the language of its posts, make a claim in any market, hold addresses, marks or figures that no post holds, or
 * do not name the subject are left out; a title states a question that half of the posts share, or the topic keeps its own. Counts are nobody's to change.
 */
export const acceptedLabel = (raw: RawLabel, order: LabelOrder): Label => {
  const known = new Map(order.posts.map((post) => [post.id, post]))
  const belonging = new Set(raw.belongs.filter((id) => known.has(id)))
  if (belonging.size < order.posts.length * oneSense) return nothing
  if (!isIn(raw, order.language)) return nothing
  const texts = order.posts.map(({ title, body }) => `${title}\n${body}`)
  const figures = new Set(figuresIn(`${order.subject} ${texts.join(" ")}`))
  const may = (kind: keyof typeof lengths, text: string): boolean => {
    const [fewest, most] = lengths[kind]
    return (
      text.length >= fewest &&
      text.length <= most &&
      !unfit.test(text) &&
      figuresIn(text).every((figure) => figures.has(figure)) &&
      !isSensitive(text, order.language) &&
      !leaks(text, texts, order.subject) &&
      !isClaim(text, order.language)
    )
  }
  const askedBy = new Set(raw.question?.askedBy.filter((id) => belonging.has(id)))
  const isShared = askedBy.size >= Math.max(leastSharing, belonging.size * shared)
  const question = raw.question?.text.trim() ?? ""
  const title = raw.title.trim()
  const paraphrases = differing(
    raw.paraphrases.flatMap(({ post: id, text }) => {
      const post = belonging.has(id) ? known.get(id) : undefined
      return post !== undefined && may("paraphrase", text.trim()) ? [{ post, text: text.trim() }] : []
    }),
  )
  const angles = [...new Set(raw.angles.map((angle) => angle.trim()))].filter((angle) => may("angle", angle))
  return {
    title: isShared && title.endsWith("?") && may("title", title) && names(title, order) ? title : null,
    question:
      isShared && question.endsWith("?") && may("question", question)
        ? { text: question, posts: askedBy.size }
        : null,
    paraphrases: paraphrases.length < fewestParaphrases ? null : paraphrases.slice(0, mostParaphrases),
    angles: angles.length < mostAngles ? null : angles.slice(0, mostAngles),
  }
}

const nothing: Label = { title: null, question: null, paraphrases: null, angles: null }

/** Addresses, user names, mark-up, more than one line, shouting marks and pictures have no place on a card. */
const unfit = /[\n<>[\]{}@#*_`|\\]|https?:|www\.|\b\w+\.(?:com|org|net|io)\b|!|\p{Extended_Pictographic}/iu

const figuresIn = (text: string): ReadonlyArray<string> => text.match(/\d+(?:[.,]\d+)?/g) ?? []

/** The stems of a text, by the words of its language. */
const stemsIn = (text: string, language: Language): ReadonlyArray<string> => {
  const words = readings[language]
  const stems = words === null ? sequenceOf(text) : ownTermsOf(text, words).map(({ stem }) => stem)
  return stems.filter(isWord)
}

/** Whether all words of the subject stand in the text, in any form. */
const names = (text: string, { subject, language }: LabelOrder): boolean => {
  const said = new Set(stemsIn(text, language))
  return stemsIn(subject, language).every((stem) => said.has(stem))
}

/** Whether the words are in the language that they were asked for. The subject's name says nothing: it may be foreign. */
const isIn = ({ title, question, paraphrases, angles }: RawLabel, language: Language): boolean =>
  [`${title} ${question?.text ?? ""}`, paraphrases.map(({ text }) => text).join(" "), angles.join(" ")].every(
    (part) => part.trim().split(/\s+/).length < fewestTold || languageOf(part) === language,
  )

/** Fewer words do not tell what language they are in. */
const fewestTold = 8

const isSensitive = (text: string, language: Language): boolean =>
  sensitiveIn(text, "") !== null || sensitiveInLanguage(text, "", language) !== null

/** One for each post, and no two that open with the same two words. */
const differing = <P extends { readonly post: LabelledPost; readonly text: string }>(all: ReadonlyArray<P>) =>
  all.filter(
    ({ post, text }, at) =>
      !all
        .slice(0, at)
        .some((other) => other.post.id === post.id || openingOf(other.text) === openingOf(text)),
  )

const openingOf = (text: string): string => unmarked(text).split(/\s+/).slice(0, 2).join(" ")

const isClaim = (text: string, language: Language): boolean =>
  Market.literals.some((market) =>
    checkMeaning(text, { language, market, promotes: "nothing", profession: null }).some(
      ({ severity }) => severity !== "info",
    ),
  )
