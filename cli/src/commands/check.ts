import { packs, usualLanguage } from "@rounds/core/language/pack.ts"
import { rulePack } from "@rounds/core/script/claims/check-claims.ts"
import { ruleCodes } from "@rounds/core/script/claims/rule-codes.ts"
import { checkAndTell, unreadRule } from "@rounds/core/script/claims/unread.ts"
import type { ClaimFinding } from "@rounds/core/script/script.ts"
import type { Language, Market, Promotes } from "@rounds/core/script/settings.ts"
import { Option } from "commander"
import { jsonCommand } from "#command.ts"
import { linesOf, languageTags, parseLanguage } from "#input.ts"
import { put, sayJson } from "#output.ts"

const markets: ReadonlyArray<Market> = ["US", "UK", "EU", "TR"]
const promotions: ReadonlyArray<Promotes> = ["nothing", "own_service", "product"]

interface Options {
  readonly language: Language
  readonly market?: Market
  readonly promotes: Promotes
  readonly rules?: true
}

/** Letters of the answer that are written at once. */
const written = 65_536

/** One sentence or script a line: what the claims check finds in each. */
export const check = jsonCommand("check", "check health claims: one sentence or script a line")
  .argument("[file]", "what is said, one sentence or script a line; - for standard input", "-")
  .option(`--language <${languageTags}>`, "language of the lines", parseLanguage, usualLanguage)
  .addOption(
    new Option("--market <market>", "where it is shown; else the language's usual market").choices(markets),
  )
  .addOption(
    new Option("--promotes <what>", "what it promotes")
      .choices(promotions)
      .default("nothing" satisfies Promotes),
  )
  .option("--rules", "print every rule's code with its class, and check nothing")
  .action(async (file: string, { language, market, promotes, rules }: Options) => {
    if (rules) {
      for (const code of ruleCodes) sayJson({ ...code, rulePack })
      return
    }
    const context = { language, market: market ?? packs[language].market, promotes, profession: null }
    let line = 0
    let answer = ""
    for await (const text of linesOf(file)) {
      line += 1
      const findings = checkAndTell(text, context)
      const isUnread = findings.some(({ rule }) => rule === unreadRule)
      answer += `${JSON.stringify({
        line,
        ...(isUnread ? { language: "unknown" } : {}),
        findings: findings.map((finding) => found(text, finding)),
      })}\n`
      if (answer.length < written) continue
      put(answer)
      answer = ""
    }
    put(answer)
  })

const found = (text: string, finding: ClaimFinding) => {
  const { rule, severity, start = 0, end = text.length, safer, source, reason, words = [] } = finding
  return {
    rule,
    severity,
    text: text.slice(start, end),
    start,
    end,
    suggestion: safer,
    source,
    reason,
    words,
  }
}
