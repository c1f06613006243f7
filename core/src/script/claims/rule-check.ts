import { claims } from "#language/claims.ts"
import { rulePatterns } from "#language/claim-rules.ts"
import { excuses } from "#language/excuses.ts"
import { inEachLanguage, languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import type { ClaimContext } from "./check-claims.ts"
import { clausesOf } from "./clauses.ts"
import { isFramed, isFramedAsWhole } from "./frames.ts"
import { withDigitsPlaced } from "./number-words.ts"
import { bounded } from "./pattern.ts"
import { type PlainText, plainText } from "./plain-text.ts"
import type { ClaimRule, RuleId } from "./rule.ts"
import { claimRules } from "./rules.ts"

/** A sentence as the rules of one language read it, with its numbers as digits. */
interface InLanguage {
  readonly language: Language
  readonly plain: PlainText
  readonly counted: PlainText
}

/** A sentence as the rules read it: as written, and in the plain text of the script's language and of others it may be in. */
export interface ReadSentence {
  readonly written: string
  /** As written, or spelled out where its marks were left out. */
  readonly spelled: string
  readonly plain: PlainText
  readonly read: ReadonlyArray<InLanguage>
}

/** `marked` puts the marks back that a text was typed without. */
export const readSentence = (
  written: string,
  own: Language,
  marked: ((plain: string, written: string) => string) | null = null,
): ReadSentence => {
  const typed = plainText(written, own)
  const text = marked === null ? typed.text : marked(typed.text, written)
  const plain = text === typed.text ? typed : { ...typed, text }
  const others = languages.filter(
    (language) => language !== own && (mayBeIn(typed.text, language, own) || mayBeIn(text, language, own)),
  )
  const inLanguage = (language: Language, text: PlainText): InLanguage => ({
    language,
    plain: text,
    counted: withDigitsPlaced(text, language),
  })
  return {
    written,
    spelled: plain === typed ? written : text,
    plain,
    read: [
      inLanguage(own, plain),
      ...others.map((language) => inLanguage(language, plainText(written, language))),
    ],
  }
}

/** A sentence that has words of its script's language and none of another's is not in that other one. */
const mayBeIn = (plain: string, language: Language, own: Language): boolean =>
  claims[language].common.test(plain) || !claims[own].common.test(plain)

/** What a rule found in a sentence, and where in the sentence as written. */
export interface RuleMatch {
  readonly rule: ClaimRule
  readonly from: number
  readonly to: number
}

/** Every rule of the context with the first place where it holds, by sentence. */
export const ruleMatches = (
  sentences: ReadonlyArray<ReadSentence>,
  context: ClaimContext,
): ReadonlyArray<ReadonlyArray<RuleMatch>> => {
  const whole = sentences.map(({ plain }) => plain.text).join(" ")
  const suspected = suspectedIn(sentences)
  const active = compiled.filter(
    (candidate) =>
      suspected(candidate) &&
      candidate.rule.markets.includes(context.market) &&
      !(context.profession !== null && candidate.rule.heldBy?.includes(context.profession)) &&
      !candidate.unlessAnywhere?.test(whole),
  )
  return sentences.map((sentence) =>
    active.flatMap((candidate) => {
      const place = placeIn(sentence, candidate)
      return place === null ? [] : [{ rule: candidate.rule, ...place }]
    }),
  )
}

/** Whether a rule's words occur anywhere in the text: most do not, and need no look at each sentence. */
const suspectedIn = (sentences: ReadonlyArray<ReadSentence>) => {
  const all = sentences.map((sentence) => sentence.written).join("\n")
  const written = anyCased.test(all) ? all : ""
  const texts = inEachLanguage((language) => {
    const text = sentences
      .flatMap(({ read }) =>
        read.filter((each) => each.language === language).map(({ counted }) => counted.text),
      )
      .join("\n")
    return any[language].test(text) ? text : ""
  })
  return ({ rule, patterns }: Compiled): boolean =>
    languages.some((language) => {
      const pattern = patterns[language]
      const text = rule.cased ? written : texts[language]
      return pattern !== null && text !== "" && text.search(pattern) >= 0
    })
}

/** The words of all rules of a language in one pattern: most sentences have none, and need no look at each rule. */
const any: { readonly [L in Language]: RegExp } = inEachLanguage((language) =>
  bounded(
    claimRules.filter(({ cased }) => !cased).flatMap((rule) => rulePatterns[language][rule.id]),
    "mu",
  ),
)

/** The same of the rules that look at the words as written. */
const anyCased: RegExp = bounded(
  claimRules
    .filter(({ cased }) => cased)
    .flatMap((rule) => languages.flatMap((language) => rulePatterns[language][rule.id])),
  "mu",
)

interface Compiled {
  readonly rule: ClaimRule
  readonly patterns: { readonly [L in Language]: RegExp | null }
  readonly unless: RegExp | null
  readonly unlessAnywhere: RegExp | null
}

const optional = (parts: ReadonlyArray<string> | undefined, flags: string): RegExp | null =>
  parts === undefined || parts.length === 0 ? null : bounded(parts, flags)

const anyWords = (parts: ReadonlyArray<string>): RegExp | null =>
  parts.length === 0 ? null : new RegExp(parts.join("|"), "u")

/** What excuses a rule in any language: a script may mix them. */
const excusesOf = (id: RuleId): ReadonlyArray<string> =>
  languages.flatMap((language) => {
    const excused: { readonly [R in RuleId]?: string | null } = excuses[language]
    return excused[id] ?? []
  })

const compiled: ReadonlyArray<Compiled> = claimRules.map((rule) => ({
  rule,
  patterns: inEachLanguage((language) => optional(rulePatterns[language][rule.id], "gmu")),
  // A citation mark has no letters around it to be bounded by.
  unless: anyWords([
    ...(rule.unlessCited ? [String.raw`\[\d+\]`] : []),
    ...(rule.excusedAnywhere ? [] : excusesOf(rule.id)),
  ]),
  unlessAnywhere: anyWords(rule.excusedAnywhere ? excusesOf(rule.id) : []),
}))

const placeIn = (
  { written, spelled, read }: ReadSentence,
  { rule, patterns, unless }: Compiled,
): { readonly from: number; readonly to: number } | null => {
  for (const { language, plain, counted } of read) {
    const pattern = patterns[language]
    if (pattern === null || unless?.test(plain.text)) continue
    if (!rule.ignoresFrames && isFramedAsWhole(spelled)) continue
    const text = rule.cased ? written : counted.text
    for (const { index, 0: match } of text.matchAll(pattern)) {
      if (!rule.ignoresFrames && isFramed(around(text, index, match.length))) continue
      const last = index + match.length - 1
      return rule.cased
        ? { from: index, to: last + 1 }
        : { from: counted.from[index] ?? 0, to: counted.to[last] ?? written.length }
    }
  }
  return null
}

/** The clauses that a match lies in, without the match itself: its own "no" or "don't" is not a frame. */
const around = (text: string, index: number, length: number): string =>
  clausesOf(text)
    .filter(({ from, to }) => from < index + length && to > index)
    .map(
      ({ from, to }) =>
        `${text.slice(from, Math.max(from, index))} | ${text.slice(Math.min(to, index + length), to)}`,
    )
    .join(" | ")
