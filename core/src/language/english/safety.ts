import type { SafetyWords } from "#language/safety.ts"
import { messages } from "./safety-messages.ts"
import { rules } from "./safety-rules.ts"

export const safety: SafetyWords = { rules, messages }
