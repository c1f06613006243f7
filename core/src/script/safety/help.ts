import type { Market } from "#script/settings.ts"

/** Whom to call, where a video is shown. `listens`: by day and night, for somebody who thinks of ending their life. */
export interface Help {
  readonly emergency: string
  readonly listens: string
  /** For advice that is urgent and no emergency; null where there is no such number. */
  readonly advice: string | null
}

export const helpIn: { readonly [M in Market]: Help } = {
  US: { emergency: "911", listens: "988", advice: null },
  UK: { emergency: "999", listens: "116 123", advice: "111" },
  EU: { emergency: "112", listens: "112", advice: null },
  TR: { emergency: "112", listens: "112", advice: null },
}
