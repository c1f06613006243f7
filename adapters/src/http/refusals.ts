import type { Account } from "@rounds/core/account/account.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import * as Effect from "effect/Effect"
import type { Request } from "express"

/** Refusals that somebody who tries doors would meet. The rest are mistakes and full quotas. */
const watched: ReadonlySet<string> = new Set([
  "NotSignedIn",
  "AccountSuspended",
  "AdminOnly",
  "AddressNotConfirmed",
  "SecondFactorMissing",
  "SignInTooOld",
  "CrossSiteRequest",
  "TooManyRequests",
  "BodyTooLarge",
])

/** Remembers a refusal. `route` is one of ours, never the path that was asked for. */
export const reportRefusal = (
  rejection: unknown,
  route: string,
  request: Request,
  account: Account | null,
): Effect.Effect<void, never, SecurityLog> => {
  const tag = tagOf(rejection)
  // Somebody without a token has only not signed in yet.
  const isVisitor = tag === "NotSignedIn" && request.headers.authorization === undefined
  if (!watched.has(tag) || isVisitor) return Effect.void
  return SecurityLog.use((log) =>
    log.record({
      kind: "call_refused",
      account: account?.id ?? null,
      ip: request.ip ?? null,
      detail: `${tag} ${route}`,
    }),
  )
}

const tagOf = (rejection: unknown): string =>
  typeof rejection === "object" && rejection !== null && "_tag" in rejection ? String(rejection._tag) : ""
