import { Identity } from "@rounds/core/account/ports.ts"
import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createRemoteJWKSet } from "jose"
import { OwnSignIn } from "./own-sign-in.ts"
import { bearerOf, sessionTokenIn, verifyToken } from "./token.ts"

export interface HostedProvider {
  readonly issuer: string
  readonly jwksUrl: string | null
  readonly audience: string | null
  readonly authorizedParties: ReadonlyArray<string>
}

/**
 * Any provider that signs RS256 or ES256 tokens and publishes its keys. The screens send the token as a bearer's; where a
 * browser asks by itself (the page, a file, an event stream), the provider's own cookie carries the same token. A cookie
 * that has run out is a visitor's: the screens bring a new token with their next call.
 */
export const HostedIdentity = (provider: HostedProvider): Layer.Layer<Identity | OwnSignIn> => {
  const jwks = provider.jwksUrl ?? `${provider.issuer.replace(/\/$/, "")}/.well-known/jwks.json`
  const rules = { ...provider, keys: createRemoteJWKSet(new URL(jwks), { timeoutDuration: 5_000 }) }
  const identity = Layer.succeed(Identity, {
    personOf: ({ authorization, cookie }) => {
      const token = bearerOf(authorization)
      if (token === null) {
        const session = sessionTokenIn(cookie)
        return session === null
          ? Effect.succeed(null)
          : verifyToken(session, rules).pipe(Effect.catch(() => Effect.succeed(null)))
      }
      return token === "" ? Effect.fail(new NotSignedIn()) : verifyToken(token, rules)
    },
  })
  return Layer.merge(identity, Layer.succeed(OwnSignIn, { handler: null, ensure: null }))
}
