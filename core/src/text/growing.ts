/** Numbers that keep coming, in half the memory that an array of them takes, outside of what is tidied up, and never copied. */
export interface Growing {
  readonly push: (value: number) => void
  readonly length: () => number
  /** The number at a place that was filled. */
  readonly at: (place: number) => number
}

/** Numbers of one block, a power of two. */
const bits = 16
const blockLength = 2 ** bits

export const growing = (): Growing => {
  const blocks: Array<Int32Array> = []
  let block = new Int32Array(0)
  let used = 0
  return {
    push: (value) => {
      const place = used & (blockLength - 1)
      if (place === 0) blocks.push((block = new Int32Array(blockLength)))
      block[place] = value
      used++
    },
    length: () => used,
    at: (place) => blocks[place >>> bits]?.[place & (blockLength - 1)] ?? 0,
  }
}
