import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth"
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api"
import { generateRandomString } from "better-auth/crypto"
import * as Schema from "effect/Schema"
import { normalEmail } from "@rounds/core/account/recognise.ts"
import { personFrom } from "./claims.wire.ts"
import { type AuthOptions, languageIn } from "./options.ts"
import type { Post } from "./post.ts"

const DAY_MS = 24 * 60 * 60 * 1_000
const TOKEN_LETTERS = 40

/** What a link in a letter proves: that whoever holds it reads this mailbox. */
const Proof = Schema.fromJsonString(
  Schema.Struct({ userId: Schema.String, email: Schema.String, moves: Schema.Boolean }),
)
type Proof = typeof Proof.Type

const identifierOf = (token: string): string => `confirm-address:${token}`

/** A link that proves the mailbox for one day, once. */
export const newProof = async (ctx: GenericEndpointContext, proof: Proof): Promise<string> => {
  const token = generateRandomString(TOKEN_LETTERS, "a-z", "A-Z", "0-9")
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: Schema.encodeSync(Proof)(proof),
    expiresAt: new Date(Date.now() + DAY_MS),
  })
  return token
}

const proofIn = (value: string | undefined): Proof | null =>
  value === undefined ? null : Schema.decodeSync(Proof)(value)

const spent = () =>
  new APIError("BAD_REQUEST", { code: "LINK_SPENT", message: "This link was used or is too old." })

const body = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => Schema.toStandardSchemaV1(schema)

const ConfirmAddress = Schema.Struct({ token: Schema.String, newPassword: Schema.optionalKey(Schema.String) })
const ChangeAddress = Schema.Struct({ newEmail: Schema.String })

/**
 * Who owns an address. Whoever confirms it through the mailbox owns the account: the browser that signed up keeps it as
 * it is; from any other browser a new password is set, and every session, key and second factor from before is void. No
 * answer here ever signs a browser in.
 */
export const ownership = (options: AuthOptions, post: Post) =>
  ({
    id: "ownership",
    endpoints: {
      sendConfirmation: createAuthEndpoint("/send-confirmation", { method: "POST" }, async (ctx) => {
        const { user } = await signedIn(ctx)
        if (user.emailVerified) return ctx.json({ status: "confirmed" })
        const token = await newProof(ctx, { userId: user.id, email: user.email, moves: false })
        const sent = await post.ask(
          user.email,
          (letters) => letters.confirm(user.email, token),
          languageIn(ctx.headers),
        )
        if (sent) return ctx.json({ status: "sent" })
        throw new APIError("TOO_MANY_REQUESTS", {
          code: "ENOUGH_LETTERS",
          message:
            "We have sent several e-mails to this address. Look in your inbox and spam folder, or try again in an hour.",
        })
      }),

      confirmAddress: createAuthEndpoint(
        "/confirm-address",
        { method: "POST", body: body(ConfirmAddress) },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const { token, newPassword } = ctx.body
          const proof = proofIn((await internalAdapter.findVerificationValue(identifierOf(token)))?.value)
          if (proof === null) throw spent()
          const user = await internalAdapter.findUserById(proof.userId)
          if (user === null) throw spent()
          const session = await getSessionFromCtx(ctx)
          const sameBrowser = session?.user.id === user.id
          const spend = async () => {
            if ((await internalAdapter.consumeVerificationValue(identifierOf(token))) === null) throw spent()
          }
          if (proof.moves) {
            if (session === null || !sameBrowser) return ctx.json({ status: "sign_in_needed" })
            await spend()
            await move(ctx, { id: user.id, to: proof.email, sessionId: session.session.id })
            await post.tell(user.email, (letters) => letters.moved(user.email))
            await options.record({ kind: "address_changed", email: proof.email, detail: "confirmed by link" })
            return ctx.json({ status: "confirmed", email: proof.email })
          }
          if (user.email !== proof.email) throw spent()
          if (user.emailVerified) return ctx.json({ status: "confirmed", email: user.email })
          if (session !== null && sameBrowser) {
            await spend()
            await endSessions(ctx, user.id, session.session.id)
          } else {
            if (newPassword === undefined) return ctx.json({ status: "password_needed", email: user.email })
            await spend()
            await takeOver(ctx, user.id, newPassword)
          }
          await internalAdapter.updateUser(user.id, { emailVerified: true })
          await options.record({ kind: "address_confirmed", email: user.email })
          return ctx.json({ status: "confirmed", email: user.email, signIn: !sameBrowser })
        },
      ),

      changeAddress: createAuthEndpoint(
        "/change-address",
        { method: "POST", body: body(ChangeAddress) },
        async (ctx) => {
          const { user } = await signedIn(ctx)
          const email = normalEmail(ctx.body.newEmail)
          if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(email) || email === user.email) {
            throw new APIError("BAD_REQUEST", {
              code: "NOT_ANOTHER_ADDRESS",
              message: "Enter a complete address that is not your present one.",
            })
          }
          // Whether the address has an account stays between us and that mailbox.
          const taken = (await ctx.context.internalAdapter.findUserByEmail(email)) !== null
          const token = await newProof(ctx, { userId: user.id, email, moves: true })
          const account = await options.accountOf(personFrom({ ...user, image: user.image ?? null }))
          await post.ask(
            email,
            (letters) => (taken ? letters.known(email) : letters.newAddress(email, token)),
            languageIn(ctx.headers),
            taken ? undefined : account.id,
          )
          if (user.emailVerified) await post.tell(user.email, (letters) => letters.moveAsked(user.email))
          return ctx.json({ status: "sent" })
        },
      ),
    },
  }) satisfies BetterAuthPlugin

