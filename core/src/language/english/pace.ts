import type { Pace } from "#script/pace.ts"

export const pace: Pace = { slow: 130, usual: 150, fast: 165 }
