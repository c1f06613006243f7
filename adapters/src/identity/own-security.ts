import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth"
import { APIError, createAuthEndpoint } from "better-auth/api"
import { setSessionCookie } from "better-auth/cookies"
import { symmetricDecrypt } from "better-auth/crypto"
import * as Schema from "effect/Schema"
import { FRESH_SECONDS } from "./options.ts"
import { endSessions, signedIn } from "./ownership.ts"

const MOST_SESSIONS = 100
const MOST_PASSKEYS = 20

interface StoredPasskey {
  readonly id: string
  readonly name?: string | null
  readonly deviceType: string
  readonly createdAt?: Date | null
}

interface StoredTwoFactor {
  readonly backupCodes: string
  readonly verified?: boolean | null
}

const Password = Schema.Struct({ password: Schema.String })
const SessionId = Schema.Struct({ id: Schema.String })

/** What a person sees and changes about their own sign-in. No session's secret leaves the server. */
export const ownSecurity = () =>
  ({
    id: "own-security",
    endpoints: {
      readSecurity: createAuthEndpoint("/security", { method: "GET" }, async (ctx) => {
        const { user, session } = await signedIn(ctx)
        const { adapter, internalAdapter } = ctx.context
        const ofUser = [{ field: "userId", value: user.id }]
        const sessions = await internalAdapter.listSessions(user.id, { onlyActiveSessions: true })
        const credentials = await internalAdapter.findCredentialAccount(user.id)
        const passkeys = await adapter.findMany<StoredPasskey>({
          model: "passkey",
          where: ofUser,
          limit: MOST_PASSKEYS,
        })
        const secondFactor = await adapter.findOne<StoredTwoFactor>({ model: "twoFactor", where: ofUser })
        return ctx.json({
          email: user.email,
          emailVerified: user.emailVerified,
          passwordChangedAt: credentials?.updatedAt ?? null,
          twoStep: secondFactor !== null && user["twoFactorEnabled"] === true,
          recoveryCodesLeft: secondFactor === null ? 0 : await codesLeft(ctx, secondFactor),
          freshUntil: new Date(session.createdAt.getTime() + FRESH_SECONDS * 1_000),
          passkeys: passkeys.map(({ id, name, deviceType, createdAt }) => ({
            id,
            name: name ?? null,
            deviceType,
            createdAt: createdAt ?? null,
          })),
          sessions: sessions
            .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
            .slice(0, MOST_SESSIONS)
            .map(({ id, userAgent, createdAt, updatedAt }) => ({
              id,
              current: id === session.id,
              userAgent: userAgent ?? "",
              signedInAt: createdAt,
              usedAt: updatedAt,
            })),
        })
      }),

      reauthenticate: createAuthEndpoint(
        "/reauthenticate",
        { method: "POST", body: Schema.toStandardSchemaV1(Password) },
        async (ctx) => {
          const { user, session } = await signedIn(ctx)
          const { internalAdapter, password } = ctx.context
          const hash = (await internalAdapter.findCredentialAccount(user.id))?.password ?? null
          if (hash === null || !(await password.verify({ hash, password: ctx.body.password }))) {
            throw new APIError("BAD_REQUEST", {
              code: "INVALID_PASSWORD",
              message: "This is not your password.",
            })
          }
          // A new session in place of the old one: whoever copied the old one is out.
          const fresh = await internalAdapter.createSession(user.id, false)
          await setSessionCookie(ctx, { session: fresh, user })
          await internalAdapter.deleteSession(session.token)
          return ctx.json({ freshUntil: new Date(fresh.createdAt.getTime() + FRESH_SECONDS * 1_000) })
        },
      ),

      endSession: createAuthEndpoint(
        "/end-session",
        { method: "POST", body: Schema.toStandardSchemaV1(SessionId) },
        async (ctx) => {
          const { user } = await signedIn(ctx)
          const ended = await ctx.context.adapter.deleteMany({
            model: "session",
            where: [
              { field: "userId", value: user.id },
              { field: "id", value: ctx.body.id },
            ],
          })
          return ctx.json({ ended })
        },
      ),

      endOtherSessions: createAuthEndpoint("/end-other-sessions", { method: "POST" }, async (ctx) => {
        const { user, session } = await signedIn(ctx)
        await endSessions(ctx, user.id, session.id)
        return ctx.json({ status: true })
      }),
    },
  }) satisfies BetterAuthPlugin

const codesLeft = async (ctx: GenericEndpointContext, { backupCodes }: StoredTwoFactor): Promise<number> => {
  try {
    const codes: unknown = JSON.parse(
      await symmetricDecrypt({ key: ctx.context.secretConfig, data: backupCodes }),
    )
    return Array.isArray(codes) ? codes.length : 0
  } catch {
    // Written under a secret that is gone: none of them works any more.
    return 0
  }
}
