import type { ForumReader, ForumSource } from "./source-ports.ts"

/**
 * Several sources as the one that editions are made of. An edition is called by the names of its sources, so that only
 * what rests on the same sources is history for it; it is sample data when one of them is.
 */
export const joined = (readers: ReadonlyArray<ForumReader>): ForumSource["Service"] => ({
  name:
    readers.length === 0
      ? "none"
      : readers
          .map(({ name }) => name)
          .toSorted()
          .join("+"),
  sampleDate: readers.find(({ sampleDate }) => sampleDate !== null)?.sampleDate ?? null,
  readers,
})
