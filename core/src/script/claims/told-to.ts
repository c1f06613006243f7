import { advice } from "#language/advice.ts"
import { claims, type Wording } from "#language/claims.ts"
import { support } from "#language/support.ts"
import type { Language } from "#script/settings.ts"
import { faultKinds } from "#script/support/flags.ts"
import { classOfRule } from "./learned/class-severity.ts"
import { claimRules } from "./rules.ts"
import { spokenWording, unquoted } from "./spoken-wording.ts"
import { classWording, lookWording, ruleWording } from "./wording.ts"

/** What somebody is told of a fault: `rule` names it whatever the language. */
interface Told extends Wording {
  readonly rule: string | null
}

/**
 * A finding as somebody reads it whose language is not the script's. Words to say stay in the language of the script,
 * and so does what no table of today knows.
 */
export const toldTo = <T extends Told>(told: T, from: Language, reader: Language): T => {
  const wording = from === reader ? undefined : wordingFor(told, from, reader)
  if (wording === undefined) return told
  return { ...told, ...wording, safer: saferFor(told.safer, wording.safer, reader) }
}

const saferFor = (safer: string, inReadersWords: string, reader: Language): string => {
  if (spokenWording(safer) !== undefined) return safer
  return spokenWording(inReadersWords) === undefined
    ? inReadersWords
    : advice[reader].forExample(unquoted(inReadersWords))
}

const rules = new Map<string, (typeof claimRules)[number]>(claimRules.map((rule) => [rule.id, rule]))

const wordingFor = ({ rule, reason }: Told, from: Language, reader: Language): Wording | undefined => {
  const known = rules.get(rule ?? "")
  if (known === undefined) return documentWordingOf(rule ?? "", reader) ?? faultWording(reason, from, reader)
  const claimClass = classOfRule[known.id]
  if (claimClass === undefined) return ruleWording(known, reader)
  if (reason.startsWith(claims[from].perhaps)) return lookWording(claimClass, reader)
  return reason === classWording(claimClass, from).reason
    ? classWording(claimClass, reader)
    : ruleWording(known, reader)
}

const documentWordingOf = (rule: string, reader: Language): Wording | undefined => {
  const words: { readonly [Rule: string]: Wording } = claims[reader].documentWordings
  return words[rule]
}

/** What a sentence says beyond its source; the words that it quotes stay as they are. */
const faultWording = (reason: string, from: Language, reader: Language): Wording | undefined => {
  for (const kind of faultKinds) {
    const quoted = quotedIn(reason, support[from].faults[kind].reason)
    if (quoted === null) continue
    const { reason: said, safer } = support[reader].faults[kind]
    return { reason: said(quoted), safer, source: support[reader].resting }
  }
  return undefined
}

/** What stands in a reason where it quotes; empty where it quotes nothing, null where it is another reason. */
const quotedIn = (reason: string, template: (what: string) => string): string | null => {
  const [before = "", after] = template("\u0000").split("\u0000")
  if (after === undefined) return reason === before ? "" : null
  return reason.startsWith(before) && reason.endsWith(after)
    ? reason.slice(before.length, reason.length - after.length)
    : null
}
