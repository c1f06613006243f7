import type { OwnRefusals } from "#language/problems.ts"

export const refusals: OwnRefusals = null
