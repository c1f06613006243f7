import type { Profession } from "#account/profile.ts"
import { inEachLanguage, languages } from "#language/pack.ts"
import type { ClaimFinding } from "#script/script.ts"
import type { Language, Market, Promotes } from "#script/settings.ts"
import { isFramed, isFramedAsWhole } from "./frames.ts"
import { withDigits } from "./number-words.ts"
import { bounded, lowered } from "./pattern.ts"
import type { ClaimRule, Severity } from "./rule.ts"
import { claimRules } from "./rules.ts"
import { clausesOf, sentencesOf } from "./sentences.ts"

/** What the check must know beside the words. */
export interface ClaimContext {
  readonly language: Language
  readonly market: Market
  readonly promotes: Promotes
  /** Profession of the profile; null when it is not known. */
  readonly profession: Profession | null
}

/**
 * Sentences that need a look before filming, in the order of the text. An empty answer means "no known pattern found",
 * never "compliant". Patterns of every language are tried: a script may mix them.
 */
export const checkClaims = (text: string, context: ClaimContext): ReadonlyArray<ClaimFinding> => {
  const whole = lowered(text, context.language)
  const sentences = sentencesOf(text)
  const suspected = suspectedIn(sentences.join("\n"))
  const active = compiled.filter(
    (candidate) =>
      suspected(candidate) &&
      candidate.rule.markets.includes(context.market) &&
      !(context.profession !== null && candidate.rule.heldBy?.includes(context.profession)) &&
      !candidate.unlessAnywhere?.test(whole),
  )
  return sentences.flatMap((sentence) =>
    active
      .filter((candidate) => isClaim(sentence, candidate))
      .map(({ rule }) => ({
        rule: rule.id,
        severity: severityOf(rule, context),
        sentence,
        reason: rule.reason,
        source: rule.source,
        safer: rule.safer,
      })),
  )
}

/** Whether a rule's words occur anywhere in the text: most do not, and need no look at each sentence. */
const suspectedIn = (text: string) => {
  const lines = text.split("\n")
  const read = inEachLanguage((language) =>
    withDigits(lines.map((line) => lowered(line, language)).join("\n"), language),
  )
  return ({ rule, patterns }: Compiled): boolean =>
    languages.some(
      (language) =>
        patterns[language] !== null && (rule.cased ? text : read[language]).search(patterns[language]) >= 0,
    )
}

interface Compiled {
  readonly rule: ClaimRule
  readonly patterns: { readonly [L in Language]: RegExp | null }
  readonly unless: RegExp | null
  readonly unlessAnywhere: RegExp | null
}

const optional = (parts: ReadonlyArray<string> | undefined, flags: string): RegExp | null =>
  parts === undefined || parts.length === 0 ? null : bounded(parts, flags)

const compiled: ReadonlyArray<Compiled> = claimRules.map((rule) => ({
  rule,
  patterns: inEachLanguage((language) => optional(rule[language], "gmu")),
  // A citation mark has no letters around it to be bounded by.
  unless: rule.unless === undefined ? null : new RegExp(rule.unless.join("|"), "u"),
  unlessAnywhere: rule.unlessAnywhere === undefined ? null : new RegExp(rule.unlessAnywhere.join("|"), "u"),
}))

const isClaim = (sentence: string, { rule, patterns, unless }: Compiled): boolean =>
  languages.some((language) => {
    const pattern = patterns[language]
    if (pattern === null) return false
    const text = rule.cased ? sentence : withDigits(lowered(sentence, language), language)
    if (unless?.test(lowered(sentence, language))) return false
    if (!rule.ignoresFrames && isFramedAsWhole(sentence)) return false
    return [...text.matchAll(pattern)].some(
      (match) => rule.ignoresFrames || !isFramed(around(text, match.index, match[0].length)),
    )
  })

/** The clauses that a match lies in, without the match itself: its own "no" or "don't" is not a frame. */
const around = (text: string, index: number, length: number): string =>
  clausesOf(text)
    .filter(({ from, to }) => from < index + length && to > index)
    .map(
      ({ from, to }) =>
        `${text.slice(from, Math.max(from, index))} | ${text.slice(Math.min(to, index + length), to)}`,
    )
    .join(" | ")

/** Rules that bite on marketing alone: one level milder when nothing is promoted, but never in Türkiye. */
const marketing = new Set(["weight-loss", "vague-health-claim", "comparative"])
const isMilder: { readonly [M in Market]: boolean } = { US: true, UK: true, EU: true, TR: false }
const milder: { readonly [S in Severity]: Severity } = { block: "warn", warn: "info", info: "info" }

const severityOf = (rule: ClaimRule, { market, promotes }: ClaimContext): Severity => {
  const severity = rule.severityIn?.[market] ?? rule.severity
  return promotes === "nothing" && isMilder[market] && marketing.has(rule.category)
    ? milder[severity]
    : severity
}
