import { hasBlank } from "#script/blanks.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { checkMeaning } from "#script/claims/check-meaning.ts"
import { ownSaid, type Said } from "#script/said.ts"
import type { Script } from "#script/script.ts"

/** What the words beside a video are made of. */
export interface PostMaterial {
  readonly script: Script
  readonly hashtags: ReadonlyArray<string>
  /** What the script is about, as it is called in its language. */
  readonly name: string
  readonly isChecked: boolean
  readonly context: ClaimContext
  /** Sentences of the script that are ours. */
  readonly ours: ReadonlySet<string>
}

/** What is said, without places that are still to be filled in: a post is copied at once. */
export const spokenIn = ({ beats }: Script): ReadonlyArray<Said> =>
  beats
    .flatMap(({ said, text }) => (said.length > 0 ? said : ownSaid(text)))
    .filter(({ text }) => !hasBlank(text))

/** Whether nothing in a text is forbidden where the script is shown. */
export const isHarmless = (text: string, { context, ours }: PostMaterial): boolean =>
  !checkMeaning(text, context, ours).some(({ severity }) => severity === "block")

/** Characters as platforms count them. */
export const length = (text: string): number => Array.from(text).length

/** Parts of a text, those that are empty left out. */
export const joined = (parts: ReadonlyArray<string>): string =>
  parts.filter((part) => part !== "").join("\n\n")
