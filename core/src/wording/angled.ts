import type { Library } from "#evidence/library.ts"
import type { Aspect, Shared } from "#reading/asks.ts"
import type { Asked, UserIntent } from "#topic/topic.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { Circumstance } from "./circumstances.ts"
import type { Companion } from "./companions.ts"
import type { Facets } from "./facets.ts"
import type { Population } from "./populations.ts"

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
  /** What posts on a complaint name with it: other complaints, and what is put on the skin. */
  readonly complaints: ReadonlyArray<Subject>
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
