import type { Problem } from "@rounds/core/contract/problem.ts"
import { lib as words } from "#words/lib.ts"

/** A call that was refused or failed. Screens choose what to show by `code`, never by the text. */
export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
  get code() {
    return this.problem.code
  }
  get status() {
    return this.problem.status
  }
}

/** No answer at all: offline, or the server is gone. */
export const unreachable = () =>
  new ApiError({
    type: "about:blank",
    title: words.noConnection,
    status: 0,
    detail: words.noAnswer,
    message: words.noAnswer,
    code: "Unreachable",
  })

/** The call was sent, and its answer did not arrive whole. */
export const answerLost = () =>
  new ApiError({
    type: "about:blank",
    title: words.connectionLost,
    status: 0,
    detail: words.answerLost,
    message: words.answerLost,
    code: "AnswerLost",
  })

/** True when nobody knows whether the call was carried out: no answer, half an answer, or one that is not the server's. */
export const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || ["Unreachable", "AnswerLost", "Unknown"].includes(error.code)

/** Reads problem+json; an answer in any other form keeps its status and nothing else. */
export const problemOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined)
  const requestId = response.headers.get("x-request-id")
  const plain: Problem = {
    type: "about:blank",
    title: response.statusText,
    status: response.status,
    detail: response.statusText,
    message:
      response.statusText === "" ? words.serverAnswered({ status: response.status }) : response.statusText,
    code: "Unknown",
    ...(requestId === null ? {} : { requestId }),
  }
  return new ApiError(isObject(body) ? { ...plain, ...body } : plain)
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** What the server itself said of a failure; `otherwise` where the answer was not its own, as of a proxy before it. */
export const saidOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.code !== "Unknown" && error.message !== "" ? error.message : otherwise

/** True when a plan is what is missing. */
export const needsUpgrade = (error: unknown) =>
  error instanceof ApiError && (error.problem.requiresUpgrade === true || error.code === "UPGRADE_REQUIRED")

/** True when a trial or plan has ended, and one has to be chosen to go on. */
export const needsPlan = (error: unknown) =>
  error instanceof ApiError && error.problem.requiresPlanSelection === true

/** The message for a field of a form that the server refused. */
export const fieldMessage = (error: unknown, field: string) =>
  error instanceof ApiError ? error.problem.errors?.find((one) => one.field === field)?.message : undefined

/** A subject that is not filmed: its refusal names whom to call, and is shown where it was asked, never as a fault. */
export const isSafetyRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem.safeMessage !== undefined
