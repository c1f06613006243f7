import type { GenericEndpointContext } from "better-auth"
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api"
import { personFrom } from "./claims.wire.ts"
import { isDemoAddress } from "./demo.ts"
import { doors } from "./doors.ts"
import { type AuthOptions, FRESH_SECONDS, languageIn, SHORTEST_PASSWORD } from "./options.ts"
import { isLeaked, type PasswordFault, passwordFault } from "./password-rule.ts"
import type { Tries } from "./tries.ts"

/** What stands in front of every call of the sign-in service: who may, how often, and with which new password. */
export const guard = (options: AuthOptions, tries: Tries) =>
  createAuthMiddleware(async (ctx) => {
    // Calls from inside, such as the seeding of demo accounts, come without a request.
    if (ctx.request === undefined) return
    const email = textIn(ctx.body, "email")
    if (email !== null && isDemoAddress(email) && !(options.demo && ctx.path === "/sign-in/email")) {
      throw wrongPassword()
    }
    const door = doors[ctx.path]
    if (door?.needs !== undefined) await admitOwner(ctx, options, door)
    if (ctx.path === "/sign-in/email" && email !== null) await takeTry(tries, email, "TOO_MANY_TRIES")
    if (door?.guessable === true) await takeTry(tries, (await owner(ctx)).user.email, "TOO_MANY_REQUESTS")
    await checkNewPassword(ctx, options)
    if (ctx.path !== "/change-password") return
    // Nobody is asked whether the other devices should stay.
    return { context: { body: { ...ctx.body, revokeOtherSessions: true } } }
  })

const owner = async (ctx: GenericEndpointContext) => {
  const session = await getSessionFromCtx(ctx)
  if (session !== null) return session
  throw new APIError("UNAUTHORIZED", { code: "NotSignedIn", message: "Please sign in to continue." })
}

const admitOwner = async (
  ctx: GenericEndpointContext,
  { accountOf }: AuthOptions,
  { needs, confirmed, changesNothing }: (typeof doors)[string],
): Promise<void> => {
  const { user, session } = await owner(ctx)
  if (changesNothing !== true) {
    if (isDemoAddress(user.email)) {
      throw refused("DemoAccount", "This demo account is shared: its sign-in stays as it is.")
    }
    const { isActive } = await accountOf(
      personFrom({ ...user, image: user.image ?? null, language: languageIn(ctx.headers) }),
    )
    if (!isActive)
      throw refused(
        "account_suspended",
        "Your account is suspended: address, password and keys cannot be changed. Please write to support.",
      )
  }
  if (confirmed === true && !user.emailVerified) {
    throw refused("AddressNotConfirmed", "Confirm your address first: open the link we mailed you.")
  }
  if (needs === "fresh" && Date.now() - session.createdAt.getTime() > FRESH_SECONDS * 1_000) {
    throw refused("SIGN_IN_AGAIN", "Give your password once more: you signed in a while ago.")
  }
}

/**
 * Before the password is looked at: wrong ones slow an account down, from whatever address they come. By `code` the
 * screens tell whoever signs in that a new password by mail ends the wait.
 */
const takeTry = async (
  tries: Tries,
  email: string,
  code: "TOO_MANY_TRIES" | "TOO_MANY_REQUESTS",
): Promise<void> => {
  const wait = await tries.take(email)
  if (wait === null) return
  throw new APIError(
    "TOO_MANY_REQUESTS",
    { code, message: "Too many wrong passwords. Wait, or set a new one by mail." },
    { "x-retry-after": `${wait}`, "retry-after": `${wait}` },
  )
}

const checkNewPassword = async (
  ctx: GenericEndpointContext,
  { leakedPasswordsUrl }: AuthOptions,
): Promise<void> => {
  const signUp = ctx.path === "/sign-up/email"
  const password = textIn(ctx.body, signUp ? "password" : "newPassword")
  if (password === null) return
  const fault =
    passwordFault(password, signUp ? wordsIn(ctx.body) : await wordsAboutOwner(ctx)) ??
    (leakedPasswordsUrl !== null && (await isLeaked(password, leakedPasswordsUrl)) ? "leaked" : null)
  if (fault !== null) throw new APIError("BAD_REQUEST", { code: codes[fault], message: words[fault] })
}

const codes: { readonly [F in PasswordFault]: string } = {
  too_short: "PASSWORD_TOO_SHORT",
  too_long: "PASSWORD_TOO_LONG",
  common: "PASSWORD_COMMON",
  about_you: "PASSWORD_ABOUT_YOU",
  leaked: "PASSWORD_LEAKED",
}

const words: { readonly [F in PasswordFault]: string } = {
  too_short: `Use at least ${SHORTEST_PASSWORD} characters.`,
  too_long: "The password is too long.",
  common: "This password is easy to guess: it is common, or a sequence, or repeats itself.",
  about_you: "This password is made of your name, your address or the name of this site.",
  leaked: "This password is in a known leak. Choose another one.",
}

/** Whose password is being set: of the session, or of the link. */
const wordsAboutOwner = async (ctx: GenericEndpointContext): Promise<ReadonlyArray<string>> => {
  const token = textIn(ctx.body, "token")
  if (token === null) {
    const session = await getSessionFromCtx(ctx)
    return session === null ? [] : [session.user.email, session.user.name]
  }
  const { internalAdapter } = ctx.context
  const prefix = ctx.path === "/reset-password" ? "reset-password" : "confirm-address"
  const value = (await internalAdapter.findVerificationValue(`${prefix}:${token}`))?.value ?? ""
  const userId = /"userId":"([^"]+)"/.exec(value)?.[1] ?? value
  const user = userId === "" ? null : await internalAdapter.findUserById(userId)
  return user === null ? [] : [user.email, user.name]
}

const wordsIn = (body: unknown): ReadonlyArray<string> =>
  [textIn(body, "email"), textIn(body, "name")].filter((text) => text !== null)

const textIn = (body: unknown, field: string): string | null => {
  if (typeof body !== "object" || body === null) return null
  const value: unknown = Reflect.get(body, field)
  return typeof value === "string" ? value : null
}

const refused = (code: string, message: string) => new APIError("FORBIDDEN", { code, message })

const wrongPassword = () =>
  new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" })
