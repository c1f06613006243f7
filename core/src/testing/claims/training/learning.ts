import type { Example } from "./examples.ts"

/** The same numbers every time: a linear congruential generator. */
export const sequence = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** Calls `learn` for every example in a new order each round, with a rate that falls to a tenth. */
export const rounds = (
  examples: ReadonlyArray<Example>,
  { count, random }: { readonly count: number; readonly random: () => number },
  learn: (example: Example, rate: number) => void,
): void => {
  const order = [...examples]
  for (let round = 0; round < count; round += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1))
      const one = order[i]
      const two = order[j]
      if (one === undefined || two === undefined) continue
      order[i] = two
      order[j] = one
    }
    const rate = 1 - (0.9 * round) / count
    for (const example of order) learn(example, rate)
  }
}

/** Scores as chances, in place. */
export const softmax = (scores: Float64Array): void => {
  let most = -Infinity
  for (const score of scores) if (score > most) most = score
  let sum = 0
  scores.forEach((score, i) => {
    const power = Math.exp(score - most)
    scores[i] = power
    sum += power
  })
  scores.forEach((power, i) => {
    scores[i] = power / sum
  })
}

/** Adds to one number of many. */
export const add = (numbers: Float32Array | Float64Array, at: number, value: number): void => {
  numbers[at] = (numbers[at] ?? 0) + value
}
