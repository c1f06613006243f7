import { Identity } from "@rounds/core/account/ports.ts"
import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createRemoteJWKSet } from "jose"
import { OwnSignIn } from "./own-sign-in.ts"
import { bearerOf, verifyToken } from "./token.ts"

export interface HostedProvider {
  readonly issuer: string
  readonly jwksUrl: string | null
  readonly audience: string | null
  readonly authorizedParties: ReadonlyArray<string>
}

/** Any provider that signs RS256 or ES256 tokens and publishes its keys. Its sessions reach us as bearer tokens only. */
export const HostedIdentity = (provider: HostedProvider): Layer.Layer<Identity | OwnSignIn> => {
  const jwks = provider.jwksUrl ?? `${provider.issuer.replace(/\/$/, "")}/.well-known/jwks.json`
  const rules = { ...provider, keys: createRemoteJWKSet(new URL(jwks), { timeoutDuration: 5_000 }) }
  const identity = Layer.succeed(Identity, {
    personOf: ({ authorization }) => {
      const token = bearerOf(authorization)
      if (token === null) return Effect.succeed(null)
      return token === "" ? Effect.fail(new NotSignedIn()) : verifyToken(token, rules)
    },
  })
  return Layer.merge(identity, Layer.succeed(OwnSignIn, { handler: null, ensure: null }))
}
