import type { Library } from "#evidence/library.ts"
import type { Match } from "#evidence/match.ts"
import type { WritingOrder } from "#script/ports.ts"
import { askedOf } from "./asked-of.ts"
import { asksOfSubject, sensibleAsks } from "./asks-of-subject.ts"
import { calledByLibrary, calledFor } from "./called.ts"
import type { Question } from "./focus.ts"
import { focusOnMatter } from "./focus-on-matter.ts"
import { focusOnAspect, focusOnWhole } from "./focus-on-subject.ts"
import { exact, mayBeSaid, ofGrownUps, type Substance } from "./subject.ts"

/** An order on a title that a person typed. */
type Typed = Pick<WritingOrder, "title" | "angle" | "settings"> & Partial<Pick<WritingOrder, "profile">>

/** What a person typed is on all that its title asks. */
export const typedSubstance = (library: Library, match: Match, order: Typed): Substance => {
  const { title, angle, settings, profile } = order
  const context = { ...settings, profession: profile?.profession ?? null }
  const asked = askedOf(library, match, title, context)
  const { main, language } = asked
  const asks = asksOfSubject(title, angle, main, language)
  const called = calledFor(library, main, { topic: null, title, settings }, language)
  const sensible = sensibleAsks(asks, called)
  // How much to give a child is a question of how much.
  const [put, next] = sensible
  const foremost = put === "children" && next !== undefined ? next : put
  const question: Question = {
    main,
    title,
    language,
    foremost,
    // What stands in for a question that makes no sense of the subject is not what the title asks.
    isExact: foremost !== undefined && exact.has(foremost) && asks.includes(foremost),
    sayable: main.findings.filter((finding) => mayBeSaid(finding, context)),
  }
  // What nothing is known of is not known in any order either.
  const isOpen = asked.answer === "unknown" || asked.answer === "held"
  const aspect = isOpen ? null : focusOnAspect(question)
  const { on, missing } =
    aspect ?? (asked.answer === "whole" ? focusOnWhole(question) : focusOnMatter(question, asked))
  return {
    main,
    companion: asked.companion,
    // What may not be said of a part is not said in its name.
    called:
      asked.answer === "whole" && missing === "held" ? calledByLibrary(main, settings.language) : called,
    asks: sensible,
    isExact: question.isExact,
    onCompanion: on,
    isOneOfTwo: aspect === null && asked.answer === "unknown",
    missing:
      missing === null
        ? null
        : {
            kind: missing,
            beside: missing === asked.answer ? (asked.beside[settings.language] ?? null) : null,
          },
    leftOut: new Set([...asked.leftOut, ...(asks.includes("children") ? ofGrownUps(main) : [])]),
    written: language,
  }
}
