import type { Ask } from "#evidence/finding.ts"
import { isHad } from "#evidence/subject-file.ts"
import { aboutBoth, forWhom, type Substance } from "./subject.ts"
import { isNamedFor } from "./title-question.ts"

/** Whether something works is answered by what it does, beside what, and by what people wrongly think of it. */
const ofWorking: ReadonlyArray<Ask> = ["works", "compare", "what", "myth"]
/** What helps with what one has, by what was tried against it and by what comes first. */
const ofHelping: ReadonlyArray<Ask> = ["works", "compare", "do_first"]
/** Whether something is dangerous, by what harm it does, and by how safe it was found. */
const ofSafety: ReadonlyArray<Ask> = ["safe", "side_effects"]

/** Whether a finding answers the question of a script; one that asks nothing in particular is answered by any. */
export const answersAsk = (
  { asks: [ask], onCompanion, main }: Pick<Substance, "asks" | "onCompanion" | "main">,
  id: string,
  asks: ReadonlyArray<Ask>,
): boolean =>
  onCompanion.has(id) ||
  ask === undefined ||
  ask === "what" ||
  (main.kind === "interaction" && aboutBoth.has(ask)) ||
  asks.includes(ask) ||
  // All that is known of nausea in pregnancy is for who is pregnant.
  (forWhom.has(ask) && isNamedFor(main, ask)) ||
  (ask === "works" && (isHad(main) ? ofHelping : ofWorking).some((one) => asks.includes(one))) ||
  (ofSafety.includes(ask) && ofSafety.some((one) => asks.includes(one)))
