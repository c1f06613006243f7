import { actingDirectionsOf, timed } from "#script/timed.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import type { About } from "#script/claims/document-rule.ts"
import { contentOf } from "#script/draft.ts"
import { type Cite, citeOwn, sourcesOf } from "#script/sources.ts"
import type { Beat, Script } from "#script/script.ts"
import { type ClaimsIn, inspectScript } from "./inspect.ts"
import { closedWith } from "./retold.ts"

/** What a script is looked at with: its topic, who speaks to whom, and the library. */
export interface Surroundings {
  readonly topic: About["topic"]
  readonly context: ClaimContext
  readonly cite: Cite
  readonly claimsIn: ClaimsIn
}

/** The script with other beats, and everything that follows from the words worked out again. */
export const rebuilt = (
  script: Script,
  changed: ReadonlyArray<Beat>,
  { topic, context, cite, claimsIn }: Surroundings,
): Script => {
  const beats = timed(closedWith(changed, script.disclaimer), script.language)
  const { words, seconds, claims } = inspectScript(
    { ...script, beats },
    { topic, disclaimer: script.disclaimer },
    context,
    claimsIn,
  )
  return {
    ...script,
    beats,
    scriptContent: contentOf(beats),
    actingDirections: actingDirectionsOf(beats, script.language),
    words,
    spokenSeconds: seconds,
    claims,
    sources: sourcesOf(beats, citeOwn(script.citations, cite)),
  }
}
