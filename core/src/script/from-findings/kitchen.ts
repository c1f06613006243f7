import type { Finding } from "#evidence/finding.ts"
import { findingsSaid } from "./findings-said.ts"
import { handlingOf, tellsHandling } from "./handling.ts"
import type { Line } from "./line.ts"
import { mythsIn } from "./myths.ts"
import { stepsIn } from "./steps.ts"
import type { Voice } from "./voice.ts"

/** What the library has for a script that asks which dish one makes of something: each empty where it has none. */
export interface Kitchen {
  /** How it is best handled, the best first: each a finding with what it may not be said without. */
  readonly facts: ReadonlyArray<ReadonlyArray<Line>>
  /** Something to do that can be shown. */
  readonly step: ReadonlyArray<Line>
  readonly myth: ReadonlyArray<Line>
  readonly truth: ReadonlyArray<Line>
}

export const emptyKitchen: Kitchen = { facts: [], step: [], myth: [], truth: [] }

/** So much of a minute is said of handling a food, each time another thing: how hot it gets, what goes with it, how it keeps. */
const mostFacts = 3

/** The best of them, of which no two are about the same handling. */
const apart = <T>(all: ReadonlyArray<T>, by: (one: T) => string): ReadonlyArray<T> =>
  all.filter((one, at) => all.findIndex((other) => by(other) === by(one)) === at)

const isOnHandling = (finding: Finding | undefined): boolean =>
  finding !== undefined && handlingOf(finding) !== ""

/** A dish is a matter of taste: of what is known of its food, a script says how that is cooked, kept and put together. */
export const kitchenOf = (voice: Voice): Kitchen => {
  const isShort = voice.order.settings.duration === "30_seconds"
  const { onCompanion, called, main } = voice.substance
  // What one does with another vegetable, or with milk for a cheese, is said once where nothing nearer is known. Whoever
  // eats by one name of a diet eats by the others.
  const isOwn = (finding: string): boolean =>
    onCompanion.has(finding) ||
    (onCompanion.size === 0 && (called.sources !== "other" || main.kind === "diet"))
  const onCooking = findingsSaid(voice, false).plain.filter(({ item }) => tellsHandling(item))
  const facts = apart(
    onCooking.filter(({ item: { id } }, at) => at === 0 || isOwn(id)),
    ({ item }) => handlingOf(item),
  ).slice(0, mostFacts)
  const isSaid = (finding: string): boolean => facts.some(({ item: { id } }) => id === finding)
  const steps = stepsIn(voice).filter(
    ({ item: { says, finding } }) => isOwn(finding) && handlingOf({ says }) !== "",
  )
  // What has just been said as the one fact is no second thing; of several, one is shown again at the end.
  const step =
    steps.find(({ item: { finding } }) => !isSaid(finding)) ?? (facts.length > 1 ? steps[0] : undefined)
  const myth = mythsIn(voice).find(
    ({ item: { finding } }) => isOwn(finding) && !isSaid(finding) && isOnHandling(voice.findingOf(finding)),
  )
  return {
    facts: facts.map(({ groups }) => groups.at(isShort ? -1 : 0)?.lines ?? []),
    step: step?.groups[0]?.lines ?? [],
    myth: myth?.myth.lines ?? [],
    truth: myth?.truth.lines ?? [],
  }
}
