import type { Market, Promotes } from "@rounds/core/script/settings.ts"
import { choices } from "./choices.ts"

/** Where a video is seen. */
export const markets = choices<Market>({
  US: "United States",
  UK: "United Kingdom",
  EU: "European Union",
  TR: "Türkiye",
})

export const promoted = choices<Promotes>({
  nothing: "Nothing",
  own_service: "My service",
  product: "A product",
})
