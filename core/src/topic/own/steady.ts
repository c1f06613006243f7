import type { Ask } from "#evidence/finding.ts"
import type { Library } from "#evidence/library.ts"
import { DAY_SECONDS } from "#kernel/day.ts"
import type { Language } from "#script/settings.ts"
import { gateOf } from "#script/safety/gate.ts"
import { groupBy } from "#kernel/group-by.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Stretch } from "#trend/window.ts"
import { categoryOf } from "#vocabulary/subjects.ts"
import { type AskedSteadily, mostSteady, steadyDays } from "#topic/steady-question.ts"
import { keyNameOf, slugOf } from "#topic/theme-key.ts"
import { isTitled, ownAsksOf, type OwnWords } from "./asked.ts"
import { longestIn } from "./listed.ts"
import { specialtiesOf } from "./specialties.ts"
import { asCalled, type OwnSubject } from "./subject.ts"
import type { Wordy } from "./angled.ts"
import { steadyWordingOf } from "./word.ts"

/** As for the steady questions of the usual language (`steadyOf`). */
const leastAbout = 4
const leastAsking = 3
const mostSensitive = 0.1
const repeated = 0.8

/** A subject with its posts of the week, before its question is looked for. */
interface Spoken {
  /** Whatever they write it as, with how many do. */
  readonly forms: Map<OwnSubject, number>
  readonly posts: Array<ReadPost>
  sensitive: number
}

/** The posts by the name of the listed subjects they write, whatever form they write. */
const bySubject = (
  posts: ReadonlyArray<ReadPost>,
  subjects: ReadonlyMap<string, OwnSubject>,
): ReadonlyMap<string, Spoken> => {
  const spoken = new Map<string, Spoken>()
  for (const post of posts)
    for (const subject of longestIn(post, subjects)) {
      const own: Spoken = spoken.get(subject.name) ?? { forms: new Map(), posts: [], sensitive: 0 }
      spoken.set(subject.name, own)
      own.forms.set(subject, (own.forms.get(subject) ?? 0) + 1)
      if (post.sensitive !== null) own.sensitive++
      else if (own.posts.at(-1) !== post) own.posts.push(post)
    }
  return spoken
}

/** A subject, its commonest question and who carries it, before it is worded. */
interface Found {
  /** The name under which the list has it. */
  readonly listed: string
  readonly subject: OwnSubject
  readonly ask: Ask
  readonly about: ReadonlyArray<ReadPost>
  readonly asking: ReadonlyArray<ReadPost>
}

const distinct = (posts: ReadonlyArray<ReadPost>): number =>
  new Set(posts.map(({ authorKey, id }) => authorKey ?? id)).size

const foundIn = (spoken: Spoken, words: OwnWords): ReadonlyArray<Found> => {
  const { forms, posts, sensitive } = spoken
  const [subject] = [...forms.keys()].toSorted(
    (a, b) => (forms.get(b) ?? 0) - (forms.get(a) ?? 0) || (a.concept < b.concept ? -1 : 1),
  )
  if (subject === undefined || gateOf(subject.name) !== null) return []
  if (sensitive > mostSensitive * (posts.length + sensitive)) return []
  const named = [...forms.keys()].map(({ concept }) => concept)
  const asked = posts.map((post) => ({
    post,
    asks: new Set(named.flatMap((concept) => ownAsksOf(post, concept))),
    titled: named.some((concept) => isTitled(post, concept)),
  }))
  const about = asked.filter(({ asks, titled }) => titled || asks.size > 0).map(({ post }) => post)
  if (about.length < leastAbout) return []
  const [best] = words.reading.asks
    .map(([ask]) => ({ ask, asking: asked.filter(({ asks }) => asks.has(ask)).map(({ post }) => post) }))
    .filter(({ asking }) => distinct(asking) >= leastAsking)
    .toSorted((a, b) => b.asking.length - a.asking.length)
  return best === undefined
    ? []
    : [
        {
          listed: subject.name,
          subject: asCalled(subject, about, words),
          ask: best.ask,
          about,
          asking: best.asking,
        },
      ]
}

