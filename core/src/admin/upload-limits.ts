/** The most bytes that a file of posts may have: 10 MB. */
export const LONGEST_UPLOAD = 10_000_000
/** Faults that are told of one file. */
export const MOST_FAULTS = 20
