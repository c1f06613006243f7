import { capitalised } from "#text/capitalised.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Head } from "#topic/telling.ts"
import type { Aspect } from "#topic/senses.ts"
import type { Told } from "#trend/trends.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { askedIn, aspectsOf, type AspectShare } from "./aspects.ts"
import type { Companion } from "./companions.ts"
import { doubleOf } from "./double-titles.ts"
import { sentenceOf } from "./grammar.ts"
import { headings, isAskable } from "./headings.ts"
import { pairHeadingsOf } from "./pair-titles.ts"
import { plainTitlesFor, wordTitles } from "./plain-titles.ts"
import { isMostly, isShared } from "./question.ts"
import { type Sort, sortOf } from "./sorts.ts"

const mostTitle = 70

/** A companion in this share of the posts belongs to the subject. */
const inseparable = 0.6

/** Whether a companion stands in so many of the posts that the two are one topic. */
export const isInseparable = (companion: Pick<Companion, "posts">, among: number): boolean =>
  companion.posts >= among * inseparable

/** Everybody tells how it went: that is a question only where nothing narrower is shared. */
export const isNarrow = ({ aspect }: Pick<AspectShare, "aspect">): boolean => aspect !== "experience"

const open = (sort: Sort) => (aspect: Aspect) => isNarrow({ aspect }) && isAskable(aspect, sort)

/** The question that most of the posts share, as forms of titles, or two that they share between them. */
const sharedFormsOf = (posts: ReadonlyArray<ReadPost>, head: Head, sort: Sort): ReadonlyArray<string> => {
  const single = askedIn(posts, head)
    .filter(({ aspect, posts: asking }) => open(sort)(aspect) && isMostly(asking, posts.length))
    .flatMap(({ aspect }) =>
      headings.filter((heading) => heading.aspect === aspect && heading.on.includes(sort)),
    )
    .map(({ text }) => text)
  if (single.length > 0) return single
  const double = doubleOf(posts, head, sort, open(sort))
  return double !== null && isMostly(double.posts.length, posts.length) ? [double.form] : []
}

/** Fewer posts than this share no question. */
const leastSharing = 3

/**
 * The posts that share the question a title can state: all of them when most carry it, else those that do where they
 * are half of the posts. Null when there is no such question.
 */
export const sharingPosts = (posts: ReadonlyArray<ReadPost>, head: Head): ReadonlyArray<ReadPost> | null => {
  const sort = sortOf(head.subject)
  if (sharedFormsOf(posts, head, sort).length > 0) return posts
  const [best] = askedIn(posts, head).filter(({ aspect }) => open(sort)(aspect))
  const single = best === undefined ? [] : posts.filter((post) => aspectsOf(post, head).includes(best.aspect))
  const double = doubleOf(posts, head, sort, open(sort))
  const isEnough = (sharing: ReadonlyArray<ReadPost>): boolean =>
    sharing.length >= leastSharing && isShared({ posts: sharing.length }, posts.length)
  return [single, double?.posts ?? []].find(isEnough) ?? null
}

/** The same forms from another one on, by the name: what stands first would stand over too many topics. */
const turned = (forms: ReadonlyArray<string>, name: string): ReadonlyArray<string> => {
  const from = ((name.codePointAt(0) ?? 0) + name.length) % forms.length
  return [...forms.slice(from), ...forms.slice(0, from)]
}

/** What a title is made of. */
export interface Titled {
  readonly trend: Told
  /** The subject as the title calls it. */
  readonly named: Subject
  readonly companions: ReadonlyArray<Companion>
  /** Forms already used today; the chosen one is added. */
  readonly usedShapes: Set<string>
}

/**
 * A title that states what half of the posts share: a question, or what the subject comes together with. Where they
 * share nothing it says no more than that people talk of the subject. A form that stands over no topic yet is taken
 * first.
 */
export const titleOf = ({ trend, named, companions, usedShapes }: Titled): string => {
  const { told: posts } = trend
  const sort = sortOf(named)
  const shaped = (text: string, parts: { readonly [name: string]: string } = {}) => ({
    shape: text,
    title: sentenceOf(text, named, parts),
  })
  const shared = trend.tells === "question" ? sharedFormsOf(posts, trend, sort) : []
  const together = companions
    .filter((companion) => trend.tells !== "word" && isMostly(companion.posts, trend.posts.length))
    .flatMap((companion) =>
      pairHeadingsOf(sort, sortOf(companion.subject)).map((text) => ({
        ...shaped(text, { c: companion.subject.name }),
        close: isInseparable(companion, trend.posts.length),
      })),
    )
  // Something eaten has many neighbours on the plate: what people ask comes first unless the two are inseparable.
  const first = sort === "eaten" ? [] : together
  const alone = (texts: ReadonlyArray<string>) => texts.map((text) => shaped(text))
  const fits = ({ title }: { readonly title: string }): boolean => title.length <= mostTitle
  const telling = [...first, ...alone(shared), ...together].filter(fits)
  const inseparables = together.find(({ close, title }) => close && title.length <= mostTitle)
  const untold = trend.tells === "word" ? wordTitles : plainTitlesFor(sort)
  const plain = alone(turned(untold, named.name)).filter(fits)
  const isFresh = ({ shape }: { readonly shape: string }): boolean => !usedShapes.has(shape)
  const chosen = inseparables ?? telling.find(isFresh) ?? telling[0] ?? plain.find(isFresh) ?? plain[0]
  if (chosen === undefined) return capitalised(named.name).slice(0, mostTitle)
  usedShapes.add(chosen.shape)
  return chosen.title
}
