/** A number for each word, from 0 up, so that words are counted and compared as numbers. */
export interface WordNumbers {
  readonly idOf: (term: string) => number
  /** The same of a word that has one; below -1 for any other, which is given none. */
  readonly known: (term: string) => number
  readonly termOf: (id: number) => string
  readonly count: () => number
}

export const wordNumbers = (): WordNumbers => {
  const ids = new Map<string, number>()
  const terms: Array<string> = []
  return {
    idOf: (term) => {
      const known = ids.get(term)
      if (known !== undefined) return known
      ids.set(term, terms.length)
      terms.push(term)
      return terms.length - 1
    },
    known: (term) => ids.get(term) ?? -2,
    termOf: (id) => terms[id] ?? "",
    count: () => terms.length,
  }
}

/** The terms of a text by their numbers; below zero for an empty one, where words are parted. */
export const numbered = (terms: ReadonlyArray<string>, { idOf }: WordNumbers): Int32Array => {
  const ids = new Int32Array(terms.length)
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i] ?? ""
    ids[i] = term === "" ? -1 : idOf(term)
  }
  return ids
}
