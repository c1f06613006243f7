import { type Said, spokenSentences } from "@rounds/core/script/said.ts"

/** Where it comes from is for the core to find out. */
export const originless = (text: string, findings: ReadonlyArray<string>): Said => ({
  text: text.replace(/\s+/gu, " ").trim(),
  findings: findings.slice(0, 10).map((id) => id.replace(/^\[|\]$/g, "").slice(0, 120)),
  from: "own",
})

/** The same of every sentence of a text. */
export const saidOf = (text: string, findings: ReadonlyArray<string>): ReadonlyArray<Said> =>
  text
    .split(/\n+/u)
    .flatMap(spokenSentences)
    .map((sentence) => originless(sentence, findings))
