/**
 * A comparison of two texts that remembers its answers, for the same few texts are weighed against each other many times
 * over. It remembers as long as it is kept.
 */
export const comparedOnce = (
  compare: (one: string, other: string) => boolean,
): ((one: string, other: string) => boolean) => {
  const known = new Map<string, Map<string, boolean>>()
  return (one, other) => {
    const answers = known.get(one) ?? new Map<string, boolean>()
    known.set(one, answers)
    const answer = answers.get(other) ?? compare(one, other)
    answers.set(other, answer)
    return answer
  }
}
