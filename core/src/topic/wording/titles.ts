import type { ReadPost } from "#topic/read-post.ts"
import type { Subject } from "#topic/subjects.ts"
import type { Head } from "#topic/telling.ts"
import type { Trend } from "#topic/trends.ts"
import { askedIn, type AspectShare } from "./aspects.ts"
import type { Companion } from "./companions.ts"
import { wideQuestionsOf } from "./families.ts"
import { capitalised, sentenceOf } from "./grammar.ts"
import { headings, isAskable } from "./headings.ts"
import { pairHeadingsOf } from "./pair-titles.ts"
import { plainTitlesFor } from "./plain-titles.ts"
import { isShared } from "./question.ts"
import { sortOf } from "./sorts.ts"

const mostTitle = 70

/** A companion in this share of the posts belongs to the subject. */
const inseparable = 0.6

/** Whether a companion stands in so many of the posts that the two are one topic. */
export const isInseparable = (companion: Pick<Companion, "posts">, among: number): boolean =>
  companion.posts >= among * inseparable

/** Everybody tells how it went: that is a question only where nothing narrower is shared. */
export const isNarrow = ({ aspect }: AspectShare): boolean => aspect !== "experience"

/** Questions on a subject by itself that half of the posts share, as forms of titles, the narrower ones first. */
const sharedFormsOf = (
  posts: ReadonlyArray<ReadPost>,
  head: Head,
  named: Subject,
  asked: ReadonlyArray<AspectShare>,
): { readonly narrow: ReadonlyArray<string>; readonly wide: ReadonlyArray<string> } => {
  const sort = sortOf(named)
  const formsOf = (shares: ReadonlyArray<AspectShare>): ReadonlyArray<string> =>
    shares
      .filter((share) => isShared(share, posts.length))
      .flatMap(({ aspect }) =>
        headings.filter((heading) => heading.aspect === aspect && heading.on.includes(sort)),
      )
      .map(({ text }) => text)
  const wider = wideQuestionsOf(posts, head, sort)
    .filter((question) => isShared(question, posts.length))
    .flatMap(({ texts }) => texts)
  return {
    narrow: formsOf(asked.filter(isNarrow)),
    wide: [...wider, ...formsOf(asked.filter((share) => !isNarrow(share)))],
  }
}

/** Whether half of the posts share a question, a narrow one, which a title states, or a wide one, which it does not. */
export const sharesQuestion = (posts: ReadonlyArray<ReadPost>, head: Head): boolean => {
  const asked = askedIn(posts, head).filter(({ aspect }) => isAskable(aspect, sortOf(head.subject)))
  const { narrow, wide } = sharedFormsOf(posts, head, head.subject, asked)
  return narrow.length > 0 || wide.length > 0
}

/** What a title is made of. */
export interface Titled {
  readonly trend: Trend
  /** The subject as the title calls it. */
  readonly named: Subject
  readonly asked: ReadonlyArray<AspectShare>
  readonly companions: ReadonlyArray<Companion>
  /** Forms already used today; the chosen one is added. */
  readonly usedShapes: Set<string>
}

/**
 * A title that states what half of the posts share: a question, or what the subject comes together with. Where they
 * share nothing it says no more than that people talk of the subject. A form that stands over no topic yet is taken
 * first.
 */
export const titleOf = ({ trend, named, asked, companions, usedShapes }: Titled): string => {
  const { posts } = trend
  const sort = sortOf(named)
  const shaped = (text: string, parts: { readonly [name: string]: string } = {}) => ({
    shape: text,
    title: sentenceOf(text, named, parts),
  })
  const { narrow } = sharedFormsOf(posts, trend, named, asked)
  const together = companions
    .filter((companion) => isShared(companion, posts.length))
    .flatMap((companion) =>
      pairHeadingsOf(sort, sortOf(companion.subject)).map((text) => ({
        ...shaped(text, { c: companion.subject.name }),
        close: isInseparable(companion, posts.length),
      })),
    )
  // Something eaten has many neighbours on the plate: what people ask comes first unless the two are inseparable.
  const first = sort === "eaten" ? [] : together
  const alone = (texts: ReadonlyArray<string>) => texts.map((text) => shaped(text))
  const fits = ({ title }: { readonly title: string }): boolean => title.length <= mostTitle
  const telling = [...first, ...alone(narrow), ...together].filter(fits)
  const inseparables = together.find(({ close, title }) => close && title.length <= mostTitle)
  const plain = alone(plainTitlesFor(sort)).filter(fits)
  const isFresh = ({ shape }: { readonly shape: string }): boolean => !usedShapes.has(shape)
  const chosen = inseparables ?? telling.find(isFresh) ?? telling[0] ?? plain.find(isFresh) ?? plain[0]
  if (chosen === undefined) return capitalised(named.name).slice(0, mostTitle)
  usedShapes.add(chosen.shape)
  return chosen.title
}
