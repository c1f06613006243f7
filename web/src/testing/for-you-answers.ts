import type { SuccessOf } from "@rounds/core/contract/contract.ts"

/** Of somebody who has said and done nothing. */
export const nobodysTopics: SuccessOf<"GET /api/user/topics"> = {
  profession: null,
  specialties: [],
  written: 0,
  saved: 0,
  topics: [],
  own: [],
}
