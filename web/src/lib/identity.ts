import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { ApiError, unreachable } from "./problem.ts"

/** What the sign-in service refused, by its own code. */
export class IdentityError extends Error {
  readonly code: string
  readonly retryAfterSeconds: number | undefined
  constructor(code: string, message: string, retryAfterSeconds: number | undefined) {
    super(message)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type IdentityPath = "sign-in/email" | "sign-up/email" | "sign-out"

/** How long the service may take before the error panel replaces the form. */
export const patienceMs = 10_000

/** One call to the sign-in service. Its session is a cookie that scripts cannot read. */
export const identity = async (path: IdentityPath, body: Readonly<Record<string, string>>) => {
  const response = await fetch(`/identity/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    credentials: "same-origin",
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw unreachable()
  })
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.status >= 500) {
    throw new ApiError({ ...unreachable().problem, status: response.status, code: "IdentityUnavailable" })
  }
  const retryAfter = Number(
    response.headers.get("x-retry-after") ?? response.headers.get("retry-after") ?? "",
  )
  throw new IdentityError(
    textOf(answer, "code") ?? (response.status === 429 ? "TOO_MANY_REQUESTS" : "UNKNOWN"),
    textOf(answer, "message") ?? response.statusText,
    retryAfter > 0 ? retryAfter : undefined,
  )
}

const textOf = (answer: unknown, key: string) => {
  if (typeof answer !== "object" || answer === null) return undefined
  const value: unknown = Reflect.get(answer, key)
  return typeof value === "string" ? value : undefined
}

/** Ends the session and forgets everything that was read with it. */
export const useSignOut = () => {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    await identity("sign-out", {})
    client.clear()
    await router.navigate({ to: "/" })
  }
}
