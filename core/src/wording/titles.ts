import { capitalised } from "#text/capitalised.ts"
import type { Shared } from "#reading/asks.ts"
import type { Told } from "#trend/trends.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { AspectShare } from "./aspects.ts"
import type { Companion } from "./companions.ts"
import { listed, sentenceOf } from "./grammar.ts"
import { headings } from "./headings.ts"
import { madeHeadings, madeOf } from "./made-headings.ts"
import { bakedForms, isBaked } from "./baked.ts"
import { eatenBy, healthyForms, waysInTitle, withWay } from "./eaten-by.ts"
import { facetHeadingsOf } from "./facet-titles.ts"
import type { Facets } from "./facets.ts"
import { pairHeadingsOf } from "./pair-titles.ts"
import { isMostly } from "./question.ts"
import { type Carried, sharedBy } from "./shared-question.ts"
import { headedAs, sortOf } from "./sorts.ts"
import { type TwoQuestions, twoQuestionsTitle } from "./two-questions.ts"
import { spread, turnedBy } from "./turns.ts"
import { umbrellas } from "./umbrellas.ts"

const mostTitle = 70

/** A companion in this share of the posts belongs to the subject. */
const inseparable = 0.6

/** Whether a companion stands in so many of the posts that the two are one topic. */
export const isInseparable = (companion: Pick<Companion, "posts">, among: number): boolean =>
  companion.posts >= among * inseparable

/** Everybody tells how it went: that is a question only where nothing narrower is shared. */
export const isNarrow = ({ aspect }: Pick<AspectShare, "aspect">): boolean => aspect !== "experience"

/** The forms in which a question on a subject makes a title; none where such a subject is not asked so. */
export const formsOf = (shared: Shared, subject: Subject): ReadonlyArray<string> => {
  const sort = sortOf(subject)
  if (shared === "umbrella") return umbrellas[sort]?.texts ?? []
  const made = shared === "cook" ? madeOf(subject) : null
  if (made !== null) return madeHeadings[made]
  return headings
    .filter((heading) => heading.aspect === shared && heading.on.includes(sort))
    .map(({ text }) => text)
}

/** What a title is made of. */
export interface Titled {
  readonly trend: Told
  /** The subject as the title calls it. */
  readonly named: Subject
  readonly companions: ReadonlyArray<Companion>
  /** What its posts name beside it, several things at once. */
  readonly facets: ReadonlyArray<Facets>
  /** Whether the subject is a day or a gathering that people get ready for. */
  readonly isOccasion: boolean
  /** The question that half of its posts put or answer, where they were not gathered by one. */
  readonly asks: Carried | null
  /** The question that half of its posts really put; null where they put none, or show what they make. */
  readonly puts: Carried | null
  /** Two questions that half of its posts put or answer between them, as clauses; null where no two do. */
  readonly asksTwo: TwoQuestions | null
  /** The number of the week: forms take turns. */
  readonly week: number
  /** Forms already used today; the chosen one is added. */
  readonly usedShapes: Set<string>
}

/** Things in one list, as a sentence needs them. */
const partsOf = (names: ReadonlyArray<string>): { readonly [name: string]: string } => ({
  or: listed(names, "or"),
  and: listed(names, "and"),
})

/** What a title asks of several things must be said of so many of all posts. */
const tells = 0.5
/** Of so many posts a title may say what they name beside its subject: two that name one thing each are no pair. */
const leastPair = 4
/** So many posts tell what is eaten on a day. */
const leastFood = 3

interface Shaped {
  readonly shape: string
  readonly title: string
  /** How many posts carry what it states. */
  readonly posts: number
}

/** Whether no list knows what is written as a name. */
export const isNameOfItsOwn = ({ name, listed: known }: Subject): boolean =>
  !known && /^\p{Lu}\p{Ll}/u.test(name)

const fits = ({ title }: Shaped): boolean => title.length <= mostTitle

/** What a topic is called, and whether that states what half of its posts share. */
export interface Heading {
  readonly title: string
  /** How many posts put, answer or name what the title states; null where it is a bare name and states nothing. */
  readonly sharing: number | null
}

/**
 * A title that states what half of the posts share: a question, or what the subject comes together with. Where they
 * share nothing it is the name of the subject, which claims nothing. A form that stands over no topic yet is taken first.
 */
export const headingOf = (titled: Titled): Heading => {
  const { trend, named, companions, facets, week, usedShapes } = titled
  const sort = sortOf(named)
  const turn = spread(named.name) + week
  const shaped = (text: string, posts: number, parts: { readonly [name: string]: string } = {}): Shaped => ({
    shape: text,
    title: sentenceOf(text, named, parts),
    posts,
  })
  const question = sharedBy(titled)
  // What is counted by its question bears that one as its title: more, or less, is not what was counted.
  const isCounted = trend.byQuestion === true
  const found =
    question?.shares === "cook" && (sort === "eaten" || sort === "served")
      ? eatenBy(trend.told, trend.posts.length, named)
      : []
  const isBaking = question?.shares === "cook" && sort === "followed" && isBaked(trend.told)
  const forms = question === null ? [] : isBaking ? bakedForms : formsOf(question.shares, named)
  const carried = question?.posts ?? 0
  const ofWay =
    found === "healthy"
      ? turnedBy(healthyForms(named), turn).map((text) => shaped(text, carried))
      : found.length > 0
        ? turnedBy(withWay(forms), turn).map((text) => shaped(text, carried, waysInTitle(found)))
        : []
  const shared = [...ofWay, ...turnedBy(forms, turn).map((text) => shaped(text, carried))]
  const together = companions
    .filter((companion) => trend.tells !== "word" && isMostly(companion.posts, trend.posts.length))
    .flatMap((companion) =>
      pairHeadingsOf(sort, sortOf(companion.subject)).map((text) => ({
        ...shaped(text, companion.posts, { c: companion.subject.name }),
        close: isInseparable(companion, trend.posts.length),
      })),
    )
  // Nutrients that are counted are no food to put something beside.
  const several = (named.kind === "diet" && sort === "limited" ? [] : facets)
    .filter((own) =>
      titled.isOccasion
        ? own.all >= Math.max(leastFood, trend.posts.length * tells)
        : own.posts >= Math.max(leastPair, trend.posts.length * tells),
    )
    .flatMap((own) =>
      turnedBy(facetHeadingsOf(sort, own.group), turn).flatMap((text) =>
        [own.names, own.names.slice(0, 2)]
          .map((names) => shaped(text, titled.isOccasion ? own.all : own.posts, partsOf(names)))
          .filter(fits)
          .slice(0, 1),
      ),
    )
  const { asksTwo } = titled
  const two =
    question === null && asksTwo !== null
      ? [shaped(twoQuestionsTitle(asksTwo.clauses), asksTwo.posts)].filter(fits)
      : []
  // Something eaten has many neighbours on the plate: what people make of it says more than that they make something.
  const telling = isCounted
    ? shared
    : question?.shares === "cook"
      ? [...several, ...shared, ...together]
      : [...(sort === "eaten" ? [] : together), ...shared, ...two, ...together, ...several]
  const fitting = telling.filter(fits)
  const chosen =
    together.find((one) => one.close && fits(one) && !isCounted) ??
    fitting.find(({ shape }) => !usedShapes.has(shape)) ??
    fitting[0]
  if (chosen === undefined) return { title: capitalised(headedAs(named)).slice(0, mostTitle), sharing: null }
  usedShapes.add(chosen.shape)
  return { title: chosen.title, sharing: chosen.posts }
}
