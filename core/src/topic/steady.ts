import type { Library } from "#evidence/library.ts"
import { DAY_SECONDS } from "#kernel/day.ts"
import { usualLanguage } from "#language/names.ts"
import { type Aspect, aspects } from "#reading/asks.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp } from "#text/lexicon.ts"
import type { Stretch } from "#trend/window.ts"
import { categoryOf, type Subject } from "#vocabulary/subjects.ts"
import { anglesFor } from "#wording/angles.ts"
import { evidenceFileOf } from "#wording/evidence-file.ts"
import { sentenceOf } from "#wording/grammar.ts"
import { isAskable } from "#wording/headings.ts"
import { mayBeAsked } from "#wording/shared-question.ts"
import { freshQuestionOf } from "#wording/question.ts"
import { sortOf, spokenAs } from "#wording/sorts.ts"
import { formsOf } from "#wording/titles.ts"
import { saidIn } from "#wording/said-in.ts"
import { isAbout } from "./about.ts"
import { asksAbout } from "./asking.ts"
import { type Relevance, relevanceOf } from "./specialties.ts"
import { type AskedSteadily, enoughSteady, mostSteady, steadyDays } from "./steady-question.ts"
import type { Specialty } from "./specialty.ts"
import { aboutness, type Head, isTelling } from "./telling.ts"
import { bySubject, isKept, leastAbout, type Spoken } from "./steady-subjects.ts"

/** Fewer posts with the same question are no question of many. */
const leastAsking = 3

/** A subject, its question and how many carry it, before it is worded. */
interface Found {
  readonly spoken: Spoken
  readonly aspect: Aspect
  readonly about: ReadonlyArray<ReadPost>
  readonly asking: ReadonlyArray<ReadPost>
}

/** Who asks counts twice, beside who answers or shows what was asked for. */
const weightOf = (asking: ReadonlyArray<ReadPost>): number =>
  asking.length + asking.filter(({ question }) => question).length

/** The commonest question of those who write about a subject. Its posts are those that carry it, not all of the subject's. */
const foundIn = (spoken: Spoken): ReadonlyArray<Found> => {
  const { head, posts } = spoken
  const asked = posts.map((post) => ({ post, asks: asksAbout(post, head) }))
  const about = asked
    .filter(({ post, asks }) => asks.length > 0 || aboutness(post, head) > 0)
    .map(({ post }) => post)
  if (about.length < leastAbout || !isTelling(head, about)) return []
  const sort = sortOf(head.subject)
  const [best] = aspects
    .filter(
      (aspect) => aspect !== "experience" && isAskable(aspect, sort) && mayBeAsked(aspect, head.subject),
    )
    .map((aspect) => ({
      aspect,
      asking: asked.filter(({ asks }) => asks.includes(aspect)).map(({ post }) => post),
    }))
    .filter(({ asking }) => asking.length >= leastAsking)
    .toSorted((a, b) => weightOf(b.asking) - weightOf(a.asking))
  return best === undefined ? [] : [{ spoken, aspect: best.aspect, about, asking: best.asking }]
}

/** Each further question of the same kind stands behind more of the others. */
const repeated = 0.8

const inTurn = (found: ReadonlyArray<Found>): ReadonlyArray<Found> => {
  const kinds = new Map<Aspect, number>()
  return found
    .map((one) => {
      const before = kinds.get(one.aspect) ?? 0
      kinds.set(one.aspect, before + 1)
      return { one, weight: weightOf(one.asking) * repeated ** before }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ one }) => one)
}

interface Concerning extends Found {
  readonly relevance: ReadonlyArray<Relevance>
}

/** A question of which so many posts rise is told with what rises. */
const half = 0.5

/**
 * The first of them, as long as a specialty that they concern has not enough: otherwise what people cook, of which most is
 * asked, would leave no place for their backs. None half of whose posts rise (`taken`).
 */
const fairly = (
  found: ReadonlyArray<Found>,
  { taken, library }: Pick<Shelf, "taken" | "library">,
): ReadonlyArray<Concerning> => {
  const held = new Map<Specialty, number>()
  const chosen: Array<Concerning> = []
  for (const one of found) {
    if (chosen.length >= mostSteady) break
    if (one.asking.filter((post) => taken.has(post)).length >= half * one.asking.length) continue
    const { subject } = one.spoken.head
    const file = library === null ? null : evidenceFileOf(library, subject)
    const relevance = relevanceOf(subject, one.about, file?.specialties)
    if (relevance.every(({ specialty }) => (held.get(specialty) ?? 0) >= enoughSteady)) continue
    for (const { specialty } of relevance) held.set(specialty, (held.get(specialty) ?? 0) + 1)
    chosen.push({ ...one, relevance })
  }
  return chosen
}

