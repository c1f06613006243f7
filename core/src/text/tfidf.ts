/** A sparse vector of length 1: ascending columns and their values. */
export interface SparseRow {
  readonly columns: Int32Array
  readonly values: Float64Array
}

export interface TermMatrix {
  readonly rows: ReadonlyArray<SparseRow>
  readonly terms: ReadonlyArray<string>
  /** Documents that hold each term. */
  readonly documents: ReadonlyArray<number>
}

/** Terms in fewer documents say nothing about neighbours; pairs need one more. */
const fewest = 2
const fewestPairs = 3
const mostTerms = 40_000

const byRarity = (a: readonly [string, number], b: readonly [string, number]): number =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1)

/**
 * Sublinear TF-IDF of tokenised documents: (1 + ln tf) * (ln((1 + N) / (1 + df)) + 1), each row scaled to length 1.
 * Terms of more than half of the documents are left out.
 */
export const tfidf = (documents: ReadonlyArray<ReadonlyArray<string>>): TermMatrix => {
  const frequency = new Map<string, number>()
  for (const terms of documents)
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const vocabulary = [...frequency]
    .filter(
      ([term, count]) =>
        count >= (term.includes("_") ? fewestPairs : fewest) && count <= documents.length / 2,
    )
    .toSorted(byRarity)
    .slice(0, mostTerms)
  const column = new Map(vocabulary.map(([term], i) => [term, i]))
  const weight = vocabulary.map(([, count]) => Math.log((1 + documents.length) / (1 + count)) + 1)
  const rows = documents.map((terms): SparseRow => {
    const counts = new Map<number, number>()
    for (const term of terms) {
      const at = column.get(term)
      if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1)
    }
    const columns = Int32Array.from([...counts.keys()].toSorted((a, b) => a - b))
    const values = Float64Array.from(columns, (at) => (1 + Math.log(counts.get(at) ?? 1)) * (weight[at] ?? 0))
    const length = Math.sqrt(values.reduce((sum, x) => sum + x * x, 0)) || 1
    return { columns, values: values.map((x) => x / length) }
  })
  return { rows, terms: vocabulary.map(([term]) => term), documents: vocabulary.map(([, count]) => count) }
}
