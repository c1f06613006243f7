import type { Subject } from "#vocabulary/subjects.ts"
import { sentenceOf } from "./grammar.ts"
import type { Idea } from "./idea.ts"
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

/** Film ideas on what people grieve over and on what hurts when it is said of somebody: care comes before any question. */
export const guardedIdeas = (subject: Subject, turn: number): ReadonlyArray<Idea> => {
  const isName = /\p{Lu}|\d/u.test(subject.name)
  const w = isName || subject.listed ? subject.name : `“${subject.name}”`
  const texts = disaster.test(subject.name)
    ? forDisasters
    : !subject.listed && ofBodies.test(subject.name)
      ? forBodies
      : []
  return turnedBy(texts, turn).map((form): Idea => ({ form, angle: sentenceOf(form, subject, { w }) }))
}
