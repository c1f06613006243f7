import { writing } from "#language/writing.ts"
import { asksForDishes } from "#script/from-findings/substance-of.ts"
import type { WritingOrder } from "#script/ports.ts"
import { statesQuestion } from "#topic/order.ts"
import type { Errand, Place } from "./words.ts"

/** Whether a topic bears its name alone: half of its posts ask nothing in common. */
export const isBareName = (topic: WritingOrder["topic"]): boolean => topic !== null && !statesQuestion(topic)

/** What the speaker fills in, as it fits what the matter is. */
export const placesFor = (
  order: WritingOrder,
  errand: Errand,
  isForOthers: boolean,
): { readonly [P in Place]: string } => {
  const { places, placesForOthers, placesOfFood, placesOfDishes } = writing[order.settings.language].questions
  if (isForOthers) return placesForOthers
  if (errand !== "cooked") return places
  return { ...places, ...placesOfFood, ...(asksForDishes(order) ? placesOfDishes : {}) }
}
