import type { Ask, Finding } from "#evidence/finding.ts"
import type { Library } from "#evidence/library.ts"
import { maySpeak } from "#evidence/standing.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"
import { populationsAmong, populationsIn, populationsOf, statedFor } from "#wording/populations.ts"
import { type Circumstance, circumstancesAmong, type Telling, tellingIn } from "#wording/circumstances.ts"
import { isTactless, tactForms } from "#wording/tact.ts"
import type { OwnWords } from "./asked.ts"
import type { OwnSubject } from "./subject.ts"
import { shapeOf, turned } from "./title.ts"

/** What wording needs of a run: forms and openings already used are added to. */
export interface Wordy {
  readonly words: OwnWords
  readonly language: Language
  readonly library: Library | null
  readonly usedTitles: Set<string>
}

/** What angles are made of: a subject, what its posts ask, and the question that its title states. */
export interface OwnAngled {
  readonly subject: OwnSubject
  readonly asked: ReadonlyArray<{ readonly ask: Ask; readonly posts: number }>
  readonly main: Ask | null
  /** The questions of the posts that ask, the commonest first. */
  readonly put: ReadonlyArray<Ask>
  readonly posts: ReadonlyArray<ReadPost>
}

const mostAngles = 3
/** Of what share no question, few things can be said that are true. */
const mostOfMention = 2
/** Of so many posts one must put a question, and two in any case, that it is one of the topic. */
const oneIn = 4

/** One for each language: it knows again what it has heard of a text. */
const tellings = new Map<Language, Telling>()

const tellingOf = ({ words, language }: Wordy): Telling => {
  const own = tellings.get(language) ?? tellingIn(words.topics.care.sayings, unmarked)
  tellings.set(language, own)
  return own
}

/** What the posts tell of people that no film on their subject may pass over. */
const circumstancesIn = ({ subject, posts }: OwnAngled, run: Wordy): ReadonlyArray<Circumstance> => {
  const tells = tellingOf(run)
  return circumstancesAmong(posts, posts, (post, one) => tells(post, one, subject.name))
}

/** What comes before anything else where the posts tell of it. */
const careAngles = (
  { subject }: OwnAngled,
  told: ReadonlyArray<Circumstance>,
  { words }: Wordy,
): ReadonlyArray<string> => {
  const { care } = words.topics
  const name = unmarked(subject.name)
  return turned(
    tactForms(care.tact, told, {
      isMoved: subject.nature === "exercise",
      isDiabetes: care.diabetes.test(name),
      isOfChildren: subject.nature !== "exercise",
      isItself: (one) => care.itself[one]?.test(name) === true,
    }).map((form) => form(subject)),
    subject.name,
  )
}

/** Whether a text speaks of another name of its file than the subject's: of yoga, where pilates is asked about. */
const namesAnother = (text: string, { name }: OwnSubject, file: SubjectFile, language: Language): boolean => {
  const [said, own] = [text, name].map(unmarked)
  const opens = (word: string): boolean =>
    said?.includes(word.slice(0, Math.max(4, word.length - 2))) === true
  const wordsOf = (one: string): ReadonlyArray<string> =>
    unmarked(one)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 3)
  if (wordsOf(own ?? "").some(opens)) return false
  return file.names[language].flatMap(wordsOf).some(opens)
}

/** A statement of the library in a language, with whether it answers what the posts ask. */
interface Stated {
  readonly text: string
  readonly ways: ReadonlyArray<string>
  readonly isNear: boolean
}

/**
 * What the library holds on a subject and may be told these people: what answers their questions first, the rest behind.
 * None that promotes a medicine, none that holds for others than the posts are about.
 */
