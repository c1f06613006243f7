/** A number that is always the same for a text: spreads choices over subjects. */
export const spread = (text: string): number => {
  let value = 0x81_1c_9d_c5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01_00_01_93)
  value ^= value >>> 15
  return value >>> 0
}

/** The same forms from another one on: what stands first would stand over too many topics. */
export const turnedBy = <A>(all: ReadonlyArray<A>, turn: number): ReadonlyArray<A> => {
  const from = turn % Math.max(1, all.length)
  return [...all.slice(from), ...all.slice(0, from)]
}
