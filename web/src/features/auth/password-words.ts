import { shortestPassword } from "#lib/shortest-password.ts"
import { auth as words } from "#words/auth.ts"

export { shortestPassword }
export const passwordHint = words.passwordHint({ shortest: shortestPassword })
