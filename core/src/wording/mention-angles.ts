import type { Aspect } from "#reading/asks.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { Companion } from "./companions.ts"
import { sentenceOf } from "./grammar.ts"
import type { Idea } from "./idea.ts"
import { askingOf } from "./phrases.ts"
import { sortOf } from "./sorts.ts"
import { turnedBy } from "./turns.ts"

/** What people grieve over or flee from: nothing is sold, ranked or guessed there. */
const disaster =
  /\b(?:hurricanes?|storms?|earthquakes?|tsunamis?|tornado(?:e?s)?|floods?|flooding|wildfires?|bomb(?:s|ings?)?|shootings?|massacres?|terror\w*|explosions?|crash(?:es)?|murders?|killings?|deaths?|funerals?|wars?)\b/i

/** Words on a body that hurt when they are said of somebody. */
const ofBodies =
  /^(?:overweight|obes\w+|underweight|fat|fatty|skinny|chubby|flabby|ugly|anorexi\w+|bulimi\w+)$/i

const forDisasters: ReadonlyArray<string> = [
  "What you can say to people who write about {w}: what helps in the days after, and where to find help",
]

const forBodies: ReadonlyArray<string> = [
  "Somebody writes {w} about themselves: what you ask first, and what you leave unsaid",
  "How you speak about weight and bodies without hurting anybody, with {w} as the example",
]

/** What is asked where "it" may be a person, a word or a joke: nothing is chosen, taken or treated. */
const askedThere: { readonly [A in Aspect]?: string } = {
  choice: "what others recommend",
  cook: "for recipes",
  treatment: "what helps",
  effect: "what others think of it",
  stop: "how to leave it behind",
  cost: "what to do when money is short",
}

const asked: ReadonlyArray<string> = [
  "Where {w} comes up, people ask {asking}: your answer in one minute",
  "A viewer asks {asking} when it comes to {w}: what you say, and what you ask back",
]

const together: ReadonlyArray<string> = [
  "People bring up {c} beside {w}: what you would say about {c}",
  "{w} comes up together with {c}: what you know of {c} that people do not say",
  "{w} and {c} in one breath: answer the part about {c}",
]

const plain: ReadonlyArray<string> = [
  "{w} in one minute: what people mean by it, and what they leave out",
  "Somebody brings up {w} at the end of an appointment: your two sentences",
  "What you hear about {w} from the people you see, and what you tell them",
  "{w}: what you would look up first, and where",
]

/** What is known of something that no list of subjects has, or that posts only name. */
export interface Mention {
  readonly subject: Subject
  /** In how many posts each question is put. */
  readonly put: ReadonlyMap<Aspect, number>
  readonly companions: ReadonlyArray<Companion>
  readonly turn: number
}

/**
 * Film ideas for something that may be a name, a place, an adjective or a joke: only what its posts say, in words that
 * fit whatever it is.
 */
export const mentionIdeas = ({
  subject,
  put,
  companions,
  turn,
}: Mention): ReadonlyArray<ReadonlyArray<Idea>> => {
  const isName = /\p{Lu}|\d/u.test(subject.name)
  const w = isName || subject.listed ? subject.name : `“${subject.name}”`
  const filled = (texts: ReadonlyArray<string>, parts: { readonly [name: string]: string } = {}) =>
    turnedBy(texts, turn).map((form): Idea => ({
      form,
      angle: sentenceOf(form, subject, { w, ...parts }),
    }))
  if (disaster.test(subject.name)) return [filled(forDisasters)]
  if (ofBodies.test(subject.name)) return forBodies.map((form) => filled([form]))
  const [leading] = [...put].filter(([, posts]) => posts > 1).toSorted((a, b) => b[1] - a[1])
  const [beside] = companions.filter(
    // What is eaten on a day is no secret of a professional.
    ({ posts: count, subject: other }) => count >= 2 && !/^(?:eaten|served)$/.test(sortOf(other)),
  )
  return [
    leading === undefined
      ? []
      : filled(asked, {
          asking: askedThere[leading[0]] ?? askingOf(leading[0], "named"),
        }),
    beside === undefined ? [] : filled(together, { c: beside.subject.name }),
    leading === undefined && beside === undefined ? filled(plain) : [],
  ]
}
