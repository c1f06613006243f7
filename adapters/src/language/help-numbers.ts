import { helpIn } from "@rounds/core/script/safety/help.ts"
import type { Market } from "@rounds/core/script/settings.ts"

/** The numbers that help in a market, each once. */
export const numbersOf = (market: Market): string => {
  const { emergency, listens, advice } = helpIn[market]
  return [emergency, listens, ...(advice === null ? [] : [advice])]
    .filter((number, index, all) => all.indexOf(number) === index)
    .join(", ")
}
