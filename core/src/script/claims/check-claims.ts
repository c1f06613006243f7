import type { Profession } from "#account/profile.ts"
import type { ClaimFinding } from "#script/script.ts"
import type { Language, Market, Promotes } from "#script/settings.ts"
import type { ClaimRule, Severity } from "./rule.ts"
import { readSentence, ruleMatches } from "./rule-check.ts"
import { claimRules } from "./rules.ts"
import { placedSentencesOf } from "./sentences.ts"
import { ruleWording } from "./wording.ts"

/** Names the rules and models that a text was checked with. */
export const rulePack = "2026.11.3"

/** What the check must know beside the words. */
export interface ClaimContext {
  readonly language: Language
  readonly market: Market
  readonly promotes: Promotes
  /** Profession of the profile; null when it is not known. */
  readonly profession: Profession | null
}

/**
 * Looks at a text: by the rules alone (`checkClaims`), or by what was learned too (`checkMeaning`). `ours` are sentences
 * that were read before they came into the product: of them the rules alone are asked.
 */
export type ClaimsCheck = (
  text: string,
  context: ClaimContext,
  ours?: ReadonlySet<string>,
) => ReadonlyArray<ClaimFinding>

/**
 * What the rules alone find, at their full severity. For words that come from the library and from lists that were read
 * before, and for a browser that has not fetched more yet; words of people and of models are read by `checkMeaning`.
 */
export const checkClaims: ClaimsCheck = (text, context) => {
  const placed = placedSentencesOf(text)
  const matches = ruleMatches(
    placed.map((sentence) => readSentence(sentence.text, context.language)),
    context,
  )
  return placed.flatMap(({ text: sentence, start }, i) =>
    (matches[i] ?? []).map(({ rule, from, to }) => ({
      rule: rule.id,
      severity: severityOf(rule, context),
      sentence,
      ...ruleWording(rule, context.language),
      start: start + from,
      end: start + to,
      rulePack,
    })),
  )
}

const askingForSource: ReadonlySet<string> = new Set(
  claimRules.filter(({ unlessCited }) => unlessCited === true).map(({ id }) => id),
)

/** `checkClaims` of a statement that stands with its source: rules that only want one named have nothing to find. */
export const checkSourced: ClaimsCheck = (text, context) =>
  checkClaims(text, context).filter(({ rule }) => !askingForSource.has(rule))

/** Rules that bite on marketing alone: one level milder when nothing is promoted, but never in Türkiye. */
const marketing = new Set(["weight-loss", "vague-health-claim", "comparative"])
const isMilder: { readonly [M in Market]: boolean } = { US: true, UK: true, EU: true, TR: false }
const milder: { readonly [S in Severity]: Severity } = { block: "warn", warn: "info", info: "info" }

/** How grave a rule is, by where and for what it is broken. */
export const severityOf = (rule: ClaimRule, { market, promotes }: ClaimContext): Severity => {
  const severity = rule.severityIn?.[market] ?? rule.severity
  return promotes === "nothing" && isMilder[market] && marketing.has(rule.category)
    ? milder[severity]
    : severity
}
