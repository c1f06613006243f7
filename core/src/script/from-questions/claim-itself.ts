import { type ClaimContext, checkClaims } from "#script/claims/check-claims.ts"
import { checkMeaning } from "#script/claims/check-meaning.ts"
import { typedTitle } from "./typed-title.ts"

/**
 * Whether a title that a person typed states what must not be filmed, as "Vaccines cause autism" does: it is neither
 * spoken as if it held, nor a tag, nor asked about by its own words.
 */
export const isClaimItself = (title: string, context: ClaimContext): boolean => {
  const typed = typedTitle(title, context.language)
  // The meaning of a name is no statement: the learned part of the check has only read sentences, whole and with their end.
  const found = typed.kind === "name" ? checkClaims(title, context) : checkMeaning(typed.text, context)
  return found.some(({ severity }) => severity === "block")
}
