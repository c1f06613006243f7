import type { ReadPost } from "#reading/read-post.ts"
import { subjectOfCommunity } from "#topic/asking.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isDish } from "./dish.ts"
import { sentenceOf } from "./grammar.ts"
import { isHeadline } from "./put.ts"
import { sortOf, type Sort } from "./sorts.ts"
import { type Clause, spokenClausesOf } from "./spoken-clauses.ts"
import type { VoiceForm } from "./voice-form.ts"
import { recipesAsked, voiceForms } from "./voice-forms.ts"

/** Somebody else has it: what he is asked about is not the writer's own. */
const ofKin =
  /\b(?:my|his|her|our|an?|the) (?:\w+[ -]){0,2}(?:husband|wife|spouse|son|daughter|mother|mom|mum|dad|father|boyfriend|girlfriend|gf|bf|so|fianc[eé]e?|friend|brother|sister|sibling|roommate|grand\w+|dog|cat|baby|kid|child|toddler|niece|nephew|uncle|aunt|coworker|patient|client)s?\b/i

/** What one has or takes oneself. */
const borne: ReadonlySet<Sort> = new Set(["ill", "sore", "lived", "left", "prescribed", "measured", "kept"])

/** Whether a post says that its writer does not have it. */
const isDenied = ({ text }: ReadPost, { name }: Subject): boolean =>
  text !== null &&
  new RegExp(
    `\\b(?:do not|don't|never|didn't) (?:really |actually |even )?(?:have|had) (?:any )?${name.replaceAll(/[^\p{L}\p{N} -]/gu, ".")}\\b`,
    "i",
  ).test(`${text.title} . ${text.body}`.replaceAll("’", "'"))

const isSaid = (clause: Clause, { says, tells, besideOthers, ofMissing }: VoiceForm): boolean =>
  (tells === true ? !clause.asks : clause.asks) &&
  (besideOthers === true || !clause.names) &&
  says.test(ofMissing === true ? clause.whole : clause.said)

/**
 * What a post says of a subject, in our words: only what one clause of its own says with the subject as its object, that
 * of its title first. Empty where it says nothing of the kind; an aim alone is no utterance.
 */
export const voicesOf = (post: ReadPost, subject: Subject): ReadonlyArray<string> => {
  const sort = sortOf(subject)
  // What no list has may be a name, an adjective or a joke: no sentence of ours fits them all.
  const spoken = subject.listed && sort !== "named" ? spokenClausesOf(post, { subject }) : null
  if (spoken === null || post.text === null) return []
  if (borne.has(sort) && (ofKin.test(post.text.title) || isDenied(post, subject))) return []
  const kind = isDish(subject) ? "dish" : sort
  const forms = voiceForms.filter(({ on }) => on.includes(kind))
  const isOther = isHeadline(post.text.title, post)
  const saidBy = (clauses: ReadonlyArray<Clause>, wanted: ReadonlyArray<VoiceForm>): ReadonlyArray<string> =>
    clauses.flatMap((clause) =>
      borne.has(sort) && ofKin.test(clause.whole)
        ? []
        : wanted.filter((form) => isSaid(clause, form)).flatMap(({ told }) => told),
    )
  const asked = forms.filter(({ tells, wide }) => tells !== true && wide !== true)
  const isAtHome = sort === "followed" && subjectOfCommunity(post.community)?.name === subject.name
  const atHome =
    isAtHome && spoken.asked.some(({ whole }) => recipesAsked.test(whole)) ? ["Which recipes fit {n}?"] : []
  const told = [
    ...(isOther ? [] : saidBy(spoken.title, asked)),
    ...saidBy(spoken.body, asked),
    ...saidBy(
      spoken.questions,
      forms.filter(({ wide }) => wide === true),
    ),
    ...(isOther ? [] : atHome),
    ...(post.question
      ? []
      : saidBy(
          spoken.title,
          forms.filter(({ tells }) => tells === true),
        )),
  ]
  return [...new Set(told)].map((form) => sentenceOf(form, subject))
}
