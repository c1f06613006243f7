export const shortestPassword = 12
export const passwordHint = `At least ${shortestPassword} characters, and not a common one; nothing else is demanded.`
