import { usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { findingsSaid } from "./findings-said.ts"
import type { Line } from "./line.ts"
import { mythsIn } from "./myths.ts"
import { stepsIn } from "./steps.ts"
import type { Voice } from "./voice.ts"

/** What the library has for a script that asks which dish one makes of something: each empty where it has none. */
export interface Kitchen {
  /** How it is best handled: one finding, with what it may not be said without. */
  readonly fact: ReadonlyArray<Line>
  /** Something to do that can be shown. */
  readonly step: ReadonlyArray<Line>
  readonly myth: ReadonlyArray<Line>
  readonly truth: ReadonlyArray<Line>
}

export const emptyKitchen: Kitchen = { fact: [], step: [], myth: [], truth: [] }

/** A dish is a matter of taste: of what is known of its food, a script says how that is cooked, kept and put together. */
export const kitchenOf = (voice: Voice): Kitchen => {
  const { handled } = titleWords[usualLanguage]
  const isOnHandling = (id: string): boolean => handled.test(voice.findingOf(id)?.says[usualLanguage] ?? "")
  const fact = findingsSaid(voice).plain.find(
    ({ item: { id, asks } }) => isOnHandling(id) && asks.includes("do_first") && !asks.includes("who_not"),
  )
  const isShort = voice.order.settings.duration === "30_seconds"
  const { onCompanion, called } = voice.substance
  // What has just been said as a fact is no second thing; nor is what one does with another vegetable, or with milk for a cheese.
  const isOwn = (finding: string): boolean =>
    finding !== fact?.item.id &&
    (onCompanion.has(finding) || (onCompanion.size === 0 && called.sources === "same"))
  const step = stepsIn(voice).find(
    ({ item: { says, finding } }) => isOwn(finding) && handled.test(says[usualLanguage]),
  )
  const myth = mythsIn(voice).find(({ item: { finding } }) => isOwn(finding) && isOnHandling(finding))
  return {
    fact: fact?.groups.at(isShort ? -1 : 0)?.lines ?? [],
    step: step?.groups[0]?.lines ?? [],
    myth: myth?.myth.lines ?? [],
    truth: myth?.truth.lines ?? [],
  }
}
