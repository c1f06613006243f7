type Numbers = Uint8Array | Uint16Array | Int32Array

/** Where some numbers lie among others. */
export interface Place<A extends Numbers> {
  readonly block: A
  readonly from: number
  readonly to: number
}

/** Numbers of a block: those of many texts, so that blocks are few; and no block is ever copied to a wider one. */
const blockLength = 2 ** 18

/** Lays rows of numbers side by side, outside of what is tidied up: one after the other, each in one block. */
export const blocks = <A extends Numbers>(
  make: (length: number) => A,
): ((row: ArrayLike<number>) => Place<A>) => {
  let block = make(0)
  let used = 0
  return (row) => {
    if (used + row.length > block.length) {
      block = make(Math.max(blockLength, row.length))
      used = 0
    }
    block.set(row, used)
    used += row.length
    return { block, from: used - row.length, to: used }
  }
}

export type LaidText = Place<Uint8Array> | Place<Uint16Array>

/** Lays texts side by side: a byte for each sign where all have room in one, else two. */
export const laidTexts = (): ((text: string) => LaidText) => {
  const narrow = blocks((length) => new Uint8Array(length))
  const wide = blocks((length) => new Uint16Array(length))
  return (text) => {
    const units = new Uint16Array(text.length)
    let all = 0
    for (let at = 0; at < text.length; at++) all |= units[at] = text.charCodeAt(at)
    return all < 256 ? narrow(units) : wide(units)
  }
}

/** Signs turned into text at once: each is an argument of a call. */
const atOnce = 4096

/** The text that lies there, to the letter. */
export const textAt = ({ block, from, to }: LaidText): string => {
  let text = ""
  for (let at = from; at < to; at += atOnce)
    text += String.fromCharCode(...block.subarray(at, Math.min(to, at + atOnce)))
  return text
}
