import { auth as words } from "#words/auth.ts"

export const shortestPassword = 12
export const passwordHint = words.passwordHint({ shortest: shortestPassword })
