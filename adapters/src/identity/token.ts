import type { Person } from "@rounds/core/account/ports.ts"
import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import * as Effect from "effect/Effect"
import { errors, type JWTVerifyGetKey, jwtVerify } from "jose"
import { readClaims } from "./claims.wire.ts"

/** What a token must say to be ours. `authorizedParties` is empty when any will do. */
export interface TokenRules {
  readonly keys: JWTVerifyGetKey
  readonly issuer: string
  readonly audience: string | null
  readonly authorizedParties: ReadonlyArray<string>
}

/** Algorithms with a public key only: `none` and shared secrets are never accepted. */
const algorithms = ["RS256", "ES256"]

/** The person of a bearer token whose signature, issuer, audience and times hold; anything else is refused. */
export const verifyToken = (
  token: string,
  rules: TokenRules,
): Effect.Effect<Person & { readonly twoStep: boolean }, NotSignedIn> =>
  Effect.tryPromise({
    try: () =>
      jwtVerify(token, rules.keys, {
        algorithms,
        issuer: rules.issuer,
        requiredClaims: ["exp"],
        clockTolerance: 5,
        ...(rules.audience === null ? {} : { audience: rules.audience }),
      }),
    catch: (cause) => cause,
  }).pipe(
    Effect.catch((cause) =>
      isRefusal(cause)
        ? Effect.fail(new NotSignedIn())
        : Effect.die(new Outage({ port: "identity", operation: "read keys", retryAfterSeconds: 5, cause })),
    ),
    Effect.flatMap(({ payload }) => {
      const claims = readClaims(payload)
      if (claims === null) return Effect.fail(new NotSignedIn())
      const { person, azp, twoStep } = claims
      const fromOurs =
        rules.authorizedParties.length === 0 || (azp !== null && rules.authorizedParties.includes(azp))
      // A token that does not say when it was made is older than any erasure.
      const provedAt = (payload.iat ?? 0) * 1_000
      return fromOurs ? Effect.succeed({ ...person, twoStep, provedAt }) : Effect.fail(new NotSignedIn())
    }),
  )

/** The token's fault, not that of the provider we asked for keys. */
const isRefusal = (cause: unknown): boolean =>
  cause instanceof errors.JOSEError &&
  !(cause instanceof errors.JWKSTimeout) &&
  cause.code !== "ERR_JOSE_GENERIC"

/** The token in the cookie that the provider's script keeps on our host; `null` without a well-formed one. */
export const sessionTokenIn = (cookie: string | undefined): string | null =>
  /(?:^|;\s*)__session=([\w.-]{1,8192})(?:;|$)/.exec(cookie ?? "")?.[1] ?? null

/** The token of `Authorization: Bearer <token>`; `null` without that header, "" when it is something else. */
export const bearerOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer ([\w.-]{1,8192})$/i.exec(authorization)?.[1] ?? "")
