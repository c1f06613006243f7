import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { ApiError, unreachable } from "./problem.ts"
import { provider } from "./provider.ts"
import { tellServerLost } from "./server-lost.ts"
import { tellSessionLost } from "./session-lost.ts"
import { mayLeave } from "./unsaved.ts"
import { lib as words } from "#words/lib.ts"

/** What the sign-in service refused, by its own code; the message is what a person is told. */
export class IdentityError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** What a person sees about their own sign-in. Times are ISO 8601. */
export interface Security {
  readonly email: string
  readonly emailVerified: boolean
  readonly passwordChangedAt: string | null
  readonly twoStep: boolean
  readonly recoveryCodesLeft: number
  readonly freshUntil: string
  readonly passkeys: ReadonlyArray<{
    readonly id: string
    readonly name: string | null
    readonly deviceType: string
    readonly createdAt: string | null
  }>
  readonly sessions: ReadonlyArray<{
    readonly id: string
    readonly current: boolean
    readonly userAgent: string
    readonly signedInAt: string
    readonly usedAt: string
  }>
}

/** Each call of the sign-in service, with what it answers. */
export interface Calls {
  readonly "sign-in/email": { readonly twoFactorRedirect?: boolean }
  readonly "sign-up/email": object
  readonly "sign-out": object
  readonly "two-factor/verify-totp": object
  readonly "two-factor/verify-backup-code": object
  readonly "two-factor/enable": { readonly totpURI: string; readonly backupCodes: readonly string[] }
  readonly "two-factor/disable": object
  readonly "two-factor/generate-backup-codes": { readonly backupCodes: readonly string[] }
  readonly "confirm-address":
    | { readonly status: "confirmed"; readonly email: string; readonly signIn?: boolean }
    | { readonly status: "password_needed"; readonly email: string }
    | { readonly status: "sign_in_needed" }
  readonly "send-confirmation": { readonly status: "sent" | "confirmed" }
  readonly "change-address": object
  readonly "request-password-reset": object
  readonly "reset-password": object
  readonly "change-password": object
  readonly reauthenticate: { readonly freshUntil: string }
  readonly "end-session": object
  readonly "end-other-sessions": object
  readonly "passkey/verify-registration": object
  readonly "passkey/verify-authentication": object
  readonly "passkey/delete-passkey": object
}

export interface Reads {
  readonly security: Security
  readonly "passkey/generate-register-options": object
  readonly "passkey/generate-authenticate-options": object
}

/** How long the service may take before the error panel replaces the form. */
export const patienceMs = 10_000

/** One call to the sign-in service. Its session is a cookie that scripts cannot read. */
export const identity = async <Path extends keyof Calls>(
  path: Path,
  body: Readonly<Record<string, unknown>>,
): Promise<Calls[Path]> => {
  const response = await send(path, { method: "POST", body: JSON.stringify(body) })
  // The service's own form of this answer.
  return (await response.json().catch(() => ({}))) as Calls[Path]
}

export const identityRead = async <Path extends keyof Reads>(path: Path): Promise<Reads[Path]> =>
  // The service's own form of this answer.
  (await (await send(path, { method: "GET" })).json()) as Reads[Path]

/** The own sign-in; its key stands beside the account's. */
export const securityRead = queryOptions({
  queryKey: ["identity", "security"],
  queryFn: () => identityRead("security"),
})

const send = async (path: string, request: RequestInit): Promise<Response> => {
  const response = await fetch(`/identity/${path}`, {
    ...request,
    headers: { "content-type": "application/json", accept: "application/json" },
    credentials: "same-origin",
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    tellServerLost()
    throw unreachable()
  })
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.status >= 500) {
    throw new ApiError({ ...unreachable().problem, status: response.status, code: "IdentityUnavailable" })
  }
  const code = textOf(answer, "code") ?? (response.status === 429 ? "TOO_MANY_REQUESTS" : "UNKNOWN")
  if (code === "NotSignedIn") tellSessionLost()
  throw new IdentityError(code, await told(response, code, textOf(answer, "message")))
}

/** Our own server tells a refusal in the language of the screens; the service behind it only in English. */
const told = async (response: Response, code: string, message: string | undefined): Promise<string> => {
  const own = response.headers.get("content-type")?.includes("problem+json") === true
  if (own && message !== undefined) return message
  const retryAfter = Number(
    response.headers.get("x-retry-after") ?? response.headers.get("retry-after") ?? "",
  )
  // Fetched with the first refusal: most people never see one.
  const said = await import("./sign-in-refusals.ts").catch(() => undefined)
  return said?.refusalWords(code, retryAfter > 0 ? retryAfter : undefined) ?? words.didNotWork
}

const textOf = (answer: unknown, key: string) => {
  if (typeof answer !== "object" || answer === null) return undefined
  const value: unknown = Reflect.get(answer, key)
  return typeof value === "string" ? value : undefined
}

/** The sentence for a failed call of any kind. */
export const failureWords = (error: unknown) =>
  error instanceof IdentityError || error instanceof ApiError ? error.message : words.didNotWork

/** Ends the session and forgets everything that was read with it; what is typed and not saved is asked about first. */
export const useSignOut = () => {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    if (!(await mayLeave())) return
    const outside = provider()
    await (outside === undefined ? identity("sign-out", {}) : (await outside).signOut())
    client.clear()
    await router.navigate({ to: "/", ignoreBlocker: true })
  }
}
