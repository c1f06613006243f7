/** Numbers that keep coming, in a third of the memory that an array of them takes, outside of what is tidied up. */
export interface Growing {
  readonly push: (value: number) => void
  readonly length: () => number
  /** What came so far; it stands until the next push. */
  readonly values: () => Int32Array
}

export const growing = (): Growing => {
  let held = new Int32Array(1024)
  let used = 0
  return {
    push: (value) => {
      if (used === held.length) {
        const wider = new Int32Array(2 * used)
        wider.set(held)
        held = wider
      }
      held[used++] = value
    },
    length: () => used,
    values: () => held.subarray(0, used),
  }
}
