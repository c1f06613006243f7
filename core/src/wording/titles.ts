import { capitalised } from "#text/capitalised.ts"
import type { Shared } from "#reading/asks.ts"
import type { Told } from "#trend/trends.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { AspectShare } from "./aspects.ts"
import type { Companion } from "./companions.ts"
import { sentenceOf } from "./grammar.ts"
import { headings } from "./headings.ts"
import { pairHeadingsOf } from "./pair-titles.ts"
import { plainTitlesFor, wordTitles } from "./plain-titles.ts"
import { isMostly } from "./question.ts"
import { type Sort, sortOf } from "./sorts.ts"
import { umbrellas } from "./umbrellas.ts"

const mostTitle = 70

/** A companion in this share of the posts belongs to the subject. */
const inseparable = 0.6

/** Whether a companion stands in so many of the posts that the two are one topic. */
export const isInseparable = (companion: Pick<Companion, "posts">, among: number): boolean =>
  companion.posts >= among * inseparable

/** Everybody tells how it went: that is a question only where nothing narrower is shared. */
export const isNarrow = ({ aspect }: Pick<AspectShare, "aspect">): boolean => aspect !== "experience"

const formsOf = (shared: Shared, sort: Sort): ReadonlyArray<string> =>
  shared === "umbrella"
    ? (umbrellas[sort]?.texts ?? [])
    : headings
        .filter((heading) => heading.aspect === shared && heading.on.includes(sort))
        .map(({ text }) => text)

/** The same forms from another one on, by name and week: what stands first would stand over too many topics. */
const turned = (forms: ReadonlyArray<string>, name: string, week: number): ReadonlyArray<string> => {
  const from = ((name.codePointAt(0) ?? 0) + name.length + week) % Math.max(1, forms.length)
  return [...forms.slice(from), ...forms.slice(0, from)]
}

/** What a title is made of. */
export interface Titled {
  readonly trend: Told
  /** The subject as the title calls it. */
  readonly named: Subject
  readonly companions: ReadonlyArray<Companion>
  /** The number of the week: forms take turns. */
  readonly week: number
  /** Forms already used today; the chosen one is added. */
  readonly usedShapes: Set<string>
}

/**
 * A title that states what half of the posts share: a question, or what the subject comes together with. Where they
 * share nothing it asks no more than what the subject is about. A form that stands over no topic yet is taken
 * first.
 */
export const titleOf = ({ trend, named, companions, week, usedShapes }: Titled): string => {
  const sort = sortOf(named)
  const shaped = (text: string, parts: { readonly [name: string]: string } = {}) => ({
    shape: text,
    title: sentenceOf(text, named, parts),
  })
  const shared = trend.shares === null ? [] : turned(formsOf(trend.shares, sort), named.name, week)
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
  const plain = alone(turned(untold, named.name, week)).filter(fits)
  const isFresh = ({ shape }: { readonly shape: string }): boolean => !usedShapes.has(shape)
  const chosen = inseparables ?? telling.find(isFresh) ?? telling[0] ?? plain.find(isFresh) ?? plain[0]
  if (chosen === undefined) return capitalised(named.name).slice(0, mostTitle)
  usedShapes.add(chosen.shape)
  return chosen.title
}
