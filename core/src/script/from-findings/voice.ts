import type { Finding, InEveryLanguage } from "#evidence/finding.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import { keeping } from "#kernel/kept.ts"
import { writing } from "#language/writing.ts"
import {
  checkClaims,
  type ClaimContext,
  type ClaimsCheck,
  checkSourced,
} from "#script/claims/check-claims.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { TargetPlatform } from "#script/settings.ts"
import type { Group, Line, Origin } from "./line.ts"
import { mayBeSaid, type Substance } from "./subject.ts"
import type { Words } from "./words.ts"

const places: { readonly [P in TargetPlatform]: number } = {
  multi_platform: 0,
  tiktok: 1,
  instagram: 2,
  youtube: 3,
  linkedin: 4,
}

/** How one order is spoken: its language, length and variety, and what may be said in it. */
export interface Voice {
  readonly order: WritingOrder
  readonly substance: Substance
  readonly context: ClaimContext
  readonly words: Words
  /** Short forms of the findings: little time, or a platform that is watched in passing. */
  readonly isBrief: boolean
  /** Turns what is first, so that another draft of the same order is another script. */
  readonly seed: number
  /** How many arrangements of this draft did not fit before: another promise opens this one. */
  readonly turn: number
  /** Turns the connecting words, so that two subjects, or two platforms, do not sound alike. */
  readonly salt: number
  /** Headlines may stand for statements: the last way out where whole sentences take too long. */
  readonly mayClip: boolean
  /** Whether the subject's warning is spoken whatever is asked. */
  readonly mustWarn: boolean
  /** What is left out on top of what the claims check marks. */
  readonly avoids: (text: string) => boolean
  readonly findingOf: (id: string) => Finding | undefined
}

export const voiceOf = (
  order: WritingOrder,
  substance: Substance,
  context: ClaimContext,
  seed: number,
  { avoids, mayClip, turn, mustWarn }: Pick<Voice, "avoids" | "mayClip" | "turn" | "mustWarn">,
): Voice => {
  const { language, targetPlatform, duration } = order.settings
  const files = [substance.main, ...(substance.companion === null ? [] : [substance.companion])]
  const byId = new Map(files.flatMap(({ findings }) => findings.map((finding) => [finding.id, finding])))
  return {
    order,
    substance,
    context,
    words: writing[language].findings,
    isBrief: duration === "30_seconds" || targetPlatform === "tiktok",
    // Another angle is another script, like another draft.
    seed: order.angle === null ? seed : seed + 1 + (numberOf(order.angle) % 4),
    avoids,
    mayClip,
    turn,
    mustWarn,
    salt: numberOf(substance.main.subject) + numberOf(order.angle ?? "") + seed * 7 + places[targetPlatform],
    findingOf: (id) => byId.get(id),
  }
}

/** A text in the order's language. */
export const inVoice = ({ order }: Voice, text: InEveryLanguage): string => text[order.settings.language]

/** A sentence of the library comes back in every draft of every script on its subject; a day's subjects have some thousands. */
const lastFree = keeping<boolean>(20_000)

const isFree = (check: ClaimsCheck, text: string, context: ClaimContext): boolean => {
  const { language, market, promotes, profession } = context
  const by = check === checkSourced ? "sourced" : "alone"
  return lastFree(
    `${by} ${language} ${market} ${promotes} ${profession} ${text}`,
    () => check(text, context).length === 0,
  )
}

/** Whether the claims check has nothing against a sentence; what it marks is left out of a draft. */
export const isClean = ({ context, avoids }: Voice, text: string): boolean =>
  !avoids(text) && isFree(checkClaims, text, context)

/** The same of what a finding states: its source is named with it. */
export const isCleanStatement = ({ context, avoids }: Voice, text: string): boolean =>
  !avoids(text) && isFree(checkSourced, text, context)

/** Whether what rests on a finding may be said by this speaker in this market. */
export const restsOnSpoken = ({ findingOf, context, substance }: Voice, id: string): boolean => {
  const finding = findingOf(id)
  return finding !== undefined && mayBeSaid(finding, context) && !substance.leftOut.has(id)
}

/** Whether a text calls the subject by a name of its file that the topic does not call it by. */
export const hasOtherName = ({ order, substance: { main, called } }: Voice, text: string): boolean => {
  const { language } = order.settings
  const stands = (name: string, within: string) =>
    spanOf(nameWords(name, language), nameWords(within, language), language) !== null
  return (
    called.sources !== "same" &&
    !stands(called.name, text) &&
    main.names[language].some((name) => stands(name, text) && !stands(name, called.name))
  )
}

/** A sentence that states what a finding states. */
export const stated = (id: string, text: string): Line => ({ text, origin: { kind: "finding", id } })

/** A group that says one thing. */
export const group = (key: string, ...lines: ReadonlyArray<Line>): Group => ({ keys: [key], lines })

/** A list begun at another place. */
export const turned = <A>(list: ReadonlyArray<A>, by: number): ReadonlyArray<A> => {
  const at = list.length === 0 ? 0 : by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

/** One of a list of wordings. */
export const oneOf = <A>(list: ReadonlyArray<A>, salt: number): A => {
  const [chosen] = turned(list, salt)
  if (chosen === undefined) throw new Error("a list of wordings is empty")
  return chosen
}

/** A number from a text, the same on every machine (FNV-1a, 32 bits). */
export const numberOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** What introduces a sentence may not end in a colon where the sentence has one: nobody can say two. */
const colons = (lead: string, text: string): boolean => lead.endsWith(":") && text.includes(":")

/** A sentence behind what introduces it, where both can be said. */
export const behind = (lead: string, text: string): string =>
  lead === "" || colons(lead, text) ? text : `${lead} ${text}`

/**
 * A sentence with an introduction, and without it where time is short. One that is a sentence of its own says nothing
 * of the subject and rests on nothing.
 */
export const led = (
  voice: Voice,
  key: string,
  origin: Origin,
  lead: string,
  text: string,
): ReadonlyArray<Group> => {
  const plain = group(key, { text, origin })
  if (lead === "" || voice.isBrief || colons(lead, text)) return [plain]
  return lead.endsWith(".")
    ? [
        {
          keys: [key],
          lines: [
            { text: lead, origin: { kind: "connective" } },
            { text, origin, isBound: true },
          ],
        },
        plain,
      ]
    : [group(key, { text: `${lead} ${text}`, origin }), plain]
}
