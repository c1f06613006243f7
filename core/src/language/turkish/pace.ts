import type { Pace } from "#script/pace.ts"

export const pace: Pace = { slow: 95, usual: 110, fast: 125 }
