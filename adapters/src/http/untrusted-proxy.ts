import type { RequestHandler } from "express"
import type { Logger } from "pino"

/** Says once that a proxy seems to stand in front which we do not trust: all of its visitors count as one. */
export const untrustedProxy = (trustedProxies: number, log: Logger): RequestHandler => {
  let hasWarned = trustedProxies > 0
  return (request, _response, next) => {
    if (!hasWarned && request.headers["x-forwarded-for"] !== undefined) {
      hasWarned = true
      log.warn(
        "TRUST_PROXY: a request names X-Forwarded-For and no proxy is trusted; behind one, all visitors share one limit",
      )
    }
    next()
  }
}
