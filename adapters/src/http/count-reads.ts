import { TooManyRequests } from "@rounds/core/contract/door.ts"
import type { RequestHandler } from "express"
import { rateLimit } from "express-rate-limit"
import { networkOf } from "#security/network.ts"
import { languageOf } from "./language.ts"
import { requestIdOf, sendProblem } from "./answer.ts"
import { toProblem } from "./problem.ts"
import type { Request } from "express"

const reading = new Set(["GET", "HEAD"])

/**
 * Counts what one network reads in a minute: calls, pages, whether the process is ready, with or without the body of
 * the answer. Mount the same one wherever a read costs something.
 */
export const countReads = (
  limit: number,
  report: (rejection: TooManyRequests, request: Request) => void,
): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    skip: (request) => !reading.has(request.method),
    // `networkOf` groups IPv6 by its network; the library looks for its own name in this text.
    validate: { keyGeneratorIpFallback: false },
    keyGenerator: (request) => networkOf(request.ip ?? ""),
    handler: (request, response) => {
      const rejection = new TooManyRequests({ retryAfterSeconds: 60 })
      report(rejection, request)
      sendProblem(response, toProblem(rejection, requestIdOf(response), languageOf(response)))
    },
  })
