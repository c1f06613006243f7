import type { WritingWords } from "#language/writing.ts"
import { findings } from "./findings.ts"
import { questions } from "./questions.ts"

export const writing: WritingWords = { market: "TR", findings, questions }
