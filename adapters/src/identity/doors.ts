import { type Fault, fieldFault, type FieldFault } from "@rounds/core/kernel/fault.ts"
import { unstorableIn } from "@rounds/core/kernel/unstorable.ts"
import { LONGEST_PASSWORD } from "./options.ts"

/** What one field of a body may hold: text of at most so many characters, an id of ours, or a key's own answer. */
type Field = { readonly max: number; readonly optional?: true } | "id" | "key answer"

interface Door {
  readonly method: "GET" | "POST"
  readonly body?: { readonly [field: string]: Field }
  /** `session`: somebody has signed in. `fresh`: and gave the password a short while ago. */
  readonly needs?: "session" | "fresh"
  /** Waits until the address is confirmed. */
  readonly confirmed?: true
  /** Open to a suspended account and to a demo account, which change nothing about how they sign in. */
  readonly changesNothing?: true
  /** Takes the current password of whoever has signed in: wrong ones are counted. */
  readonly guessable?: true
}

const email: Field = { max: 255 }
const password: Field = { max: LONGEST_PASSWORD }
const code: Field = { max: 20 }
const token: Field = { max: 64 }

/** Every call of the sign-in service that is open, and what it takes. Whatever is not here does not exist. */
export const doors: { readonly [path: string]: Door } = {
  "/sign-up/email": { method: "POST", body: { email, password, name: { max: 121 } } },
  "/sign-in/email": { method: "POST", body: { email, password } },
  "/sign-out": { method: "POST", body: {} },
  "/token": { method: "GET" },
  "/jwks": { method: "GET" },
  "/security": { method: "GET", needs: "session", changesNothing: true },
  "/confirm-address": { method: "POST", body: { token, newPassword: { ...password, optional: true } } },
  "/send-confirmation": { method: "POST", body: {}, needs: "session" },
  "/change-address": { method: "POST", body: { newEmail: email }, needs: "fresh" },
  "/request-password-reset": { method: "POST", body: { email } },
  "/reset-password": { method: "POST", body: { token, newPassword: password } },
  "/change-password": {
    method: "POST",
    body: { currentPassword: password, newPassword: password },
    needs: "session",
    guessable: true,
  },
  "/reauthenticate": {
    method: "POST",
    body: { password },
    needs: "session",
    guessable: true,
    changesNothing: true,
  },
  "/end-session": { method: "POST", body: { id: "id" }, needs: "fresh", changesNothing: true },
  "/end-other-sessions": { method: "POST", body: {}, needs: "fresh", changesNothing: true },
  "/two-factor/enable": {
    method: "POST",
    body: { password },
    needs: "session",
    confirmed: true,
    guessable: true,
  },
  "/two-factor/disable": { method: "POST", body: { password }, needs: "session", guessable: true },
  "/two-factor/generate-backup-codes": {
    method: "POST",
    body: { password },
    needs: "session",
    guessable: true,
  },
  "/two-factor/verify-totp": { method: "POST", body: { code } },
  "/two-factor/verify-backup-code": { method: "POST", body: { code } },
  "/passkey/generate-register-options": { method: "GET", needs: "fresh", confirmed: true },
  "/passkey/verify-registration": {
    method: "POST",
    body: { response: "key answer", name: { max: 60, optional: true } },
    needs: "fresh",
    confirmed: true,
  },
  "/passkey/generate-authenticate-options": { method: "GET" },
  "/passkey/verify-authentication": { method: "POST", body: { response: "key answer" } },
  "/passkey/delete-passkey": { method: "POST", body: { id: "id" }, needs: "fresh" },
}

/** What is wrong with a body, by field; nothing when it may pass. */
export const faultsIn = (path: string, body: unknown): ReadonlyArray<FieldFault> => {
  const fields = doors[path]?.body ?? {}
  const given = typeof body === "object" && body !== null && !Array.isArray(body) ? Object.entries(body) : []
  const unknown = given
    .filter(([name]) => !Object.hasOwn(fields, name))
    .map(([name]) => fieldFault(name.slice(0, 64), "no_such_field"))
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = given.find(([key]) => key === name)?.[1]
    const fault = faultOf(value, field)
    return fault === null ? [] : [{ field: name, ...fault }]
  })
  return [...unknown, ...wrong]
}

const faultOf = (value: unknown, field: Field): Fault | null => {
  if (unstorableIn(value) !== null) return { code: "not_storable", values: [] }
  if (field === "key answer") {
    return typeof value === "object" && value !== null ? null : { code: "key_answer_missing", values: [] }
  }
  if (value === undefined)
    return field !== "id" && field.optional === true ? null : { code: "missing", values: [] }
  if (typeof value !== "string") return { code: "not_text", values: [] }
  if (field === "id") return uuid.test(value) ? null : { code: "not_an_id", values: [] }
  return value.length <= field.max ? null : { code: "too_long", values: [`${field.max}`] }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
