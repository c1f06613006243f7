type Numbers = Uint8Array | Uint16Array | Int32Array

/** Where some numbers lie among others. */
export interface Place<A extends Numbers> {
  readonly block: A
  readonly from: number
  readonly to: number
}

/** Numbers of a block: those of many texts, so that blocks are few; and no block is ever copied to a wider one. */
const blockLength = 2 ** 18

/** Room for so many numbers in a row, in one block. */
const roomIn = <A extends Numbers>(make: (length: number) => A): ((length: number) => Place<A>) => {
  let block = make(0)
  let used = 0
  return (length) => {
    if (used + length > block.length) {
      block = make(Math.max(blockLength, length))
      used = 0
    }
    used += length
    return { block, from: used - length, to: used }
  }
}

/** Lays rows of numbers side by side, outside of what is tidied up: one after the other, each in one block. */
export const blocks = <A extends Numbers>(
  make: (length: number) => A,
): ((row: ArrayLike<number>) => Place<A>) => {
  const room = roomIn(make)
  return (row) => {
    const place = room(row.length)
    place.block.set(row, place.from)
    return place
  }
}

export type LaidText = Place<Uint8Array> | Place<Uint16Array>

const fitsInBytes = (text: string): boolean => {
  let all = 0
  for (let at = 0; at < text.length; at++) all |= text.charCodeAt(at)
  return all < 256
}

/** Lays texts side by side: a byte for each sign where all have room in one, else two. */
export const laidTexts = (): ((text: string) => LaidText) => {
  const narrow = roomIn((length) => new Uint8Array(length))
  const wide = roomIn((length) => new Uint16Array(length))
  return (text) => {
    const place = fitsInBytes(text) ? narrow(text.length) : wide(text.length)
    const { block, from } = place
    for (let at = 0; at < text.length; at++) block[from + at] = text.charCodeAt(at)
    return place
  }
}

/** Signs turned into text at once: each is an argument of a call. */
const atOnce = 4096

/** The text that lies there, to the letter. A typed array is taken as a list of arguments ten times as fast as it is spread. */
export const textAt = ({ block, from, to }: LaidText): string => {
  let text = ""
  for (let at = from; at < to; at += atOnce)
    text += Reflect.apply(String.fromCharCode, null, block.subarray(at, Math.min(to, at + atOnce)))
  return text
}
