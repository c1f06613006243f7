import { usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { findingsSaid } from "./findings-said.ts"
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
const apart = <T>(all: ReadonlyArray<T>, handlingOf: (one: T) => string): ReadonlyArray<T> =>
  all.filter((one, at) => all.findIndex((other) => handlingOf(other) === handlingOf(one)) === at)

/** A dish is a matter of taste: of what is known of its food, a script says how that is cooked, kept and put together. */
export const kitchenOf = (voice: Voice): Kitchen => {
  const { handled } = titleWords[usualLanguage]
  const handling = (id: string): string =>
    handled.exec(voice.findingOf(id)?.says[usualLanguage] ?? "")?.[0].toLowerCase() ?? ""
  const isOnHandling = (id: string): boolean => handling(id) !== ""
  const isShort = voice.order.settings.duration === "30_seconds"
  const { onCompanion, called, main } = voice.substance
  // What one does with another vegetable, or with milk for a cheese, is said once where nothing nearer is known. Whoever
  // eats by one name of a diet eats by the others.
  const isOwn = (finding: string): boolean =>
    onCompanion.has(finding) ||
    (onCompanion.size === 0 && (called.sources !== "other" || main.kind === "diet"))
  const onCooking = findingsSaid(voice).plain.filter(
    ({ item: { id, asks } }) => isOnHandling(id) && asks.includes("do_first") && !asks.includes("who_not"),
  )
  const facts = apart(
    onCooking.filter(({ item: { id } }, at) => at === 0 || isOwn(id)),
    ({ item: { id } }) => handling(id),
  ).slice(0, mostFacts)
  const isSaid = (finding: string): boolean => facts.some(({ item: { id } }) => id === finding)
  const steps = stepsIn(voice).filter(
    ({ item: { says, finding } }) => isOwn(finding) && handled.test(says[usualLanguage]),
  )
  // What has just been said as the one fact is no second thing; of several, one is shown again at the end.
  const step =
    steps.find(({ item: { finding } }) => !isSaid(finding)) ?? (facts.length > 1 ? steps[0] : undefined)
  const myth = mythsIn(voice).find(
    ({ item: { finding } }) => isOwn(finding) && !isSaid(finding) && isOnHandling(finding),
  )
  return {
    facts: facts.map(({ groups }) => groups.at(isShort ? -1 : 0)?.lines ?? []),
    step: step?.groups[0]?.lines ?? [],
    myth: myth?.myth.lines ?? [],
    truth: myth?.truth.lines ?? [],
  }
}
