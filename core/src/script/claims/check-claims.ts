import type { Profession } from "#account/profile.ts"
import type { ClaimFinding } from "#script/script.ts"
import type { Language, Market, Promotes } from "#script/settings.ts"
import { readClasses } from "./learned/class-check.ts"
import { classOfRule, ruleOfClass, severityOfClass } from "./learned/class-severity.ts"
import type { ClaimRule, Severity } from "./rule.ts"
import { readSentence, ruleMatches } from "./rule-check.ts"
import { placedSentencesOf } from "./sentences.ts"
import { classWording, lookWording, ruleWording } from "./wording.ts"

/** Names the rules and models that a text was checked with. */
export const rulePack = "2026.11.2"

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
 * never "compliant". Rules of every language are tried, as a script may mix them; a model of its language reads what no
 * list of words can hold. What the model takes for clearly lawful, a rule of the same class only asks to look at.
 */
export const checkMeaning = (text: string, context: ClaimContext): ReadonlyArray<ClaimFinding> => {
  const { language, market, promotes } = context
  const placed = placedSentencesOf(text)
  const sentences = placed.map((sentence) => readSentence(sentence.text, language))
  const byRules = ruleMatches(sentences, context)
  const byModel = readClasses(
    sentences.map(({ plain }) => plain),
    language,
  )
  // The model sees at most one class in a sentence.
  const learnedIn = new Map(byModel.found.map((match) => [match.sentence, match]))
  return placed.flatMap(({ text: sentence, start }, i) => {
    const finding = (
      rule: string,
      severity: Severity,
      range: { readonly from: number; readonly to: number },
      wording: Pick<ClaimFinding, "reason" | "source" | "safer">,
      words: ReadonlyArray<string>,
    ): ClaimFinding => ({
      rule,
      severity,
      sentence,
      ...wording,
      start: start + range.from,
      end: start + range.to,
      words: [...words],
      rulePack,
    })
    const odds = byModel.odds[i] ?? 0
    const ruled = (byRules[i] ?? []).map((match) =>
      finding(
        match.rule.id,
        severityOf(match.rule, context, odds),
        match,
        ruleWording(match.rule, language),
        [],
      ),
    )
    const match = learnedIn.get(i)
    if (match === undefined) return ruled
    const { claimClass, level, words } = match
    const learned =
      level === "trusted"
        ? finding(
            ruleOfClass[claimClass],
            severityOfClass(claimClass, market, promotes),
            match,
            classWording(claimClass, language),
            words,
          )
        : finding(ruleOfClass[claimClass], "info", match, lookWording(claimClass, language), words)
    return merged(ruled, learned)
  })
}

/**
 * What the rules alone find, at their full severity. For words that come from the library and from lists that were read
 * before, and for drafts made of them; words of people and of models are read by `checkMeaning` too.
 */
export const checkClaims = (text: string, context: ClaimContext): ReadonlyArray<ClaimFinding> => {
  const placed = placedSentencesOf(text)
  const matches = ruleMatches(
    placed.map((sentence) => readSentence(sentence.text, context.language)),
    context,
  )
  return placed.flatMap(({ text: sentence, start }, i) =>
    (matches[i] ?? []).map(({ rule, from, to }) => ({
      rule: rule.id,
      severity: severityOf(rule, context, Infinity),
      sentence,
      ...ruleWording(rule, context.language),
      start: start + from,
      end: start + to,
      rulePack,
    })),
  )
}

/** One finding a rule: the graver one, with the words that weighed. */
const merged = (ruled: ReadonlyArray<ClaimFinding>, learned: ClaimFinding): ReadonlyArray<ClaimFinding> =>
  ruled.some(({ rule }) => rule === learned.rule)
    ? ruled.map((finding) =>
        finding.rule === learned.rule && gravity[learned.severity] > gravity[finding.severity]
          ? learned
          : finding,
      )
    : [...ruled, learned]

const gravity: { readonly [S in Severity]: number } = { block: 2, warn: 1, info: 0 }

/** Rules that bite on marketing alone: one level milder when nothing is promoted, but never in Türkiye. */
const marketing = new Set(["weight-loss", "vague-health-claim", "comparative"])
const isMilder: { readonly [M in Market]: boolean } = { US: true, UK: true, EU: true, TR: false }
const milder: { readonly [S in Severity]: Severity } = { block: "warn", warn: "info", info: "info" }

/** Log-odds under which the model finds a sentence lawful although the words of a rule stand in it. */
const doubted = 0

const severityOf = (rule: ClaimRule, { market, promotes }: ClaimContext, odds: number): Severity => {
  if (odds < doubted && classOfRule[rule.id] !== undefined) return "info"
  const severity = rule.severityIn?.[market] ?? rule.severity
  return promotes === "nothing" && isMilder[market] && marketing.has(rule.category)
    ? milder[severity]
    : severity
}
