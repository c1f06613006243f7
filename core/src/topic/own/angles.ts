import type { Ask } from "#evidence/finding.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"
import { type Circumstance, circumstancesAmong, type Telling, tellingIn } from "#wording/circumstances.ts"
import { isTactless, tactForms } from "#wording/tact.ts"
import type { OwnAngled, Wordy } from "./angled.ts"
import { evidentOf, type Statement } from "./evident.ts"
import { shapeOf, turned } from "./title.ts"

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
  const saidIdeas = (some: ReadonlyArray<Statement>): ReadonlyArray<Idea> =>
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
