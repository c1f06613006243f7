/** Groups values by a key, in the order in which keys first appear. */
export const groupBy = <A, K>(
  values: Iterable<A>,
  keyOf: (value: A) => K,
): ReadonlyMap<K, ReadonlyArray<A>> => {
  const groups = new Map<K, Array<A>>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [value])
    else group.push(value)
  }
  return groups
}
