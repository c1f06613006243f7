/** A hash of 32 bits, as a whole number with its sign: those are added and compared fastest (FNV-1a, and a last mixing). */
export const hashOf = (text: string, seed = 0x81_1c_9d_c5): number => {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01_00_01_93)
  value ^= value >>> 15
  return Math.imul(value, 0x2c_1b_3c_6d)
}
