import type { Market, Promotes } from "@rounds/core/script/settings.ts"
import { choices } from "./choices.ts"
import { lib as words } from "#words/lib.ts"

/** Where a video is seen. */
export const markets = choices<Market>({
  US: words.unitedStates,
  UK: words.unitedKingdom,
  EU: words.europeanUnion,
  TR: words.turkiye,
})

export const promoted = choices<Promotes>({
  nothing: words.promotesNothing,
  own_service: words.promotesMyService,
  product: words.promotesAProduct,
})
