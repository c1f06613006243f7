import { checkMeaning } from "@rounds/core/script/claims/check-meaning.ts"
import { warmUp } from "@rounds/core/script/claims/learned/class-check.ts"

/** The check with its models unpacked, so that the first letter is answered as quickly as the others. */
export const readyCheck = () => {
  warmUp()
  return checkMeaning
}
