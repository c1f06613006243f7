import { ApiError, isUnanswered, needsPlan, needsUpgrade, saidOf } from "#lib/problem.ts"
import { generator as phrases } from "#words/scripts/generator.ts"

/**
 * Why there is no script. `outcome`: what the server says of the click, or `unasked` where it could not be asked;
 * `earlier`: it could not be asked about the click before, so that this one was not sent.
 */
export interface Failure {
  /** Absent where the user stopped it, or came back to a click whose answer was lost. */
  readonly cause: unknown
  readonly outcome: "released" | "deleted" | "unknown" | "unasked" | "earlier"
}

const again = phrases.letsTryAgain
const quotaFull = phrases.quotaFull
const secondAttempt = phrases.secondAttempt

/** What can be said of the use, and no more: only the server knows. */
const uses: { readonly [O in Failure["outcome"]]: string } = {
  released: phrases.nothingUsed,
  deleted: phrases.deletedSince,
  unknown: phrases.clickUnknown,
  unasked: phrases.clickUnasked,
  earlier: phrases.earlierUnasked,
}

/** Refusals whose own words say that nothing was charged. */
const sayIt: readonly string[] = [
  "ScriptRefused",
  "NotForFilming",
  "WriterUnavailable",
  "WriterMisconfigured",
  "WriterTimedOut",
  "GenerationInterrupted",
]

/**
 * Whether a refusal says by itself that the click came to nothing, when the click was sent for the first time: the
 * server did not take it, or names a failure that it charges nothing for. Of a conflict it has to be asked.
 */
export const isSettledBy = (cause: unknown) =>
  cause instanceof ApiError &&
  !isUnanswered(cause) &&
  (sayIt.includes(cause.code) || (cause.status >= 400 && cause.status < 500 && cause.status !== 409))

const isLimit = (cause: unknown) => needsUpgrade(cause) || needsPlan(cause)

/** A refusal that came from the server itself, of a click that it knows nothing of, used nothing. */
const useOf = ({ cause, outcome }: Failure) => {
  // Who is signed out cannot ask, and is told what to do instead.
  if (isLimit(cause) || (cause instanceof ApiError && cause.status === 401)) return ""
  if (cause instanceof ApiError && sayIt.includes(cause.code) && outcome === "released") return ""
  if (cause instanceof ApiError && cause.code === "ScriptDeleted") return ""
  const refused = cause instanceof ApiError && cause.status >= 400 && cause.status < 500
  return refused && outcome === "unknown" ? uses.released : uses[outcome]
}

/** The heading and the sentences of a failure. */
export const failureWords = (failure: Failure) => {
  const { cause } = failure
  // Of a script that was written, its lost answer says nothing more.
  const isTold = cause !== undefined && !(failure.outcome === "deleted" && isUnanswered(cause))
  const text = [isTold ? saidOf(cause, secondAttempt) : "", useOf(failure)].filter((part) => part !== "")
  if (needsUpgrade(cause)) return { title: phrases.quotaReached, text: text.join(" ") || quotaFull }
  const title = isLimit(cause) && cause instanceof ApiError ? cause.problem.title : again
  return { title, text: text.join(" ") || secondAttempt }
}