const evidentOf = (
  { subject, posts }: OwnAngled,
  asks: ReadonlySet<Ask>,
  told: ReadonlyArray<Circumstance>,
  { words: { topics }, language }: Wordy,
): ReadonlyArray<Stated> => {
  const { file } = subject
  if (file === null) return []
  const spoken = new Map(
    file.findings.filter((one) => maySpeak(one) && one.promotes === "none").map((one) => [one.id, one]),
  )
  const { populations: marks } = topics.care
  const among = populationsAmong(posts, told.includes("insulin"), marks, unmarked)
  const stated = (
    says: { readonly [L in Language]: string },
    finding: Finding | undefined,
    ways: (text: string) => ReadonlyArray<string>,
    isBelief: boolean,
  ): ReadonlyArray<Stated> => {
    if (finding === undefined || namesAnother(says[language], subject, file, language)) return []
    // Of whom a statement speaks is marked in the library's usual language.
    const of = [...new Set([...populationsOf(finding, file), ...populationsIn(says[usualLanguage])])]
    if (!of.every((one) => among.has(one))) return []
    const text = isBelief ? says[language] : statedFor(says[language], of, marks)
    return [{ text, ways: ways(text), isNear: finding.asks.some((ask) => asks.has(ask)) }]
  }
  const all = [
    ...file.hooks.flatMap(({ says, finding }) =>
      stated(says, spoken.get(finding), topics.anglesOfHook, false),
    ),
    ...file.myths.flatMap(({ myth, finding }) =>
      stated(myth, spoken.get(finding), topics.anglesOfMyth, true),
    ),
  ].filter(({ text }) => gateOf(text) === null)
  const shuffled = turned(all, subject.name)
  return [...shuffled.filter(({ isNear }) => isNear), ...shuffled.filter(({ isNear }) => !isNear)]
}

/** An idea, the form that no two topics share while there are others, and the statement that it is made of. */
interface Idea {
  readonly angle: string
  readonly form: string
  readonly of: string
}

/** Ideas for one question in an order of the subject's own; another `salt` puts another first. */
const askIdeas = ({ subject }: OwnAngled, ask: Ask, { words }: Wordy, salt = ""): ReadonlyArray<Idea> =>
  turned(words.topics.angles(ask, subject), `${subject.name}${salt}`).map((angle) => ({
    angle,
    form: shapeOf(angle, subject),
    of: angle,
  }))

/** Ideas in rows, of each at most one is taken. The first row is what comes before anything else. */
const rowsOf = (
  angled: OwnAngled,
  told: ReadonlyArray<Circumstance>,
  run: Wordy,
): readonly [ReadonlyArray<Idea>, ...Array<ReadonlyArray<Idea>>] => {
  const { subject, asked, main, posts } = angled
  const asks = asked
    .filter(({ ask, posts: put }) => ask === main || put >= Math.max(2, posts.length / oneIn))
    .map(({ ask }) => ask)
  const evident = evidentOf(angled, new Set(asks), told, run)
  const near = evident.filter(({ isNear }) => isNear)
  const saidIdeas = (some: ReadonlyArray<Stated>): ReadonlyArray<Idea> =>
    some.flatMap(({ text, ways }) =>
      turned(ways, `${subject.name}${text}`).map((angle) => ({
        angle,
        form: angle.replace(text, "{said}"),
        of: text,
      })),
    )
  const [first] = asks
  return [
    careAngles(angled, told, run).map((angle) => ({ angle, form: shapeOf(angle, subject), of: "care" })),
    saidIdeas(near),
    ...asks.slice(0, 2).map((ask) => askIdeas(angled, ask, run)),
    saidIdeas(near),
    ...asks.slice(2, 4).map((ask) => askIdeas(angled, ask, run)),
    // Where posts ask one thing alone, it is filmed in another way too.
    ...(first === undefined ? [] : [` ${first}`, " again"].map((salt) => askIdeas(angled, first, run, salt))),
    saidIdeas(evident),
  ]
}

/**
 * Film ideas: what comes first where posts tell of somebody in need, what the library says to their questions, then the
 * questions themselves; where its posts share none, those that single posts put. None that a title may not be, none that
 * would fit any topic, and none of harm: there may be fewer than three, or none.
 */
export const ownAnglesOf = (angled: OwnAngled, run: Wordy): ReadonlyArray<string> => {
  const told = circumstancesIn(angled, run)
  const rows = rowsOf(angled, told, run)
  const chosen: Array<Idea> = []
  const take = (from: ReadonlyArray<ReadonlyArray<Idea>>, most: number): void => {
    for (const row of from) {
      if (chosen.length >= most) return
      const fits = row.filter(
        ({ angle, of }) =>
          chosen.every((one) => one.angle !== angle && one.of !== of) &&
          (row === rows[0] || !isTactless(angle, told, run.words.topics.care.contrary)),
      )
      const next = fits.find(({ form }) => !run.usedTitles.has(form)) ?? fits[0]
      if (next === undefined) continue
      run.usedTitles.add(next.form)
      chosen.push(next)
    }
  }
  take(rows, mostAngles)
  if (chosen.length === 0)
    take(
      angled.put.map((ask) => askIdeas(angled, ask, run)),
      mostOfMention,
    )
  return chosen.map(({ angle }) => angle)
}
