import { stem } from "#text/stem.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { isListed, listedConcepts } from "#vocabulary/subjects.ts"

/** Listed concepts by their letters alone: communities are written without gaps. */
const joined = ofSubjects(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...listedConcepts()].map((concept): readonly [string, string] => [
        concept.replaceAll("_", ""),
        concept,
      ]),
    ),
)

const shortestPart = 3

/** What stands around a subject in the name of a community: for whom it is, and what is done there. */
const around =
  /^(?:ask|advanced|xx|the|true|healthy)(?=\p{L}{4})|(?<=\p{L}{4})(?:reddit|recipes?|diet|gains|addict|addiction|advice|help|support|questions)$/u

const named = (name: string): string | null => {
  const whole = joined().get(stem(name)) ?? joined().get(name)
  if (whole !== undefined) return whole
  for (let cut = shortestPart; cut <= name.length - shortestPart; cut++) {
    const concept = `${stem(name.slice(0, cut))}_${stem(name.slice(cut))}`
    if (isListed(concept)) return concept
  }
  return null
}

/**
 * The listed subject that a community is named after, as a concept: r/acne speaks of acne, r/socialanxiety of social
 * anxiety. Null when its name is none.
 */
export const communitySubject = (community: string): string | null => {
  const name = community.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
  for (let rest = name; ; rest = rest.replace(around, "")) {
    const found = named(rest)
    if (found !== null || !around.test(rest)) return found
  }
}