const specificityOf = ({ spoken }: Found): number => lookUp(spoken.head.concept)?.specificity ?? 0

const keyOf = (subject: Subject, aspect: string): string =>
  `${subject.name} ${aspect}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")

const distinct = (posts: ReadonlyArray<ReadPost>): number =>
  new Set(posts.map(({ authorKey, id }) => authorKey ?? id)).size

/** A steady question with the posts of its subject: those of the days, of the window, and of the weeks before it. */
export interface Steady {
  readonly question: AskedSteadily
  readonly head: Head
  readonly relevance: ReadonlyArray<Relevance>
  readonly about: ReadonlyArray<ReadPost>
  /** Those of them that carry the question. */
  readonly asking: ReadonlyArray<ReadPost>
  readonly recent: ReadonlyArray<ReadPost>
  readonly history: ReadonlyArray<ReadPost>
}

/** What the shelf is made of. `risen`: names of subjects that are offered among the rising ones. */
export interface Shelf {
  readonly stretch: Stretch
  readonly risen: ReadonlySet<string>
  /** The posts of those. */
  readonly taken: ReadonlySet<ReadPost>
  readonly library: Library | null
}

/**
 * Subjects that people ask the same about, week in, week out, those that most people ask, and then answer, first: at most one question per
 * subject, from posts of seven days that are about it, and none that is among the rising. The order of the posts does
 * not matter.
 */
export const steadyOf = ({ stretch, risen, taken, library }: Shelf): ReadonlyArray<Steady> => {
  const since = stretch.asOf - steadyDays * DAY_SECONDS
  const usedShapes = new Set<string>()
  const usedOpenings = new Set<string>()
  const found = [...bySubject(stretch, since).values()]
    .filter(({ head }) => !risen.has(head.subject.name))
    .filter(isKept)
    .flatMap(foundIn)
    .filter(({ asking }) => distinct(asking) >= leastAsking)
    .toSorted(
      (a, b) =>
        weightOf(b.asking) - weightOf(a.asking) ||
        specificityOf(b) - specificityOf(a) ||
        (a.spoken.head.subject.name < b.spoken.head.subject.name ? -1 : 1),
    )
  return fairly(inTurn(found), { taken, library }).map(
    ({ spoken: { head, recent, history }, aspect, about, asking, relevance }): Steady => {
      const { subject } = head
      const forms = formsOf(aspect, subject)
      const form = forms.find((text) => !usedShapes.has(text)) ?? forms[0] ?? ""
      usedShapes.add(form)
      const question: AskedSteadily = {
        key: keyOf(subject, aspect),
        language: usualLanguage,
        title: sentenceOf(form, subject),
        question: freshQuestionOf(aspect, subject, usedOpenings),
        subject: subject.name,
        category: categoryOf[subject.kind],
        posts: asking.length,
        among: about.length,
        days: steadyDays,
        communities: [...new Set(asking.map(({ community }) => community))].toSorted().slice(0, 10),
        angles: anglesFor({
          subject: spokenAs(subject),
          isWord: false,
          asked: [{ aspect, posts: asking.length, put: asking.filter(({ question }) => question).length }],
          companions: [],
          intent: null,
          facets: [],
          complaints: [],
          posts: about.length,
          // Its question is the title: a frame would quote it a second time.
          question: null,
          states: { shares: aspect, title: null },
          said: saidIn(asking, head),
          turn: Math.floor(stretch.asOf / DAY_SECONDS),
          library,
          used: usedShapes,
        }),
        specialties: relevance.map(({ specialty }) => specialty),
      }
      // A topic counts its three days as the shelf its week: those that are about it.
      const isOnIt = (post: ReadPost): boolean => isAbout(post, head) || asksAbout(post, head).length > 0
      return {
        question,
        head,
        relevance,
        about,
        asking,
        recent: recent.filter(isOnIt),
        history: history.filter(isOnIt),
      }
    },
  )
}
