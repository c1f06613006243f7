import type { Problem } from "@rounds/core/contract/problem.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import * as Cause from "effect/Cause"
import * as Result from "effect/Result"
import type { Presented } from "./presented.ts"
import { codeOf, words } from "./problem-words.ts"

/** The problem of a rejection the core or the door made. */
export const toProblem = <R extends Rejection>(rejection: R, requestId: string): Problem => {
  // The table has for every tag a function of exactly that rejection; TypeScript cannot follow the pairing.
  const present = words[rejection._tag] as (rejection: R) => Presented
  return problem(rejection._tag, present(rejection), requestId)
}

/** What a failed call tells its caller: a refusal in its own words, an outage with a wait, and of a bug nothing at all. */
export const problemOf = (cause: Cause.Cause<Rejection>, requestId: string): Problem => {
  const rejection = Cause.findError(cause)
  if (Result.isSuccess(rejection)) return toProblem(rejection.success, requestId)
  const defect = Cause.findDefect(cause)
  if (Result.isSuccess(defect) && defect.success instanceof Outage)
    return unavailable(defect.success, requestId)
  return unexpected(requestId)
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

export const unavailable = (outage: Outage, requestId: string): Problem =>
  problem(
    "Outage",
    {
      status: 503,
      title: "Temporarily unavailable",
      detail: "We cannot reach a part of our own system. Nothing was lost; please try again in a moment.",
      retryAfterSeconds: outage.retryAfterSeconds,
    },
    requestId,
  )

export const unexpected = (requestId: string): Problem =>
  problem(
    "Unexpected",
    { status: 500, title: "Unexpected error", detail: "Something went wrong on our side. Please try again." },
    requestId,
  )
