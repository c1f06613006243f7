/**
 * Keeps the last answers of a pure function by what was asked, at most `most` of them: then all are forgotten and it
 * begins again. Answers are shared, so they must not be changed.
 */
export const keeping = <A>(most: number): ((asked: string, answer: () => A) => A) => {
  const kept = new Map<string, A>()
  return (asked, answer) => {
    const known = kept.get(asked)
    if (known !== undefined) return known
    const found = answer()
    if (kept.size >= most) kept.clear()
    kept.set(asked, found)
    return found
  }
}
