import { meaning } from "#language/meaning.ts"
import type { ClaimFinding } from "#script/script.ts"
import { type ClaimContext, type ClaimsCheck, rulePack, severityOf } from "./check-claims.ts"
import { readClasses } from "./learned/class-check.ts"
import { classOfRule, ruleOfClass, severityOfClass } from "./learned/class-severity.ts"
import { asksForTheWay } from "./frames.ts"
import { isCalm } from "./calm.ts"
import { isOurs } from "./ours.ts"
import type { ClaimRule, RuleId, Severity } from "./rule.ts"
import { type ReadSentence, readSentence, ruleMatches } from "./rule-check.ts"
import { placedSentencesOf } from "./sentences.ts"
import { classWording, lookWording, ruleWording } from "./wording.ts"

const nobodys: ReadonlySet<string> = new Set()

/**
 * Sentences that need a look before filming, in the order of the text. An empty answer means "no known pattern found",
 * never "compliant". Rules of every language are tried, as a script may mix them; a model of its language reads what no
 * list of words can hold. What the model takes for clearly lawful, a rule of the same class only asks to look at. Of
 * sentences that are ours the rules alone are asked.
 */
export const checkMeaning: ClaimsCheck = (text, context, ours = nobodys) => {
  const { language, market, promotes } = context
  const placed = placedSentencesOf(text)
  const sentences = placed.map((sentence) =>
    readSentence(sentence.text, language, meaning[language].withMarks),
  )
  const byRules = ruleMatches(sentences, context)
  const isKnown = placed.map(({ text: sentence }) => isOurs(sentence, ours))
  const byModel = readClasses(
    sentences.map(({ plain }) => plain),
    language,
    (sentence) => isKnown[sentence] === true,
  )
  const aloneOdds = (sentence: ReadSentence | undefined): number =>
    sentence === undefined ? 0 : (readClasses([sentence.plain], language).odds[0] ?? 0)
  // The model sees at most one class in a sentence.
  const learnedIn = new Map(byModel.found.map((match) => [match.sentence, match]))
  return placed.flatMap(({ text: sentence, start }, i) => {
    const finding = (
      rule: string,
      severity: Severity,
      range: { readonly from: number; readonly to: number },
      wording: Pick<ClaimFinding, "reason" | "source" | "safer">,
    ): ClaimFinding => ({
      rule,
      severity,
      sentence,
      ...wording,
      start: start + range.from,
      end: start + range.to,
      rulePack,
    })
    const isRead = isKnown[i] === false
    const broken = byRules[i] ?? []
    // What stands around a sentence may answer it, but takes no claim back that its own words make.
    const odds = isRead && broken.length > 0 ? Math.max(byModel.odds[i] ?? 0, aloneOdds(sentences[i])) : 0
    const ruled = broken.map((match) =>
      finding(
        match.rule.id,
        odds < doubtedUnder(match.rule)
          ? doubtedSeverity(match.rule, context)
          : severityOf(match.rule, context),
        match,
        ruleWording(match.rule, language),
      ),
    )
    const match = learnedIn.get(i)
    if (match === undefined) return ruled
    const { claimClass, level, words } = match
    // What follows a question may be the promise: only one that stands alone is nothing but asked.
    const isAsked =
      asks(sentence) || (placed.length === 1 && asksForTheWay(sentences[i]?.spelled ?? sentence))
    const warns = isCalm(sentences[i]?.plain.text ?? "", claimClass, language)
    if (warns && level === "look") return ruled
    const isTrusted = level === "trusted" && !isAsked && !warns
    const learned = finding(
      ruleOfClass[claimClass],
      isTrusted ? severityOfClass(claimClass, market, promotes) : "info",
      match,
      isTrusted ? classWording(claimClass, language) : lookWording(claimClass, language),
    )
    return merged(ruled, { ...learned, words: [...words] })
  })
}

/** Words of a question that is too short to claim anything by itself: "how much creatine is enough?" */
const shortQuestion = 6

const asks = (sentence: string): boolean =>
  /\?["”’)]*$/u.test(sentence.trim()) && sentence.trim().split(/\s+/u).length <= shortQuestion

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

/**
 * Log-odds under which the model finds a sentence lawful although the words of a rule stand in it. What can hurt costs
 * most where it is passed over, and the words of these rules are seldom said otherwise: there it must be far surer.
 */
const doubtedUnder = ({ id }: ClaimRule): number => surest[id] ?? -2.5

const surest: { readonly [R in RuleId]?: number } = {
  "HC-CURE": -7,
  "HC-SUPP-DISEASE": -5,
  "HC-SUBSTITUTE": -7,
  "HC-DISCOURAGE": -7,
  "HC-INFANT-FOOD": -7,
  "HC-VACCINE": -7,
  "HC-DENIAL": -7,
}

const doubtedSeverity = (rule: ClaimRule, context: ClaimContext): Severity =>
  classOfRule[rule.id] === undefined ? severityOf(rule, context) : "info"
