import { acceptable, type Draft } from "@rounds/core/script/draft.ts"
import { tipsFor } from "@rounds/core/script/platforms.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { directionFor } from "./directions.ts"
import { english } from "./english.ts"
import { hashtagsFor } from "./offline-hashtags.ts"
import { pack } from "./pack.ts"
import type { Phrases } from "./phrases.ts"
import { turkish } from "./turkish.ts"

/**
 * A draft without a model: craft tables filled with the topic's own evidence. It says what people ask and how many
 * they are; of the subject itself it claims nothing, but shows how to weigh evidence and when to see someone.
 * The same order gives the same draft.
 */
export const writeOffline = (order: WritingOrder): Draft | null => {
  const { language, targetPlatform } = order.settings
  const draft = {
    beats: pack(order, tables[language]).map(({ name, text }) => ({
      name,
      text,
      direction: directionFor(order, name),
    })),
    hashtags: hashtagsFor(order),
    platformTips: tipsFor(targetPlatform),
  }
  return acceptable(draft, order.plan)
}

const tables: { readonly [L in Language]: Phrases } = { english, turkish }
