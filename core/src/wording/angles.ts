import type { Library } from "#evidence/library.ts"
import type { Aspect, Shared } from "#reading/asks.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Asked, UserIntent } from "#topic/topic.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { Circumstance } from "./circumstances.ts"
import type { Companion } from "./companions.ts"
import type { Facets } from "./facets.ts"
import type { Idea } from "./idea.ts"
import { isCheering } from "./long-fast.ts"
import type { Population } from "./populations.ts"
import { type Sort, sortOf } from "./sorts.ts"
import { isTactless } from "./tact.ts"
import { isTold, namedIdeas, sharedIdeas, unlistedIdeas } from "./topic-ideas.ts"
import { spread } from "./turns.ts"

const mostAngles = 3
/** Of what no list has, and of a bare name, few things can be said that are true. */
const mostOfUnsure = 2
/**
 * Two ideas that fit the posts are better than three with one that would fit any: so many are made up from what the title
 * asks. Of a plate, an illness and a supplement there is always a third.
 */
const leastOf = (sort: Sort): number => (/^(?:eaten|served|followed|ill|taken)$/.test(sort) ? 3 : 2)

/** A question of a topic's posts: in how many it is touched, and in how many somebody really puts it. */
export interface AskedAngle {
  readonly aspect: Aspect
  readonly posts: number
  readonly put: number
}

/** What the angles of a topic are made of. */
export interface Angled {
  readonly subject: Subject
  /** Whether posts only name it. */
  readonly isWord: boolean
  /** The commonest question first. */
  readonly asked: ReadonlyArray<AskedAngle>
  readonly companions: ReadonlyArray<Companion>
  /** What half of the posts want; null where they want different things. */
  readonly intent: UserIntent | null
  /** What the posts name beside the subject, several things at once. */
  readonly facets: ReadonlyArray<Facets>
  readonly posts: number
  /** The number of the day or week: what could stand first takes turns. */
  readonly turn: number
  readonly library: Library | null
  /** The question that most posts put, counted; null where none stands out. Nothing else is quoted as theirs. */
  readonly question: (Pick<Asked, "text"> & { readonly aspect: Aspect | null }) | null
  readonly said: Said
  /** The question that its title states, in its words and by its aspect; null of a bare name, whose posts share none. */
  readonly states: States | null
  /** Forms that other topics of the day have; those chosen are added. */
  readonly used: Set<string>
}

/** What a title states: by which question, and its words where they make a sentence of their own. */
export interface States {
  readonly shares: Shared | null
  readonly title: string | null
}

/** What the posts tell of people, and of other things. */
export interface Said {
  /** What at least one in eight of them tells: nothing may contradict it. */
  readonly circumstances: ReadonlyArray<Circumstance>
  /** What so many tell that it leads what is said of a bare name. */
  readonly pressing: ReadonlyArray<Circumstance>
  readonly populations: ReadonlySet<Population>
  /** Whether two posts name a listed thing, or one in its heading. */
  readonly isNamed: (concept: string) => boolean
  /** Whether most posts show a dish: then a plate is filmed, and no study. */
  readonly isServed: boolean
  /** Whether one of them speaks of a medicine that somebody takes. */
  readonly isMedicated: boolean
  /** Whether one of them speaks of beginning. */
  readonly isBeginning: boolean
  /** Whether one of them tells of days without food. */
  readonly isLongFast: boolean
  /** Whether half of them are about the subject, and two of these say something of it: a photo and a link say nothing. */
  readonly isTalked: boolean
}

/** Whether angles may be filmed, as far as they came up: most do with many subjects, and again the next day. */
const filmed = new Map<string, boolean>()
const filmedAtMost = 20_000

const mayBeFilmed = (angle: string): boolean => {
  const before = filmed.get(angle)
  if (before !== undefined) return before
  const own = gateOf(angle) === null
  if (filmed.size < filmedAtMost) filmed.set(angle, own)
  return own
}

/** The rows of ideas for a topic, and how many are taken of them. */
const rowsOf = (angled: Angled, turn: number) => {
  if (angled.states === null) return { ...namedIdeas(angled, turn), least: 0, most: mostOfUnsure }
  return isTold(angled.subject)
    ? { ...sharedIdeas(angled, turn), least: leastOf(sortOf(angled.subject)), most: mostAngles }
    : { ...unlistedIdeas(angled, turn), least: 1, most: mostOfUnsure }
}

/**
 * Film ideas. Under a title that states a question: what the evidence library holds on it, then what the posts ask and
 * what comes up beside it, then what they want; three of a subject that we know, one or two of what no list has. Under a
 * bare name: what the library holds on it and what several of its posts really ask; none where there is neither. No form
 * that another topic of the day has while there are others, and none that may not be filmed.
 */
export const anglesFor = (angled: Angled): ReadonlyArray<string> => {
  const { subject, used, said, turn: day } = angled
  const { rows, rest, least, most } = rowsOf(angled, spread(`${subject.name} ${day}`))
  const chosen: Array<Idea> = []
  const take = (
    from: ReadonlyArray<ReadonlyArray<Idea>>,
    upTo: number,
    isFree: (idea: Idea) => boolean,
  ): void => {
    for (const row of from) {
      if (chosen.length >= upTo) return
      const idea = row.find(
        (one) =>
          isFree(one) &&
          chosen.every(({ angle, form }) => angle !== one.angle && form !== one.form) &&
          (one.of === undefined || chosen.every(({ of }) => of !== one.of)) &&
          mayBeFilmed(one.angle) &&
          (row === rows[0] ||
            (!isTactless(one.angle, said.circumstances) &&
              !(said.isLongFast && isCheering(one.angle, subject)))),
      )
      if (idea !== undefined) chosen.push(idea)
    }
  }
  const isFresh = ({ form }: Idea): boolean => !used.has(form)
  take(rows, most, isFresh)
  take([...rest, ...rest.slice(1)], least, isFresh)
  take([...rows.slice(1), ...rest], least, () => true)
  for (const { form } of chosen) used.add(form)
  return chosen.map(({ angle }) => angle)
}
