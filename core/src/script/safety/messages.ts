import { safety } from "#language/safety.ts"
import type { Language, Market } from "#script/settings.ts"
import { helpIn } from "./help.ts"
import type { SafetyKind } from "./kind.ts"

/** The fixed safe-messaging script for a kind, with the numbers of the market. */
export const safeMessage = (kind: SafetyKind, language: Language, market: Market): ReadonlyArray<string> =>
  safety[language].messages[kind](helpIn[market])