/** Who has signed in; the guard has refused everybody else already. */
export const signedIn = async (ctx: GenericEndpointContext) => {
  const session = await getSessionFromCtx(ctx)
  if (session === null)
    throw new APIError("UNAUTHORIZED", { code: "NotSignedIn", message: "Please sign in." })
  return session
}

/** Ends the sessions of a user, all but one when that is named. */
export const endSessions = async (
  ctx: GenericEndpointContext,
  userId: string,
  but?: string,
): Promise<void> => {
  await ctx.context.adapter.deleteMany({
    model: "session",
    where: [
      { field: "userId", value: userId },
      ...(but === undefined ? [] : [{ field: "id", value: but, operator: "ne" as const }]),
    ],
  })
}

/** Nothing that was set before the mailbox was proved opens the account any more. */
const takeOver = async (ctx: GenericEndpointContext, userId: string, newPassword: string): Promise<void> => {
  const { internalAdapter, password } = ctx.context
  const hash = await password.hash(newPassword)
  await forgetOtherWaysIn(ctx, userId)
  const credentials = await internalAdapter.findCredentialAccount(userId)
  if (credentials === null) {
    await internalAdapter.createAccount({
      userId,
      providerId: "credential",
      accountId: userId,
      password: hash,
    })
  } else await internalAdapter.updatePassword(userId, hash)
  await endSessions(ctx, userId)
}

/** Passkeys, second factor and open links of a user. */
export const forgetOtherWaysIn = async (ctx: GenericEndpointContext, userId: string): Promise<void> => {
  for (const model of ["passkey", "twoFactor"]) {
    await ctx.context.adapter.deleteMany({ model, where: [{ field: "userId", value: userId }] })
  }
  await forgetLinks(ctx, userId)
  await ctx.context.internalAdapter.updateUser(userId, { twoFactorEnabled: false })
}

/** A link for a new password that waits in the old mailbox opens nothing any more. */
export const forgetLinks = async (ctx: GenericEndpointContext, userId: string): Promise<void> => {
  await ctx.context.adapter.deleteMany({ model: "verification", where: [{ field: "value", value: userId }] })
}

const move = async (
  ctx: GenericEndpointContext,
  { id, to, sessionId }: { readonly id: string; readonly to: string; readonly sessionId: string },
): Promise<void> => {
  // Somebody may have opened an account with the address since the letter was sent.
  if ((await ctx.context.internalAdapter.findUserByEmail(to)) !== null) throw spent()
  await ctx.context.internalAdapter.updateUser(id, { email: to, emailVerified: true })
  await forgetLinks(ctx, id)
  await endSessions(ctx, id, sessionId)
}