/** Whether two subjects are one, whatever their posts call it. */
const isOne = (a: OwnSubject, b: OwnSubject): boolean =>
  a.name === b.name || a.concept === b.concept || (a.file !== null && a.file === b.file)

/** Each further question of the same kind stands behind more of the others. */
const inTurn = (found: ReadonlyArray<Found>): ReadonlyArray<Found> =>
  [...groupBy(found, ({ ask }) => ask).values()]
    .flatMap((alike) => alike.map((one, before) => ({ one, weight: one.asking.length * repeated ** before })))
    .toSorted((a, b) => b.weight - a.weight || (a.one.subject.name < b.one.subject.name ? -1 : 1))
    .map(({ one }) => one)

/** What the shelf of a language is made of. `risen`: what is offered among the rising ones, whose posts are counted there. */
export interface OwnShelf {
  readonly stretch: Stretch
  readonly subjects: ReadonlyMap<string, OwnSubject>
  readonly words: OwnWords
  readonly language: Language
  readonly library: Library | null
  readonly risen: ReadonlyArray<{ readonly subject: OwnSubject; readonly posts: ReadonlyArray<ReadPost> }>
  readonly usedTitles: Set<string>
}

/** A steady question of a language with the posts of its subject. */
export interface OwnSteady {
  readonly question: AskedSteadily
  readonly subject: OwnSubject
  readonly about: ReadonlyArray<ReadPost>
  /** Those of them that carry the question. */
  readonly asking: ReadonlyArray<ReadPost>
  /** Those of the subject in the window, and before it. */
  readonly recent: ReadonlyArray<ReadPost>
  readonly history: ReadonlyArray<ReadPost>
  readonly texts: ReturnType<typeof steadyWordingOf>
}

/**
 * Listed subjects that people ask the same about, week in, week out, in a language of its own: at most one question per
 * subject, those with most askers first, and none that is among the rising. The order of the posts does not matter.
 */
export const ownSteadyOf = (shelf: OwnShelf): ReadonlyArray<OwnSteady> => {
  const { stretch, subjects, words, language, risen } = shelf
  const since = stretch.asOf - steadyDays * DAY_SECONDS
  const counted = new Set(risen.flatMap(({ posts }) => posts))
  const week = [...stretch.history, ...stretch.window].filter(
    (post) => post.createdAt >= since && !counted.has(post),
  )
  const [now, before] = [bySubject(stretch.window, subjects), bySubject(stretch.history, subjects)]
  const found = [...bySubject(week, subjects).values()]
    .flatMap((spoken) => foundIn(spoken, words))
    .filter(({ subject }) => !risen.some((one) => isOne(one.subject, subject)))
    .toSorted((a, b) => b.asking.length - a.asking.length || (a.subject.name < b.subject.name ? -1 : 1))
  const run: Wordy = { words, language, library: shelf.library, usedTitles: shelf.usedTitles }
  return inTurn(found)
    .slice(0, mostSteady)
    .map(({ listed, subject, ask, about, asking }): OwnSteady => {
      const recent = now.get(listed)?.posts ?? []
      const texts = steadyWordingOf({ subject, ask, about, asking, days: steadyDays }, run)
      return {
        question: {
          key: slugOf(keyNameOf(`${subject.name} ${ask}`, language)),
          language,
          title: texts.title,
          question: texts.question,
          subject: subject.name,
          category: categoryOf[subject.kind],
          posts: asking.length,
          among: about.length,
          days: steadyDays,
          communities: [...new Set(asking.map(({ community }) => community))].toSorted().slice(0, 10),
          angles: texts.angles,
          specialties: specialtiesOf(subject).map(({ specialty }) => specialty),
        },
        subject,
        about,
        asking,
        recent,
        history: before.get(listed)?.posts ?? [],
        texts,
      }
    })
}
