import { secondFactors } from "@rounds/core/notification/happening.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { SecurityEventKind } from "@rounds/core/security/security-log.ts"
import type { GenericEndpointContext } from "better-auth"
import { createAuthMiddleware, isAPIError } from "better-auth/api"
import type { Change } from "./letters.ts"
import { type AuthOptions, languageIn, ourHeaders } from "./options.ts"
import { forgetLinks } from "./ownership.ts"
import type { Post } from "./post.ts"
import type { Tries } from "./tries.ts"
import { personFrom } from "./claims.wire.ts"

interface After {
  /** What happened when the call was answered, and what the owner is told about it. */
  readonly done?: SecurityEventKind
  readonly tells?: Change
  readonly failed?: SecurityEventKind
  readonly detail?: string
}

/** What is remembered and told of a call; one that is not here leaves nothing behind, or says so itself. */
const afterwards: { readonly [path: string]: After } = {
  "/sign-up/email": { done: "signed_up" },
  "/sign-in/email": { done: "signed_in", failed: "sign_in_failed", detail: "password" },
  "/passkey/verify-authentication": { done: "signed_in", failed: "sign_in_failed", detail: "passkey" },
  "/request-password-reset": { done: "password_reset_requested" },
  "/change-password": { done: "password_changed", tells: "password_changed", failed: "sign_in_failed" },
  "/reauthenticate": { failed: "sign_in_failed", detail: "password again" },
  "/end-session": { done: "sessions_ended", tells: "sessions_ended" },
  "/end-other-sessions": { done: "sessions_ended", tells: "sessions_ended" },
  "/two-factor/disable": {
    done: "second_factor_removed",
    tells: "two_step_off",
    detail: secondFactors.twoStep,
  },
  "/two-factor/generate-backup-codes": {
    done: "second_factor_added",
    tells: "new_recovery_codes",
    detail: secondFactors.recoveryCodes,
  },
  "/two-factor/verify-totp": {
    done: "second_factor_added",
    tells: "two_step_on",
    detail: secondFactors.twoStep,
    failed: "second_factor_failed",
  },
  "/two-factor/verify-backup-code": {
    done: "recovery_code_used",
    tells: "recovery_code_used",
    failed: "second_factor_failed",
  },
  "/passkey/verify-registration": {
    done: "second_factor_added",
    tells: "passkey_added",
    detail: secondFactors.passkey,
  },
  "/passkey/delete-passkey": {
    done: "second_factor_removed",
    tells: "passkey_removed",
    detail: secondFactors.passkey,
  },
}

/** What follows an answer of the sign-in service: the log, the letters, and one answer for every sign-up. */
export const aftermath = (options: AuthOptions, tries: Tries, post: Post) =>
  createAuthMiddleware(async (ctx) => {
    const after = afterwards[ctx.path]
    if (ctx.request === undefined || after === undefined) return
    const { returned, newSession, session } = ctx.context
    const user = session?.user ?? newSession?.user ?? null
    const email = user?.email ?? emailIn(ctx.body)
    if (isAPIError(returned)) {
      if (after.failed !== undefined && returned.statusCode < 429) await remember(after.failed, after.detail)
      return
    }
    switch (ctx.path) {
      case "/sign-up/email":
        await remember("signed_up")
        // The same to the letter, whether the address was known or not.
        return ctx.json({ status: true })
      case "/sign-in/email":
        if (email !== null) await tries.forget(email)
        // With a second factor nobody is in before the code.
        return isTwoStep(user) ? undefined : remember("signed_in", after.detail)
      case "/two-factor/verify-totp":
        if (session === null) return remember("signed_in", "second step")
        break
      case "/change-password":
      case "/reauthenticate":
        if (email !== null) await tries.forget(email)
        if (user !== null && ctx.path === "/change-password") await forgetLinks(ctx, user.id)
        break
    }
    if (after.done !== undefined) await remember(after.done, after.detail)
    if (after.tells !== undefined && user !== null) await post.changed(user.email, after.tells)

    async function remember(kind: SecurityEventKind, detail = "") {
      const account =
        user === null || kind === "signed_up"
          ? null
          : await options.accountOf(personOf(user, languageIn(ctx.headers)))
      const ip = ctx.headers?.get(ourHeaders.address) ?? null
      await options.record({ kind, account: account?.id ?? null, email, ip, detail })
    }
  })

type SessionUser = NonNullable<GenericEndpointContext["context"]["session"]>["user"]

const personOf = (user: SessionUser, language: Language | null) =>
  personFrom({ ...user, image: user.image ?? null, language })

const isTwoStep = (user: SessionUser | null): boolean => user?.["twoFactorEnabled"] === true

const emailIn = (body: unknown): string | null => {
  if (typeof body !== "object" || body === null) return null
  const email: unknown = Reflect.get(body, "email")
  return typeof email === "string" ? email : null
}
