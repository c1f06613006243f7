import type { Angled } from "#wording/angled.ts"
import { anglesFor } from "#wording/angles.ts"

/** The angles on a subject of which some posts ask nothing and tell nothing, but for what `changes` says. */
export const saidOn = (subject: Angled["subject"], changes: Partial<Angled> = {}): ReadonlyArray<string> =>
  anglesFor({
    subject,
    isWord: false,
    asked: [],
    companions: [],
    intent: null,
    facets: [],
    complaints: [],
    posts: 6,
    turn: 3,
    library: null,
    question: null,
    states: { shares: null, title: null },
    said: nothingSaid,
    used: new Set(),
    ...changes,
  })

/** What posts tell of people and other things, when they tell nothing that an angle must heed. */
export const nothingSaid: Angled["said"] = {
  circumstances: [],
  pressing: [],
  populations: new Set(),
  isNamed: () => false,
  isServed: false,
  isTalked: true,
  isMedicated: true,
  isBeginning: true,
  isLongFast: false,
}
