import type { Problem } from "@rounds/core/contract/problem.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import { InvalidRequest } from "@rounds/core/contract/door.ts"
import { fieldFault } from "@rounds/core/kernel/fault.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { Unstorable } from "@rounds/core/kernel/unstorable.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as Cause from "effect/Cause"
import * as Result from "effect/Result"
import { type Refusals, refusalsIn, type Told } from "#language/problems.ts"
import type { Presented } from "./presented.ts"
import { codeOf, words } from "./problem-words.ts"

/** The problem of a rejection the core or the door made. */
export const toProblem = <R extends Rejection>(
  rejection: R,
  requestId: string,
  language: Language = usualLanguage,
): Problem => {
  // The table has for every tag a function of exactly that rejection; TypeScript cannot follow the pairing.
  const present = words[rejection._tag] as (rejection: R) => Presented
  return problem(
    rejection._tag,
    { ...present(rejection), ...toldIn(language, rejection._tag, rejection) },
    requestId,
  )
}

/** What takes the place of the words beside a refusal's status, in a language that has its own. */
const toldIn = (language: Language, tag: keyof Refusals, rejection: unknown): Told | undefined => {
  const refusals = refusalsIn[language]
  if (refusals === null) return undefined
  // As above: the function of a tag takes exactly that rejection.
  const tell = refusals[tag] as (rejection: unknown) => Told
  return tell(rejection)
}

/** What a failed call tells its caller: a refusal in its own words, an outage with a wait, and of a bug nothing at all. */
export const problemOf = (
  cause: Cause.Cause<Rejection>,
  requestId: string,
  language: Language = usualLanguage,
): Problem => {
  const rejection = Cause.findError(cause)
  if (Result.isSuccess(rejection)) return toProblem(rejection.success, requestId, language)
  const defect = Cause.findDefect(cause)
  if (Result.isSuccess(defect) && defect.success instanceof Outage)
    return unavailable(defect.success, requestId, language)
  if (Result.isSuccess(defect) && defect.success instanceof Unstorable)
    return toProblem(
      // Which field it was is known at the doors alone.
      new InvalidRequest({ errors: [fieldFault("", "not_storable")] }),
      requestId,
      language,
    )
  return unexpected(requestId, language)
}

/** True for what belongs in the error log: neither a refusal nor a caller that left. */
export const isDefect = (cause: Cause.Cause<unknown>): boolean => {
  const defect = Cause.findDefect(cause)
  return Result.isSuccess(defect) && !(defect.success instanceof Outage)
}

const problem = (tag: string, face: Presented, requestId: string): Problem => ({
  type: `/problems/${tag}`,
  code: codeOf(tag),
  message: face.detail,
  ...face,
  ...(requestId === "" ? {} : { requestId }),
})

export const unavailable = (outage: Outage, requestId: string, language: Language = usualLanguage): Problem =>
  problem(
    "Outage",
    {
      status: 503,
      title: "Temporarily unavailable",
      detail: "We cannot reach a part of our own system. Nothing was lost; please try again in a moment.",
      retryAfterSeconds: outage.retryAfterSeconds,
      ...toldIn(language, "Outage", outage),
    },
    requestId,
  )

export const unexpected = (requestId: string, language: Language = usualLanguage): Problem =>
  problem(
    "Unexpected",
    {
      status: 500,
      title: "Unexpected error",
      detail: "Something went wrong on our side. Please try again.",
      ...toldIn(language, "Unexpected", undefined),
    },
    requestId,
  )
